import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': path.resolve(import.meta.dirname),
  'server-only': path.resolve(import.meta.dirname, 'tests/setup/server-only.ts'),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // What no test imports and yet decides about all of them (`npm test -- --changed`).
    forceRerunTriggers: ['**/package.json', '**/vitest.config.ts', '**/prisma/**/*.{sql,prisma}', '**/tests/setup/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
          // What is waited for comes in its order, however busy the machine is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/setup/database.ts'],
          setupFiles: ['tests/setup/worker-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          // `npx vitest run` without a project: these after those without a database.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
