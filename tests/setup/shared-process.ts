import { afterAll, vi } from 'vitest';

/** What the modules keep for the whole process: a pool, what is listened to. */
export function forgetShared(): void {
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith('alpenglow')) Reflect.deleteProperty(globalThis, name);
  }
}

/** Files run one after the other in a process: none finds what the one before put on `globalThis`, the environment or the clock. */
export function leaveNothingBehind(): void {
  const environment = { ...process.env };
  // The last hook of a file: hooks run in reverse order.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    forgetShared();
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  });
}
