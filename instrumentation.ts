/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { forgetForwardedHeaders } = await import('@/lib/route/caller');
  forgetForwardedHeaders();
  const { refuseDemonstrationData } = await import('@/lib/demonstration');
  try {
    await refuseDemonstrationData();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
