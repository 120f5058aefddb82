import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { serverOfPages } from './tests/setup/pages/plugin.mjs';
import { CostlyFirst } from './tests/setup/sequencer.mjs';

const alias = {
  '@': path.resolve(import.meta.dirname),
  'server-only': path.resolve(import.meta.dirname, 'tests/setup/server-only.ts'),
};

/** Most code of a worker runs a few times: what V8 makes faster costs more than it saves, so it begins four times as late. */
const COMPILED_LATER = '--interrupt-budget=500000';

export default defineConfig({
  resolve: { alias },
  test: {
    // What no test imports and yet decides about all of them (`npm test -- --changed`).
    forceRerunTriggers: ['**/package.json', '**/vitest.config.ts', '**/prisma/**/*.{sql,prisma}', '**/tests/setup/**'],
    // An order asked for on the command line counts.
    sequence: process.argv.some((one) => one.startsWith('--sequence')) ? {} : { sequencer: CostlyFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/setup/unit.ts'],
          // Three quarters of the time went to loading the same libraries and rules for each file.
          isolate: false,
          maxWorkers: '100%',
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
          // Modules serve one file after the other, but for files that want their own (`worker-database`).
          isolate: false,
          execArgv: [COMPILED_LATER],
          maxWorkers: 2,
          // `npx vitest run` without a project: these after those without a database.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Pages as the server renders them: React and what builds on it as a server has them.
        extends: true,
        plugins: [serverOfPages()],
        resolve: {
          alias: { ...alias, 'next-intl/config': path.resolve(import.meta.dirname, 'lib/platform/i18n/request.ts') },
          conditions: ['react-server', 'node'],
        },
        ssr: { resolve: { conditions: ['react-server', 'node'] } },
        test: {
          name: 'integration-pages',
          include: ['tests/pages/**/*.test.ts'],
          environment: 'node',
          execArgv: ['--conditions=react-server', COMPILED_LATER],
          server: { deps: { inline: ['next-intl', 'react-markdown'] } },
          globalSetup: ['tests/setup/database.ts'],
          setupFiles: ['tests/setup/worker-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // Beside those above, and begun before them: two long files would leave a core idle at the end.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
