import { paths } from '@/lib/platform/addresses/paths';

/** The caps of lib/web/crash-report/schema, repeated so that a page in trouble need not load a validator. */
const LOCATION_LENGTH = 500;
const ERROR_LENGTH = 8000;

/** One report; whether it arrives changes nothing for the reader. */
export function reportCrash(details: string, hasReloaded: boolean): void {
  fetch(paths.api.mailer(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'error',
      location: location.pathname.slice(0, LOCATION_LENGTH),
      error: details.slice(0, ERROR_LENGTH),
      hasReloaded,
    }),
    keepalive: true,
  }).catch(() => undefined);
}
