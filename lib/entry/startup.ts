import 'server-only';
import { clock } from '@/lib/platform/clock';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { endAll } from '@/lib/platform/ending';
import { env } from '@/lib/platform/env';
import { listenForChanges } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import { speakInOneVoice } from '@/lib/platform/one-voice';
import { installPageCache } from '@/lib/web/page-cache/cache';
import { currentRequest } from '@/lib/web/server/current-answer';
import { receive } from '@/lib/web/server/receive';

export { answerWhileAway } from '@/lib/web/server/away';

/** Before the web process serves its first request; ends it with one line when it must not serve. */
export async function startUp(): Promise<void> {
  // Whoever develops reads Next's own words.
  if (env.NODE_ENV === 'production') speakInOneVoice(currentRequest);
  installPageCache(() => clock.machine().getTime());
  listenForChanges();
  try {
    await refuseDemonstrationData();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  const web = globalThis as { alpenglowReceives?: (how: { receive: typeof receive; end: () => void }) => void };
  web.alpenglowReceives?.({ receive, end: endAll });
}
