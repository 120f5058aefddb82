// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from './setup/node-version.mjs';

requireNode();
import('./setup/administer.mjs').then(({ administer }) =>
  administer('lib/entry/administration/check-ledger.ts', process.argv.slice(2)),
);
