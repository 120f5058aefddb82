import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { actionOf } from '@/lib/today/deadline/action';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { type Section, type Telling, whatText, whenText, whomText, whyText } from '@/lib/today/deadline/words';
import { DeadlineDeed } from './deed';
import { OpenedLine } from './opened-line';
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
  const when = whenText(line, section, telling);
  const what = whatText(line, telling);
  const whom = whomText(line, telling);
  const snooze = t('snooze.label', { what, whom: whom.name });
  return (
    <li id={`due-${line.id}`} className="due-line" data-open={place?.isOpen || undefined}>
      <div data-is="until" className={urgency[section]}>
        <b>{when.large}</b>
        <small>{when.small}</small>
        <small data-reader-time={line.until} data-zone={timeZone} />
      </div>
      <p data-is="what">
        <b>{what}</b>
        <small>
          {snoozedUntil
            ? t('snooze.until', { moment: formatMoment(new Date(snoozedUntil), locale, timeZone) })
            : whyText(line, telling)}
        </small>
      </p>
      <p>
        {whom.name}
        <small>{whom.more}</small>
      </p>
      <div data-is="deed">
        <div>
          <Deed line={line} telling={telling} what={what} whom={whom.name} isFirst={isFirst} place={place} />
        </div>
        {snoozedUntil ? (
          <DeadlineDeed
            address={paths.api.todaySnooze(line.id)}
            body={{ until: null }}
            words={{ label: t('snooze.back'), of: `${t('snooze.back')}: ${what}`, done: t('snooze.isBack') }}
          />
        ) : (
          <button
            type="button"
            data-put-off={line.id}
            data-until={line.until}
            data-zone={timeZone}
            aria-expanded={false}
            aria-label={snooze}
            title={snooze}
          />
        )}
      </div>
      {place?.isOpen && (
        <div className="col-span-full">
          <OpenedLine line={line} telling={telling} doer={place.doer} />
        </div>
      )}
    </li>
  );
}

type DeedProps = Omit<Props, 'section'> & { what: string; whom: string };

function Deed({ line, telling, what, whom, isFirst, place }: DeedProps) {
  const { t, scope } = telling;
  const action = actionOf(line, scope);
  const label = t(`do.${action.name}`);
  const of = t('doOf', { label, what, whom });
  if ('address' in action) {
    const done = t('done.stayed');
    return <DeadlineDeed address={action.address} body={action.body} words={{ label, of, done }} />;
  }
  const isOpen = place?.isOpen ?? false;
  return (
    <a
      href={place?.href ?? action.href}
      data-soft
      data-stays={place ? true : undefined}
      aria-label={isOpen ? t('doOf', { label: t('open.close'), what, whom }) : of}
      aria-expanded={place ? isOpen : undefined}
      className={compactButtonClass(isFirst && !isOpen ? 'primary' : 'quiet', 'small', 'w-full')}
    >
      {isOpen ? t('open.close') : label}
    </a>
  );
}
