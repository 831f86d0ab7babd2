export { type Running, startServer } from './app.ts';
export { type Config, configFrom, LIMITS, type Limits, PACE, UNLIMITED } from './config.ts';
