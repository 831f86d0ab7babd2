import { fileURLToPath } from 'node:url';
import type { RolldownOptions } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** The server with our packages in one piece; each thread is an entry of its own, beside it. Other packages stay outside. */
export default {
  input: {
    main: source('main.ts'),
    'sqlite-worker': source('storage/sqlite-worker.ts'),
    'backup-job': source('storage/backup-job.ts'),
    'bot-worker': source('bots/bot-worker.ts'),
  },
  platform: 'node',
  external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@conclave/')),
  output: {
    dir: fileURLToPath(new URL('./dist', import.meta.url)),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    cleanDir: true,
  },
} satisfies RolldownOptions;
