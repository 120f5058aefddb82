import type { Instrumentation } from 'next';

/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('@/lib/entry/startup');
  await startUp();
}

/** Next calls this for every error of a page or route that nothing has caught. */
export const onRequestError: Instrumentation.onRequestError = async (...error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Read when the process started: the answer must be changed before its first byte.
  const { answerWhileAway } = await import('@/lib/entry/startup');
  await answerWhileAway(...error);
};
