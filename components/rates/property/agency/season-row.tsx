import type { ReactNode } from 'react';
import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatNumber, type Money } from '@/lib/platform/money';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import type { WhyNot } from './week-words';

/** A week at one service level. */
export type SeasonWeek = {
  week: AgencyWeek;
  cell: AgencyCell;
  /** Null: on request, or nothing to tell of a week that is sold. */
  price: Money | null;
  isChosen: boolean;
  /** The agency's own lead in these nights. */
  lead: ReactNode;
  why: WhyNot | null;
  due: string;
  action: { name: 'openLead' | 'select' | 'secondOption' | 'askOperator'; href: string } | null;
};

type Props = { of: SeasonWeek; earns: boolean; locale: Locale };

const figure = 'figures py-2.5 pl-3 text-right';

/** Columns on a wide screen; on a narrow one availability and reason stand below the week. */
export async function SeasonRow({ of, earns, locale }: Props) {
  const { week, cell, price, isChosen, lead, why, due, action } = of;
  const [t, state, words] = await Promise.all([
    getTranslations('chalets.page'),
    getTranslations('season.state'),
    getTranslations('season'),
  ]);
  const period = formatRange(week.checkIn, week.checkOut, locale, { month: 'short', year: false });
  const earning = price && cell.earning;
  const feast = feastIn(week);
  const availability = (
    <>
      <AvailabilityMark state={cell.state} label={state(cell.state)} />
      {lead && <span className="block text-13">{lead}</span>}
    </>
  );
  const toKnow = (
    <>
      {why ? !why.isItself && why.text : due}
      {why?.nearest && (
        <a href={why.nearest.href} className="block min-h-6 font-bold text-main-ink underline underline-offset-4">
          {why.nearest.label}
        </a>
      )}
    </>
  );
  return (
    <tr
      data-week={`${week.checkIn}/${week.checkOut}`}
      data-stay={week.stayId ?? undefined}
      className={`border-b border-line-faint align-top ${isChosen ? 'bg-main-light2' : ''}`}
    >
      <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal">
        <span className="desk:whitespace-nowrap">{period}</span>
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
}
