import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { actionOf, placeOf } from '@/lib/today/deadline/action';
import type { ListedDeadline } from '@/lib/today/deadline/schema';
import type { Section } from '@/lib/today/deadline/sections';
import { type Telling, whatText, whenText, whomText, whyText } from '@/lib/today/deadline/words';
import { OpenedLine } from './opened-line';
import { type LineWords, TodayLine } from './today-line';
import type { TodayDoer } from './view';

const urgency: Record<Section, string | undefined> = {
  overdue: 'text-negative',
  soon: 'text-negative',
  today: 'text-warning',
  tomorrow: undefined,
  later: undefined,
};

type Props = {
  line: ListedDeadline;
  section: Section;
  telling: Telling;
  /** The first thing to do of the page. */
  isFirst: boolean;
  /** Where what is due is done in the line itself: whether it is opened, the address that opens or closes it, and for whom. */
  place: { isOpen: boolean; href: string; doer: TodayDoer } | null;
};

/** One deadline: until when, what and why, for whom, and the one thing to do. */
export function TodayRow({ line, section, telling, isFirst, place }: Props) {
  const { t, locale } = telling;
  const { timeZone, snoozedUntil, isDone = false } = line;
  const what = whatText(line, telling);
  const whom = whomText(line, telling);
  const words: LineWords = {
    ...{ id: line.id, look: isDone ? undefined : urgency[section], until: line.until, timeZone, what, whom },
    when: whenText(line, section, telling),
    why: isDone
      ? t('noLonger')
      : snoozedUntil
        ? t('snooze.until', { moment: formatMoment(new Date(snoozedUntil), locale, timeZone) })
        : whyText(line, telling),
    deed: deedOf({ line, telling, isFirst, place, what, whom: whom.name }),
    snooze: snoozeOf(line, telling, what, whom.name),
  };
  return (
    <TodayLine words={words}>
      {place?.isOpen && <OpenedLine line={line} telling={telling} doer={place.doer} />}
    </TodayLine>
  );
}

function snoozeOf({ id, isDone, snoozedUntil }: ListedDeadline, { t }: Telling, what: string, whom: string) {
  if (isDone) return null;
  if (!snoozedUntil) return { label: t('snooze.label', { what, whom }) };
  const label = t('snooze.back');
  const words = { label, of: `${label}: ${what}`, done: t('snooze.isBack') };
  return { back: { address: paths.api.todaySnooze(id), body: { until: null }, words } };
}

type Asked = Omit<Props, 'section'> & { what: string; whom: string };

function deedOf({ line, telling: { t, scope }, what, whom, isFirst, place }: Asked): LineWords['deed'] {
  const action = actionOf(line, scope);
  const label = t(`do.${action.name}`);
  const of = t('doOf', { label, what, whom });
  const isOpen = place?.isOpen ?? false;
  const named = (text: string) => ({ label: text, of: t('doOf', { label: text, what, whom }) });
  const wayTo = (href: string, text: string) => ({
    href: place?.href ?? href,
    ...named(isOpen ? t('open.close') : text),
    isPrimary: isFirst && !isOpen && !('address' in action),
    stays: place !== null,
    ...(place && { isOpen }),
  });
  if (line.isDone || !('address' in action)) return { way: wayTo(placeOf(line, scope), label) };
  const words = { label, of, done: t('done.stayed') };
  const call = { address: action.address, body: action.body, words, ...(place && !isOpen && { next: place.href }) };
  // Where the likely answer is one press, the others stand behind a second one.
  return { call, ...(place && { way: wayTo(place.href, t('do.other')) }) };
}
