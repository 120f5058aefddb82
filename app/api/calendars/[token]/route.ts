import { getCalendarByToken } from '@/lib/today/calendar/queries/calendar';
import { documentRoute } from '@/lib/web/route/document';

/** What is due for whose address this is: `{token}.ics`. Programs read it without signing in. */
export const GET = documentRoute(async (_request, { token = '' }) => {
  const [, name] = /^([\w-]{20,100})\.ics$/.exec(token) ?? [];
  const text = name ? await getCalendarByToken(name) : null;
  return text === null
    ? null
    : { bytes: new TextEncoder().encode(text), mediaType: 'text/calendar; charset=utf-8', fileName: 'alpenglow.ics' };
});
