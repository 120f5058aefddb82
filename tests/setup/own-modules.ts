import { expect, vi } from 'vitest';
import { wantsOwnModules } from './wants-own-modules.mjs';

// Not of the project: it must outlive what the process forgets between two files.
const shared = globalThis as { areModulesOfOneFile?: boolean };

/** Before a file: its modules are those of the file before, unless one of the two wants its own. */
export function shareModules(): void {
  const isOwn = wantsOwnModules(expect.getState().testPath ?? '');
  if (isOwn || shared.areModulesOfOneFile) vi.resetModules();
  shared.areModulesOfOneFile = isOwn;
}
