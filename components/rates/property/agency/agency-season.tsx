import { getTranslations } from 'next-intl/server';
import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { type PropertyDeed, paths } from '@/lib/platform/addresses/paths';
import { formatMonth, formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { getOwnLead, holdsStay } from './own-lead';
import { getWhyNot } from './week-words';

export type AgencySeason = { name: string; months: { month: string; weeks: AgencyWeek[] }[] };

type Props = {
  season: AgencySeason;
  property: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  terms: StayTerms | null;
  level: string;
  guests: { adults: number | null; children: number | null };
  chosen: { checkIn: PlainDate; checkOut: PlainDate } | null;
  locale: Locale;
  today: PlainDate;
  now: Date;
  deedHref: (deed: PropertyDeed, period: Period) => string;
};

const figure = 'figures py-2.5 pl-3 text-right';

/** Every week of a season at one service level: what it costs and earns, or why it is not to be had. */
export async function AgencySeasonTable(props: Props) {
  const { season, property, leads, terms, level, guests, chosen, locale, today, now, deedHref } = props;
  const [t, state, words, note, whyNot, ownLead] = await Promise.all([
    getTranslations('chalets.page'),
    getTranslations('season.state'),
    getTranslations('season'),
    getTranslations('chalets.why'),
    getWhyNot(locale, guests, now),
    getOwnLead(locale, now),
  ]);
  const earns = property.earned !== null;
  const dueOf = (week: AgencyWeek, cell: AgencyCell): string => {
    if (!terms || cell.price.state !== 'priced') return '';
    const last = duesOf([{ terms, total: cell.price.price }], { checkIn: week.checkIn, today }).at(-1);
    if (!last || last.isDueNow) return note('allDue');
    return note('balanceDue', { day: formatRange(last.due, last.due, locale, { month: 'short' }) });
  };
  const chosenHref = (week: AgencyWeek) =>
    `${withStay(property.card.href, { period: week, serviceLevel: serviceLevelKey(level), ...guests })}#chosen`;
  const actionOf = (week: AgencyWeek, cell: AgencyCell, own: PropertyLead | undefined) => {
    if (week.sleepsAtMost !== null && !own) return null;
    if (own && cell.state !== 'available') return { name: 'openLead' as const, href: paths.propertyLead(own.id) };
    if (cell.state === 'available') return { name: 'select' as const, href: chosenHref(week) };
    if (cell.state === 'option') return { name: 'secondOption' as const, href: deedHref('take-option', week) };
    return cell.state === 'onRequest' ? { name: 'askOperator' as const, href: deedHref('save-interest', week) } : null;
  };
  const row = (week: AgencyWeek) => {
    const cell = week.levels.find((one) => one.serviceLevel === level);
    if (!cell) return null;
    const period = formatRange(week.checkIn, week.checkOut, locale, { month: 'short', year: false });
    const isChosen = chosen?.checkIn === week.checkIn && chosen.checkOut === week.checkOut;
    const own = leads.findLast((one) => one.checkIn < week.checkOut && one.checkOut > week.checkIn);
    const isToBeHad = cell.state === 'available' && week.sleepsAtMost === null;
    const why = isToBeHad || (own && holdsStay(own)) ? null : whyNot(week, property);
    const price = cell.price.state === 'priced' && week.state !== 'sold' ? cell.price.price : null;
    const earning = price && cell.earning;
    const feast = feastIn(week);
    const action = actionOf(week, cell, own);
    const availability = (
      <>
        <AvailabilityMark state={cell.state} label={state(cell.state)} />
        {own && <span className="block text-13">{ownLead(own, property.timeZone)}</span>}
      </>
    );
    const toKnow = (
      <>
        {why ? why.text : isToBeHad && dueOf(week, cell)}
        {why?.nearest && (
          <a href={why.nearest.href} className="block min-h-6 font-bold text-main-ink underline underline-offset-4">
            {why.nearest.label}
          </a>
        )}
      </>
    );
    return (
      <tr
        key={`${week.checkIn}/${week.checkOut}`}
        data-week={`${week.checkIn}/${week.checkOut}`}
        data-stay={week.stayId ?? undefined}
        className={`border-b border-line-faint align-top ${isChosen ? 'bg-main-light2' : ''}`}
      >
        <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal">
          {period}
          {(feast || week.nights !== 7) && (
            <span className="block text-12 text-soft">
              {[week.nights !== 7 && words('nights', { count: week.nights }), feast && words(feast)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
          <span className="mt-1 block desk:hidden">
            {availability}
            <span className="block text-12 text-soft">{toKnow}</span>
          </span>
        </th>
        <td className={figure}>
          <span className="font-bold">{price ? formatAmount(price) : '–'}</span>
          {earning && (
            <span className="block text-13 text-soft desk:hidden">
              {formatAmount(earning.amount)}
              <span className="sr-only"> {t('commission')}</span>
            </span>
          )}
        </td>
        <td className={`${figure} text-soft max-desk:hidden`}>
          {price && cell.perPersonNight && formatAmount(cell.perPersonNight)}
        </td>
        {earns && (
          <>
            <td data-commission className={`${figure} text-soft max-desk:hidden`}>
              {earning && `${formatNumber(earning.percent)}\u00a0%`}
            </td>
            <td data-commission className={`${figure} font-bold max-desk:hidden`}>
              {earning && formatAmount(earning.amount)}
            </td>
          </>
        )}
        <td className="py-2.5 pl-4 max-desk:hidden">{availability}</td>
        <td className="py-2.5 pl-4 text-13 text-soft max-desk:hidden">{toKnow}</td>
        <td className="py-1.5 pr-3 pl-2 text-right">
          {isChosen && <span className="inline-block py-1 text-13 font-bold text-main-ink">{t('selected')}</span>}
          {!isChosen && action && (
            <a
              href={action.href}
              aria-label={t('actionFor', { action: t(action.name), period })}
              className={compactButtonClass('quiet', 'small')}
            >
              {t(action.name)}
            </a>
          )}
        </td>
      </tr>
    );
  };
  return (
    <table className="w-full border-collapse rounded-desk border border-line bg-surface text-14">
      <caption className="sr-only">{season.name}</caption>
      <thead className="border-b border-line text-12 text-soft">
        <tr>
          <th scope="col" className="py-2 pl-4 text-left font-normal">
            {t('week')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {t('price')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
            {t('perPerson')}
          </th>
          {earns && (
            <>
              <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
                {t('percent')}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
                {t('commission')}
              </th>
            </>
          )}
          <th scope="col" className="py-2 pl-4 text-left font-normal max-desk:hidden">
            {t('availability')}
          </th>
          <th scope="col" className="py-2 pl-4 text-left font-normal max-desk:hidden">
            {t('toKnow')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('action')}</span>
          </th>
        </tr>
      </thead>
      {season.months.map(({ month, weeks }) => (
        <tbody key={month}>
          <tr className="border-b border-line bg-paper">
            <th
              scope="rowgroup"
              colSpan={earns ? 8 : 6}
              className="py-1.5 pl-4 text-left font-serif text-16 font-normal"
            >
              {formatMonth(`${month}-01`, locale)}
            </th>
          </tr>
          {weeks.map(row)}
        </tbody>
      ))}
    </table>
  );
}
