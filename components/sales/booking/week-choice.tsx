import { plainButtonClass } from '@/components/ui/button-class';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, type Money } from '@/lib/platform/money';

/** A free stay with the levels that have a price. */
export type BookableStay = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  levels: { serviceLevel: string; price: Money }[];
};

type Props = {
  property: PropertyDetail;
  offered: readonly BookableStay[];
  /** The stay that was asked for and cannot be booked; null where none was, or only its level is missing. */
  gone: { checkIn: PlainDate; checkOut: PlainDate } | null;
  locale: Locale;
  nameOf: (serviceLevel: string) => string;
};

/** The stays that can be booked, each a link to its own booking. */
export async function WeekChoice({ property, offered, gone, locale, nameOf }: Props) {
  const t = await getTranslations('booking.choose');
  return (
    <section aria-labelledby="booking-week" className="max-w-[720px]">
      <h2 id="booking-week" className="text-36">
        {t('heading')}
      </h2>
      {gone && (
        <p className="mt-4 font-bold">{t('gone', { stay: formatRange(gone.checkIn, gone.checkOut, locale) })}</p>
      )}
      <p className="lead mt-4">{t(offered.length > 0 ? 'lead' : 'none')}</p>
      {offered.length > 0 && (
        <ul className="mt-8 border-t border-line">
          {offered.map(({ checkIn, checkOut, levels }) => (
            <li
              key={`${checkIn}/${checkOut}`}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 season:grid-cols-[14rem_1fr]"
            >
              <p className="figures text-16">{formatRange(checkIn, checkOut, locale)}</p>
              <ul className="grid gap-y-2">
                {levels.map(({ serviceLevel, price }) => (
                  <li key={serviceLevel} className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <a
                      href={paths.bookNow(property.address, locale, { checkIn, checkOut, serviceLevel })}
                      rel="nofollow"
                      className="quiet-link text-16"
                    >
                      {nameOf(serviceLevel)}
                    </a>
                    <span className="figures text-16 whitespace-nowrap">{formatMoney(price)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-10">
        <a href={paths.enquireNow(property.address, locale)} className={plainButtonClass()}>
          {t('enquire')}
        </a>
      </p>
    </section>
  );
}
