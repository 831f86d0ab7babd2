import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/{cli,server}/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'bench/**/*.test.ts', 'docs/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
