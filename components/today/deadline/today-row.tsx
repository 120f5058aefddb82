import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { actionOf } from '@/lib/today/deadline/action';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { type Section, type Telling, whatText, whenText, whomText, whyText } from '@/lib/today/deadline/words';
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
  line: DeadlineJson;
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
  const { timeZone, snoozedUntil } = line;
  const what = whatText(line, telling);
  const whom = whomText(line, telling);
  const back = t('snooze.back');
  const words: LineWords = {
    ...{ id: line.id, look: urgency[section], until: line.until, timeZone, what, whom },
    when: whenText(line, section, telling),
    why: snoozedUntil
      ? t('snooze.until', { moment: formatMoment(new Date(snoozedUntil), locale, timeZone) })
      : whyText(line, telling),
    deed: deedOf({ line, telling, isFirst, place, what, whom: whom.name }),
    snooze: snoozedUntil
      ? {
          back: {
            address: paths.api.todaySnooze(line.id),
            body: { until: null },
            words: { label: back, of: `${back}: ${what}`, done: t('snooze.isBack') },
          },
        }
      : { label: t('snooze.label', { what, whom: whom.name }) },
  };
  return (
    <TodayLine words={words}>
      {place?.isOpen && <OpenedLine line={line} telling={telling} doer={place.doer} />}
    </TodayLine>
  );
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
  if (!('address' in action)) return { way: wayTo(action.href, label) };
  const call = { address: action.address, body: action.body, words: { label, of, done: t('done.stayed') } };
  // Where the likely answer is one press, the others stand behind a second one.
  return { call, ...(place && { way: wayTo(place.href, t('do.other')) }) };
}
