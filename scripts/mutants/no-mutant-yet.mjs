import { inject } from 'vitest';

// The thread is the one of the mutant before: while modules are loaded none is active. Stryker's own set-up names the next one.
const stryker = globalThis[inject('globalNamespace')];
if (stryker && inject('mode') === 'mutant') stryker.activeMutant = undefined;
