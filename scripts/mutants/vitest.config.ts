import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { keepWorker } from './kept-worker.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const folders = process.env.MUTANTS_TESTS;

/** The unit tests without those that read the source itself: it is another one here. */
export default defineConfig({
  root,
  plugins: [keepWorker()],
  resolve: { alias: { '@': root, 'server-only': path.join(root, 'tests/setup/server-only.ts') } },
  test: {
    // Each mutant loads every file of these: a noun's own are much quicker than all.
    include: folders ? [`tests/unit/{${folders},}/**/*.test.{ts,tsx}`] : ['tests/unit/*/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/{access,brand,content,map,routing,scripts}/**'],
    environment: 'node',
    setupFiles: [path.join(root, 'tests/setup/unit.ts'), path.join(root, 'scripts/mutants/no-mutant-yet.mjs')],
    // The files that see a mutant share its modules.
    isolate: false,
    testTimeout: 30_000,
  },
});
