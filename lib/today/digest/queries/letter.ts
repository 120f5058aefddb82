import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listToday } from '@/lib/today/deadline/queries/list';
import { workScopesOf } from '@/lib/today/deadline/rules/list';
import type { TodayJson } from '@/lib/today/deadline/schema';

/** A mail lies where others may read it: of what is earned nothing. */
export const NO_EARNINGS = { isB2C: true, isCommissionDisplayed: false };

const MOST_LINES = 24;

export type DigestLetter = {
  reader: { email: string; firstName: string | null; locale: Locale };
  /** Those of their lists in which something is due; where nothing is any more, the first one, which says so. */
  lists: TodayJson[];
  now: Date;
};

/** What a person is to do, list by list. */
export function listsOf(viewer: Viewer, asked: { until?: PlainDate; limit: number }): Promise<TodayJson[]> {
  return Promise.all(workScopesOf(viewer).map((scope) => listToday(viewer, NO_EARNINGS, { ...asked, scope })));
}

export const dueToday = ({ days }: TodayJson): number => days[0]?.count ?? 0;

/** Null: the person is gone. */
export async function getDigestLetter(userId: string): Promise<DigestLetter | null> {
  const select = { subject: true, email: true, firstName: true, locale: true } as const;
  const person = await scoped('system', (tx) => tx.user.findUnique({ where: { id: userId }, select }));
  const viewer = person?.subject ? await getViewerBySubject(person.subject) : null;
  if (!person || !viewer) return null;
  const now = await clock.now();
  const until = dayAt(now, OFFICE_TIME_ZONE);
  const { email, firstName } = person;
  const lists = await listsOf(viewer, { until, limit: MOST_LINES });
  const due = lists.filter((list) => dueToday(list) > 0);
  return {
    reader: { email, firstName, locale: (person.locale ?? 'de') as Locale },
    lists: due.length > 0 ? due : lists.slice(0, 1),
    now,
  };
}
