// A thread starts without a loader for TypeScript: this brings one.
import { register } from 'tsx/esm/api';

register();
const { answer } = await import('./bot-worker.ts');

export default answer;
