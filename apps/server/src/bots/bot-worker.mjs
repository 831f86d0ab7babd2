// A thread starts without a loader for TypeScript: this brings one.
import { register } from 'tsx/esm/api';

register();
const { default: answer } = await import('./bot-worker.ts');

export default answer;
