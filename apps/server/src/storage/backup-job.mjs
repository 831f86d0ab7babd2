// A process starts without a loader for TypeScript: this brings one.
import { register } from 'tsx/esm/api';

register();
await import('./backup-job.ts');
