import { compactButtonClass } from '@/components/ui/compact-button';
import { formatTime, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OtherDates } from '@/lib/sales/lead/queries/other-dates';
import { dayWords } from '../lead-words';
import type { DatesHref } from './arrival-calendar';
import { amountText, differenceOf, shortStay } from './dates-words';

type Props = { dates: OtherDates; locale: Locale; href: DatesHref };

/** The way out of dates that cannot be had: the stays nearest to them, each one press away. */
export async function NearestList({ dates, locale, href }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { nearest, lead, now } = dates;
  const { currency } = lead;
  return (
    <section aria-labelledby="nearest" className="mt-8 border-t border-ink pt-3.5">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="nearest" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {t('nearest.title')}
        </h2>
        <p className="text-13 text-soft">
          {t('nearest.lead', { time: formatTime(now, locale, lead.timeZone), currency })}
        </p>
      </div>
      {nearest.length === 0 && <p className="text-soft">{t('nearest.none')}</p>}
      {nearest.length > 0 && (
        <ul className="border-y border-line bg-surface text-14 max-desk:-mx-4 desk:rounded-desk desk:border-x">
          {nearest.map(({ checkIn, checkOut, priceTotal, commission, freeUntil }) => {
            const difference = differenceOf(lead.priceTotal, priceTotal, currency);
            const amount = difference?.plain ?? '';
            return (
              <li
                key={`${checkIn} ${checkOut}`}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line-faint px-4 py-2.5 first:border-0 desk:grid-cols-[1.2fr_130px_150px_1fr_auto]"
              >
                <p>
                  <b>{shortStay({ checkIn, checkOut }, locale)}</b>
                  <span className="block text-12 leading-4 text-soft">
                    {t('nearest.nights', { count: nightsBetween(checkIn, checkOut) })}
                  </span>
                </p>
                <p className="figures text-right">
                  <b>{priceTotal === null ? leads('onRequest') : amountText(priceTotal, currency)}</b>
                  {difference && difference.sign !== 0 && (
                    <span className="block text-12 leading-4 text-soft">
                      {t(difference.sign > 0 ? 'nearest.moreMoney' : 'nearest.less', { amount })}
                    </span>
                  )}
                </p>
                <p className="figures text-right text-13 text-soft max-desk:hidden">
                  {commission !== undefined && t('nearest.commission', { amount: amountText(commission, currency) })}
                </p>
                <p className="text-13 text-soft max-desk:hidden">
                  {freeUntil && t('nearest.freeUntil', { day: dayWords(freeUntil, locale) })}
                </p>
                <a
                  href={href({ arrival: checkIn, departure: checkOut })}
                  data-soft
                  data-stays
                  className={compactButtonClass('quiet', 'small', 'max-desk:col-span-2')}
                >
                  {t('nearest.choose')}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
