import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['packages/**/*.test.ts', 'apps/{cli,server}/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'bench/**/*.test.ts', 'docs/*.test.ts', 'lint/*.test.ts'],
    /** Left to itself it leaves one core idle: half of two. */
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
