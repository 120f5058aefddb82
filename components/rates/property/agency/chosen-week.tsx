import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { type PropertyDeed, paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber, type Money } from '@/lib/platform/money';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feesOf, refundIn } from '@/lib/rates/terms/rules/fees';
import type { StayTerms } from '@/lib/rates/terms/types';

type Props = {
  chosen: { week: AgencyWeek; cell: AgencyCell } | null;
  level: string;
  guests: number;
  terms: StayTerms | null;
  locale: Locale;
  today: PlainDate;
  deedHref: (deed: PropertyDeed, period: Period) => string;
  /** The option that holds its nights, in words; null: none does. */
  option: string | null;
  /** How many options the agency holds here already, in words. */
  limit: string;
  /** What else is free in the same nights, beside a second option. */
  nearest: ReactNode;
};

/** What the chosen stay costs and earns, and when it is paid. */
export async function ChosenWeek({
  chosen,
  deedHref,
  option,
  limit,
  nearest,
  level,
  guests,
  terms,
  locale,
  today,
}: Props) {
  const [t, why, lead] = await Promise.all([
    getTranslations('chalets.page'),
    getTranslations('chalets.why'),
    getTranslations('propertyLead'),
  ]);
  const { week, cell } = chosen ?? {};
  const isTooSmall = week !== undefined && week.sleepsAtMost !== null;
  const price = cell?.price.state === 'priced' && cell.state !== 'sold' ? cell.price.price : null;
  return (
    <aside id="chosen" className="h-fit scroll-mt-4 rounded-desk border border-line bg-surface p-5">
      {week ? (
        <>
          <h2 className="text-18 leading-6">{formatRange(week.checkIn, week.checkOut, locale, { weekday: true })}</h2>
          <p className="text-13 text-soft">{t('chosen', { nights: week.nights, level, guests })}</p>
          {option && <p className="mt-2 text-13 text-warning">{option}</p>}
          {week.sleepsAtMost !== null && (
            <p className="mt-2 font-bold text-warning">{why('tooSmall', { count: week.sleepsAtMost })}</p>
          )}
        </>
      ) : (
        <p className="text-soft">{t('none')}</p>
      )}
      {price && cell && week && (
        <dl className="mt-4 border-t border-line pt-3">
          <Line label={t('total')} value={formatMoney(price)} isLarge />
          {cell.perPersonNight && <Line label={t('perPersonNight')} value={formatAmount(cell.perPersonNight)} />}
          {cell.earning && (
            <Line
              label={t('yourCommission', { percent: formatNumber(cell.earning.percent) })}
              value={formatAmount(cell.earning.amount)}
              isStrong
            />
          )}
          {terms &&
            duesOf([{ terms, total: price }], { checkIn: week.checkIn, today }).map(({ due, amount, isDueNow }) => (
              <Line
                key={due}
                label={isDueNow ? t('onBooking') : formatRange(due, due, locale, { weekday: true })}
                value={formatAmount(amount)}
              />
            ))}
        </dl>
      )}
      {price && week && terms && <Refunds {...{ terms, price, locale, today }} checkIn={week.checkIn} />}
      {week && cell && !isTooSmall && (cell.state === 'available' || cell.state === 'option') && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <a
            href={deedHref('take-option', week)}
            className={compactButtonClass('primary', 'medium', cell.state === 'available' ? 'col-span-2' : '')}
          >
            {t(cell.state === 'available' ? 'takeOption' : 'secondOption')}
          </a>
          <a href={deedHref('save-interest', week)} className={compactButtonClass('quiet', 'medium')}>
            {t('interest')}
          </a>
          {cell.state === 'available' && (
            <a href={deedHref('book-now', week)} className={compactButtonClass('quiet', 'medium')}>
              {t('book')}
            </a>
          )}
          <p className="col-span-2 text-13 text-soft">
            {lead('optionText')} {limit}
          </p>
          {cell.state === 'option' && <div className="col-span-2">{nearest}</div>}
        </div>
      )}
      {week && !isTooSmall && cell?.state === 'onRequest' && (
        <a href={deedHref('save-interest', week)} className={compactButtonClass('primary', 'medium', 'mt-4 w-full')}>
          {t('askOperator')}
        </a>
      )}
      <a href={paths.generalEnquiry()} className={compactButtonClass('quiet', 'medium', 'mt-4 w-full')}>
        {t('ask')}
      </a>
    </aside>
  );
}

type RefundsProps = { terms: StayTerms; price: Money; checkIn: PlainDate } & Pick<Props, 'locale' | 'today'>;

/** What comes back of a cancellation, and until when; the last step says what is due after it. */
async function Refunds({ terms, price, checkIn, locale, today }: RefundsProps) {
  const t = await getTranslations('chalets.page');
  const { spans } = feesOf([{ terms, total: price }], { checkIn, today });
  const refunds = spans.flatMap((span) => {
    const { percent } = refundIn(span, price);
    return span.until && percent > 0 ? [{ until: span.until, percent }] : [];
  });
  if (refunds.length === 0) return <p className="mt-2 text-13 text-warning">{t('neverRefunded')}</p>;
  return (
    <ul className="mt-3 border-t border-line pt-3 text-13">
      {refunds.map(({ until, percent }) => (
        <li key={until} className="flex items-baseline gap-2">
          <span aria-hidden="true" className="size-[7px] shrink-0 rounded-full bg-positive" />
          {t('refunded', {
            percent: formatNumber(percent),
            day: `${formatWeekday(until, locale)} ${formatDay(until, locale)}`,
          })}
        </li>
      ))}
      {(spans.at(-1)?.percent ?? 0) === 100 && <li className="pl-[15px] text-soft">{t('refundedText')}</li>}
    </ul>
  );
}

function Line({ label, value, isLarge, isStrong }: { label: string; value: string; isLarge?: true; isStrong?: true }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-1 ${isStrong ? 'font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className={`figures ${isLarge ? 'text-22 font-bold' : ''}`}>{value}</dd>
    </div>
  );
}
