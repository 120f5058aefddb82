import { CRASH_ERROR_LENGTH, CRASH_LOCATION_LENGTH } from '@/lib/crash-report/schema';
import { paths } from '@/lib/routing/paths';

/** One report; whether it arrives changes nothing for the reader. */
export function reportCrash(details: string, hasReloaded: boolean): void {
  fetch(paths.api.mailer(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'error',
      location: location.pathname.slice(0, CRASH_LOCATION_LENGTH),
      error: details.slice(0, CRASH_ERROR_LENGTH),
      hasReloaded,
    }),
    keepalive: true,
  }).catch(() => undefined);
}
