import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { actionOf } from '@/lib/today/deadline/action';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { type Section, type Telling, whatText, whenText, whomText, whyText } from '@/lib/today/deadline/words';
import { DeadlineDeed } from './deed';
import { OpenedLine } from './opened-line';
import type { TodayDoer } from './view';

const urgency: Record<Section, string> = {
  overdue: 'text-negative',
  soon: 'text-negative',
  today: 'text-warning',
  tomorrow: '',
  later: '',
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
    <li
      id={`due-${line.id}`}
      className={`${place?.isOpen ? 'bg-main-light2/50 shadow-[inset_3px_0_0_var(--main-ink)] ' : ''}grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1 border-t border-line-faint px-4 py-2.5 desk:min-h-16 desk:gap-x-5 desk:grid-cols-[120px_minmax(0,1.3fr)_minmax(0,1fr)_176px] desk:items-center`}
    >
      <div className={`max-desk:col-span-2 ${urgency[section]}`}>
        <p className="flex flex-wrap items-baseline gap-x-2 desk:block">
          <b className="block text-16 leading-5">{when.large}</b>
          <span className={`block text-13 leading-[18px] ${urgency[section] || 'text-soft'}`}>{when.small}</span>
        </p>
        <span
          data-reader-time={line.until}
          data-zone={timeZone}
          className="block text-12 leading-4 text-soft empty:hidden"
        />
      </div>
      <p className="min-w-0 max-desk:col-span-2">
        <b className="block">{what}</b>
        <span className="block text-13 leading-[18px] text-soft">
          {snoozedUntil
            ? t('snooze.until', { moment: formatMoment(new Date(snoozedUntil), locale, timeZone) })
            : whyText(line, telling)}
        </span>
      </p>
      <p className="min-w-0">
        {whom.name}
        <span className="block text-13 leading-[18px] text-soft">{whom.more}</span>
      </p>
      <div className="flex items-start justify-end gap-1">
        <div className="w-[116px] desk:w-[136px]">
          <Deed line={line} telling={telling} what={what} whom={whom.name} isFirst={isFirst} place={place} />
        </div>
        {snoozedUntil ? (
          <DeadlineDeed
            address={paths.api.todaySnooze(line.id)}
            body={{ until: null }}
            words={{ label: t('snooze.back'), of: `${t('snooze.back')}: ${what}`, done: t('snooze.isBack') }}
          />
        ) : (
          <div className="relative">
            <button
              type="button"
              data-put-off={line.id}
              data-until={line.until}
              data-zone={timeZone}
              aria-expanded={false}
              aria-label={snooze}
              title={snooze}
              className="grid size-8 place-items-center rounded-desk text-soft hover:bg-sand hover:text-ink"
            >
              <Icon name="moon" />
            </button>
          </div>
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
