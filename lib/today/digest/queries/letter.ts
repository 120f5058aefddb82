import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { listToday } from '@/lib/today/deadline/queries/list';
import type { TodayJson } from '@/lib/today/deadline/schema';

/** A mail lies where others may read it: of what is earned nothing. */
export const NO_EARNINGS = { isB2C: true, isCommissionDisplayed: false };

const MOST_LINES = 24;

export type DigestLetter = {
  reader: { email: string; firstName: string | null; locale: Locale };
  today: TodayJson;
  now: Date;
};

/** Null: the person is gone. */
export async function getDigestLetter(userId: string): Promise<DigestLetter | null> {
  const select = { subject: true, email: true, firstName: true, locale: true } as const;
  const person = await scoped('system', (tx) => tx.user.findUnique({ where: { id: userId }, select }));
  const viewer = person?.subject ? await getViewerBySubject(person.subject) : null;
  if (!person || !viewer) return null;
  const now = await clock.now();
  const until = dayAt(now, OFFICE_TIME_ZONE);
  const { email, firstName } = person;
  return {
    reader: { email, firstName, locale: (person.locale ?? 'de') as Locale },
    today: await listToday(viewer, NO_EARNINGS, { until, limit: MOST_LINES }),
    now,
  };
}
