import { Icon } from '@/components/ui/icon';
import { addDays, formatRange, formatWeekday, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { ArrivalDay, OtherDates } from '@/lib/sales/lead/queries/other-dates';
import { longDay } from '@/lib/sales/lead/rule-words';
import { ArrivalKeys } from './arrival-keys';
import { amountText, type DatesT, roughDifference, shortRule } from './dates-words';

/** The address of the page with other dates, or another month. */
export type DatesHref = (query: { arrival?: string; departure?: string; from?: string }) => string;

type Props = { dates: OtherDates; locale: Locale; href: DatesHref };

/** Every day as an arrival for the same nights: its total and the difference, or why it is not possible. */
export async function ArrivalCalendar({ dates, locale, href }: Props) {
  const t = await getTranslations('otherDates');
  const { calendar, nights, asked, lead, judgement, way } = dates;
  const { from, until, previous, next, days } = calendar;
  const isTooShort = asked !== null && judgement?.broken.some(({ rule }) => rule === 'fewestNights') === true;
  const title = isTooShort ? t('calendar.fewest') : t('calendar.title', { count: nights });
  const typed = asked ? { arrival: asked.checkIn, departure: asked.checkOut } : {};
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const hasHeld = days.some((day) => day.judgement.state === 'held' && !day.isPast);
  const entry = entryOf(dates);
  return (
    <section aria-labelledby="arrivals" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="arrivals" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {title}
        </h2>
        <div className="flex items-center gap-1.5 text-13 text-soft">
          <Turn to={previous} label={t('calendar.earlier')} isBack href={href} typed={typed} />
          <span>{formatRange(from, addDays(until, -1), locale, { month: 'short' })}</span>
          <Turn to={next} label={t('calendar.later')} href={href} typed={typed} />
        </div>
      </div>
      <div className="mt-2.5 overflow-hidden border-y border-line bg-surface max-desk:-mx-4 desk:rounded-desk desk:border-x">
        <ArrivalKeys label={title}>
          <thead>
            <tr>
              {(weeks[0] ?? []).map(({ checkIn }) => (
                <th
                  key={checkIn}
                  scope="col"
                  className="px-0.5 py-2 text-center text-12 leading-4 font-normal text-soft desk:px-2.5 desk:text-left"
                >
                  {formatWeekday(checkIn, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.checkIn}>
                {week.map((day) => (
                  <Day key={day.checkIn} t={t} day={day} dates={dates} locale={locale} href={href} entry={entry} />
                ))}
              </tr>
            ))}
          </tbody>
        </ArrivalKeys>
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-2 text-12 leading-4 text-soft">
        <Sign look="border-[1.5px] border-main-ink">{t('calendar.asItIs')}</Sign>
        {asked && <Sign look="bg-main">{t('calendar.asked')}</Sign>}
        {hasHeld && (
          <Sign look="border border-warning/30 bg-warning/10">
            {t('calendar.heldBy', { second: way === 'ask' ? 'no' : 'yes' })}
          </Sign>
        )}
        <Sign look="border border-line bg-sand">{t('calendar.impossible')}</Sign>
        <span>
          {lead.priceTotal === null
            ? t('calendar.ratesOnly', { currency: lead.currency })
            : t('calendar.rates', { currency: lead.currency, total: amountText(lead.priceTotal, lead.currency) })}
        </span>
        <span className="max-desk:hidden">{t('calendar.keys')}</span>
      </p>
    </section>
  );
}

/** The one day that Tab reaches: what is asked for, what stands, or the first that can be chosen. */
function entryOf({ asked, lead, calendar: { days } }: OtherDates): PlainDate | null {
  const shown = (day: PlainDate | undefined) => days.find(({ checkIn }) => checkIn === day)?.checkIn;
  return (
    shown(asked?.checkIn) ??
    shown(lead.checkIn) ??
    days.find(({ mayMove }) => mayMove)?.checkIn ??
    days.find(({ isPast }) => !isPast)?.checkIn ??
    null
  );
}

type TurnProps = {
  to: PlainDate | null;
  label: string;
  isBack?: boolean;
  href: DatesHref;
  typed: { arrival?: string; departure?: string };
};

function Turn({ to, label, isBack, href, typed }: TurnProps) {
  const look = 'grid size-8 place-items-center rounded-desk border border-line-strong bg-surface';
  const icon = <Icon name="right" className={`size-4 ${isBack ? 'rotate-180' : ''}`} />;
  if (!to) return <span className={`${look} opacity-40`}>{icon}</span>;
  return (
    <a href={href({ ...typed, from: to })} data-soft data-stays aria-label={label} className={look}>
      {icon}
    </a>
  );
}

function Sign({ look, children }: { look: string; children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`inline-block h-3 w-[18px] rounded-[2px] ${look}`} />
      {children}
    </span>
  );
}

type DayProps = Props & { t: DatesT; day: ArrivalDay; entry: PlainDate | null };

/** Where a day lies in what stands and in what is asked for. */
function lookOf({ checkIn: day, isPast, mayMove, judgement }: ArrivalDay, { lead, asked }: OtherDates): string {
  const isIn = (stay: { checkIn: PlainDate; checkOut: PlainDate }) => stay.checkIn <= day && day < stay.checkOut;
  if (asked?.checkIn === day) return 'bg-main text-on-main';
  if (asked && isIn(asked)) return 'bg-main-light2';
  if (!isPast && judgement.state === 'held' && (mayMove || lead)) return 'bg-warning/10 text-warning';
  return mayMove ? '' : 'bg-sand text-soft';
}

function outlineOf(day: PlainDate, { lead }: OtherDates): string {
  if (day < lead.checkIn || day >= lead.checkOut) return '';
  const ends = `${day === lead.checkIn ? 'after:left-0.5 after:border-l-[1.5px] after:rounded-l' : 'after:left-0'} ${
    addDays(day, 1) === lead.checkOut ? 'after:right-0.5 after:border-r-[1.5px] after:rounded-r' : 'after:right-0'
  }`;
  return `after:pointer-events-none after:absolute after:inset-y-0.5 after:border-y-[1.5px] after:border-main-ink ${ends}`;
}

function Day({ t, day, dates, locale, href, entry }: DayProps) {
  const { lead, nights } = dates;
  const { checkIn, checkOut, isPast, mayMove, judgement, priceTotal } = day;
  const isCurrent = checkIn === lead.checkIn && checkOut === lead.checkOut;
  const length = nightsBetween(checkIn, checkOut);
  const [rule] = judgement.broken;
  const isFirst = checkIn.endsWith('-01') || checkIn === dates.calendar.from;
  const number = isFirst
    ? formatRange(checkIn, checkIn, locale, { month: 'short', year: false })
    : `${Number(checkIn.slice(8))}`;
  const beside = () => {
    if (isCurrent) return t('calendar.current');
    if (!mayMove) return '';
    if (length !== nights) return t('calendar.nights', { count: length });
    return roughDifference(lead.priceTotal, priceTotal, lead.currency);
  };
  const below = () => {
    if (isPast) return '';
    if (mayMove && priceTotal !== null) return <b>{amountText(priceTotal, lead.currency)}</b>;
    const why = rule ? shortRule(t, rule, locale) : '';
    return mayMove && !rule ? t('calendar.onRequest') : why;
  };
  const content = (
    <>
      <span className="block desk:inline">{number}</span>
      <span className="figures block text-12 leading-4 max-desk:text-[11px] max-desk:leading-[13px] max-desk:tracking-tight desk:truncate desk:text-right">
        {beside()}
      </span>
      <span className="figures col-span-2 block text-12 leading-4 max-desk:text-[11px] max-desk:leading-[13px] max-desk:whitespace-normal desk:self-end desk:text-right desk:text-13">
        {below()}
        {mayMove && judgement.state === 'held' && rule && (
          <span className="block desk:text-12 desk:leading-4">{shortRule(t, rule, locale)}</span>
        )}
      </span>
    </>
  );
  const box =
    'block h-full px-0.5 py-1.5 text-center text-13 -outline-offset-2! desk:grid desk:grid-cols-[auto_1fr] desk:content-between desk:px-2.5 desk:text-left';
  const tabIndex = checkIn === entry ? 0 : -1;
  const isAsked = dates.asked?.checkIn === checkIn;
  return (
    <td
      className={`relative h-16 border-t border-l border-line-faint p-0 align-top first:border-l-0 ${lookOf(day, dates)} ${outlineOf(checkIn, dates)}`}
    >
      {mayMove && !isCurrent ? (
        <a
          href={href({ arrival: checkIn, departure: checkOut })}
          data-soft
          data-stays
          data-day
          tabIndex={tabIndex}
          aria-current={isAsked ? 'date' : undefined}
          aria-label={labelOf(t, day, locale, { isCurrent, currency: lead.currency })}
          className={`${box} hover:shadow-[inset_0_0_0_1.5px_var(--main-ink)]`}
        >
          {content}
        </a>
      ) : (
        <span
          data-day
          tabIndex={tabIndex}
          role="note"
          aria-label={labelOf(t, day, locale, { isCurrent, currency: lead.currency })}
          className={box}
        >
          {content}
        </span>
      )}
    </td>
  );
}

/** The whole of a day in one sentence, for whoever hears it. */
function labelOf(
  t: DatesT,
  { checkIn, checkOut, isPast, mayMove, judgement, priceTotal }: ArrivalDay,
  locale: Locale,
  { isCurrent, currency }: { isCurrent: boolean; currency: string },
): string {
  const [rule] = judgement.broken;
  const price = priceTotal === null ? t('calendar.onRequest') : `${amountText(priceTotal, currency)} ${currency}`;
  return [
    longDay(checkIn, locale),
    isCurrent ? t('calendar.asItIs') : '',
    isPast ? t('short.past') : '',
    mayMove ? t('calendar.nights', { count: nightsBetween(checkIn, checkOut) }) : '',
    mayMove ? price : '',
    rule && !isPast ? shortRule(t, rule, locale) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
