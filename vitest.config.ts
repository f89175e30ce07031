import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { VitestSummary } from './tools/vitest-summary.ts';

const shared = {
  setupFiles: ['test/setup/each-file.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    globalSetup: ['test/setup/once.ts'],
    pool: 'forks',
    reporters: ['default', new VitestSummary()],
    coverage: { provider: 'v8', include: ['{contract,electron,workers,renderer}/**/*.{ts,tsx}'] },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/long/**', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/long/**', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'long',
          environment: 'node',
          include: ['test/long/**/*.test.ts'],
          testTimeout: 20 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
    ],
  },
});
