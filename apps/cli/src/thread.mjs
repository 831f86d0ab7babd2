// A thread starts without a loader for TypeScript: this brings one.

import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import(workerData.file);

export default work;
