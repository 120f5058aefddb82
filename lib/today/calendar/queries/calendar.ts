import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { linkOrigin } from '@/lib/platform/link-origin';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { Viewer } from '@/lib/platform/viewer/types';
import { placeOf } from '@/lib/today/deadline/action';
import { listToday } from '@/lib/today/deadline/queries/list';
import { workScopesOf } from '@/lib/today/deadline/rules/list';
import type { DeadlineJson, TodayScope } from '@/lib/today/deadline/schema';
import { type Telling, whatText, whomText, whyText } from '@/lib/today/deadline/words';
import { NO_EARNINGS } from '@/lib/today/digest/queries/letter';
import { type CalendarEvent, icsOf } from '../ics';
import { calendarLink } from '../tokens';

/** Rule 10.5, in hours before a deadline. */
const ALARMS = [24, 4];
const MOST = 1_000;

function eventOf(line: DeadlineJson, telling: Telling): CalendarEvent {
  const { name, more } = whomText(line, telling);
  const origin = linkOrigin({ brandId: defaultBrand, locale: telling.locale });
  const until = new Date(line.until);
  return {
    uid: line.id,
    // A day lasts to its last minute.
    at: line.isDay ? new Date(until.getTime() - 60_000) : until,
    summary: [whatText(line, telling), name].filter(Boolean).join(': '),
    description: [whyText(line, telling), more].filter(Boolean).join('\n'),
    url: `${origin}${placeOf(line, telling.scope)}`,
    alarms: ALARMS,
  };
}

/** What is put off stands in the calendar all the same. */
async function linesOf(viewer: Viewer, list?: TodayScope, leadId?: string) {
  const asked = { limit: MOST, leadId, scope: list };
  const open = await listToday(viewer, NO_EARNINGS, asked);
  const { results } = await listToday(viewer, NO_EARNINGS, { ...asked, kind: 'snoozed' });
  return { scope: open.scope, lines: [...open.results, ...results] };
}

async function tellingOf(locale: Locale, scope: TodayScope): Promise<Telling> {
  return { t: translator(locale, 'today'), dues: translator(locale, 'dues'), scope, locale, now: await clock.now() };
}

/** The list of whose address this is, in their language. Null: it leads nowhere, or not any more. */
export async function getCalendarByToken(token: string): Promise<string | null> {
  const row = await scoped('system', (tx) =>
    tx.calendarAddress.findFirst({
      where: { tokenHash: hashLinkToken(token), revokedAt: null },
      select: { user: { select: { subject: true, locale: true } } },
    }),
  );
  const viewer = row?.user.subject ? await getViewerBySubject(row.user.subject) : null;
  if (!row || !viewer) return null;
  const locale = (row.user.locale ?? 'de') as Locale;
  const name = `Alpenglow, ${translator(locale, 'today')('title')}`;
  const events = await Promise.all(
    workScopesOf(viewer).map(async (list) => {
      const { scope, lines } = await linesOf(viewer, list);
      const telling = await tellingOf(locale, scope);
      return lines.map((line) => eventOf(line, telling));
    }),
  );
  return icsOf({ name, language: locale, stamp: clock.machine(), events: events.flat() });
}

/** A lead's stay and all that is due of it. Null: not theirs, or not there. */
export async function getCalendarOfLead(viewer: Viewer, leadId: string, locale: Locale): Promise<string | null> {
  const row =
    viewer.agency || viewer.role === 'admin'
      ? await scoped(viewer, (tx) =>
          tx.lead.findFirst({
            where: { id: leadId, ...leadsOf(viewer) },
            include: { hotel: { select: { name: true } }, property: { select: { name: true } } },
          }),
        )
      : null;
  const { scope, lines } = await linesOf(viewer, viewer.role === 'supervisorAgent' ? 'team' : undefined, leadId);
  if (!row && lines.length === 0) return null;
  const telling = await tellingOf(locale, scope);
  const client = row ? `${row.clientFirstName} ${row.clientLastName}` : (lines[0]?.about.client ?? '');
  const origin = linkOrigin({ brandId: defaultBrand, locale });
  const stay: CalendarEvent[] = row
    ? [
        {
          uid: `stay-${row.id}`,
          ...{ from: fromDatabaseDay(row.checkIn), until: fromDatabaseDay(row.checkOut) },
          summary: `${(row.hotel ?? row.property)?.name ?? ''}: ${client}`,
          description: row.reference,
          url: origin,
        },
      ]
    : [];
  const events = [...stay, ...lines.map((line) => eventOf(line, telling))];
  return icsOf({ name: client, language: locale, stamp: clock.machine(), events });
}

/** The viewer's own address; null: they have none. */
export async function getCalendarAddress(viewer: Viewer, locale: Locale): Promise<string | null> {
  const row = await scoped(viewer, (tx) =>
    tx.calendarAddress.findFirst({
      where: { userId: viewer.id, revokedAt: null },
      select: { id: true, tokenHash: true },
    }),
  );
  return row && calendarLink(row, locale);
}
