import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** What `npm start` keeps: secrets, the database unless root cannot keep it here (see postgres-place), the lock of a running start. */
export const dataDirectory = path.join(root, '.data');

export const buildDirectory = path.join(root, '.next');

/** The program of a package, run with `node` and never through npx, whose death would leave it running. */
export const program = {
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  next: path.join(root, 'node_modules/next/dist/bin/next'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
  prisma: path.join(root, 'node_modules/prisma/build/index.js'),
  stryker: path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
  tsc: path.join(root, 'node_modules/typescript/bin/tsc'),
  tsx: path.join(root, 'node_modules/tsx/dist/cli.mjs'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
  vitestDifferences: path.join(root, 'scripts/setup/vitest-differences.mjs'),
  web: path.join(root, 'scripts/web.mjs'),
};
