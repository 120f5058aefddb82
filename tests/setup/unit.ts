import { AsyncLocalStorage } from 'node:async_hooks';
import { leaveNothingBehind } from './shared-process';

// As Next's own server does before the first of its modules is loaded, which is another file's here than the one that needs it.
Object.assign(globalThis, { AsyncLocalStorage });

leaveNothingBehind();
