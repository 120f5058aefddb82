import { afterAll, vi } from 'vitest';
import { noteChange } from '@/lib/platform/changes';

type Shared = {
  alpenglowListening?: Set<() => Promise<void>>;
  alpenglowChanges?: { listeners: Set<unknown>; isHeard: boolean };
};

/**
 * What the modules keep for the whole process: a pool, what is listened to. What one keeps for itself is told by a change of
 * everything to read anew, so the count of changes goes on; that they are heard does not.
 */
export async function forgetShared(): Promise<void> {
  const shared = globalThis as Shared;
  await Promise.all([...(shared.alpenglowListening ?? [])].map((stop) => stop()));
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith('alpenglow') && name !== 'alpenglowChanges') Reflect.deleteProperty(globalThis, name);
  }
  noteChange(null);
  shared.alpenglowChanges?.listeners.clear();
  Object.assign(shared.alpenglowChanges ?? {}, { isHeard: false });
}

/** Set by `lib/platform/env` as it is loaded: stays as long as the module does. */
const OF_A_MODULE = 'AUTH_TRUST_HOST';

/** Files run one after the other in a process: none finds what the one before put on `globalThis`, the environment or the clock. */
export function leaveNothingBehind(): void {
  const environment = { ...process.env };
  // The last hook of a file: hooks run in reverse order.
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await forgetShared();
    for (const name of Object.keys(process.env)) {
      if (!(name in environment) && name !== OF_A_MODULE) delete process.env[name];
    }
    Object.assign(process.env, environment);
  });
}
