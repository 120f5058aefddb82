import { AsyncLocalStorage } from 'node:async_hooks';
import { leaveNothingBehind } from './shared-process';

// As Next's own server does before the first of its modules is loaded, which is another file's here than the one that needs it.
Object.assign(globalThis, { AsyncLocalStorage });

// For `vitest run` outside of `npm test`: what a module asks of the environment when it is loaded. Nothing answers there.
process.env.APP_MODE ??= 'demo';
process.env.APP_SECRET ??= 'demo-secret-of-the-tests-which-guards-nothing';
process.env.DATABASE_URL ??= 'postgresql://nobody@127.0.0.1:1/nothing';

leaveNothingBehind();
