import { onTestFinished, vi } from 'vitest';

/** Moves the clock on for the rest of the test; timers and the network go on as they are. */
export function passSeconds(seconds: number): void {
  const from = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(from + seconds * 1000);
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
