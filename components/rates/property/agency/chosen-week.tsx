import { getTranslations } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { payments } from '@/lib/rates/property/rules/payment';
import type { Terms } from '@/lib/rates/property/rules/terms';

type Props = {
  chosen: { week: AgencyWeek; cell: AgencyCell } | null;
  level: string;
  guests: number;
  terms: Terms | null;
  locale: Locale;
  today: PlainDate;
};

/** What the chosen stay costs and earns, and when it is paid. */
export async function ChosenWeek({ chosen, level, guests, terms, locale, today }: Props) {
  const t = await getTranslations('chalets.page');
  const { week, cell } = chosen ?? {};
  const price = cell?.price.state === 'priced' && cell.state !== 'sold' ? cell.price.price : null;
  return (
    <aside id="chosen" className="h-fit scroll-mt-4 rounded-desk border border-line bg-surface p-5">
      {week ? (
        <>
          <h2 className="text-18 leading-6">{formatRange(week.checkIn, week.checkOut, locale)}</h2>
          <p className="text-13 text-soft">{t('chosen', { nights: week.nights, level, guests })}</p>
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
            payments({ total: price, checkIn: week.checkIn, today, terms }).map(({ date, amount, isDueNow }) => (
              <Line
                key={date}
                label={isDueNow ? t('onBooking') : formatRange(date, date, locale)}
                value={formatAmount(amount)}
              />
            ))}
        </dl>
      )}
      <a
        href={paths.generalEnquiry()}
        className={compactButtonClass(price ? 'primary' : 'quiet', 'medium', 'mt-4 w-full')}
      >
        {t('ask')}
      </a>
    </aside>
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
