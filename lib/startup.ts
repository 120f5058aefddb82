import 'server-only';
import { refuseDemonstrationData } from '@/lib/demonstration';
import { log } from '@/lib/log';
import { forgetForwardedHeaders } from '@/lib/route/caller';
import { receiveRequests } from '@/lib/server/requests';

export { answerWhileAway } from '@/lib/server/away';

/** Before the web process serves its first request; ends it with one line when it must not serve. */
export async function startUp(): Promise<void> {
  forgetForwardedHeaders();
  receiveRequests();
  try {
    await refuseDemonstrationData();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
