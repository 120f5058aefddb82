import { plainButtonClass } from '@/components/ui/button-class';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMonth, formatRange, type PlainDate } from '@/lib/platform/dates';
import { divided } from '@/lib/platform/divided';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, type Money } from '@/lib/platform/money';
import { HouseCard } from './house-card';

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
  gone: Period | null;
  /** The stay that was asked for and can be booked: in sight, and marked. */
  chosen: Period | null;
  locale: Locale;
  nameOf: (serviceLevel: string) => string;
};

/** Where a stay stands on the page, for the link that leads back to it. */
export const weekAnchor = ({ checkIn }: Pick<Period, 'checkIn'>) => `week-${checkIn}`;

/** The stays that can be booked, month by month, each price a link to its own booking. */
export async function WeekChoice({ property, offered, gone, chosen, locale, nameOf }: Props) {
  const t = await getTranslations('booking.choose');
  return (
    <div className="grid gap-y-10 menu:grid-cols-12 menu:gap-x-6">
      <aside className="menu:col-span-4 menu:col-start-9 menu:row-start-1">
        <div className="menu:sticky menu:top-8">
          <HouseCard property={property} />
        </div>
      </aside>
      <section aria-labelledby="booking-week" className="min-w-0 menu:col-span-7 menu:row-start-1">
        <h2 id="booking-week" className="text-36">
          {t('heading')}
        </h2>
        {gone && (
          <p className="mt-4 font-bold">{t('gone', { stay: formatRange(gone.checkIn, gone.checkOut, locale) })}</p>
        )}
        <p className="lead mt-4">{t(offered.length > 0 ? 'lead' : 'none')}</p>
        {offered.length > 0 && <Weeks {...{ property, offered, chosen, locale, nameOf }} />}
        <p className="mt-10">
          <a href={paths.enquireNow(property.address, locale)} className={plainButtonClass()}>
            {t('enquire')}
          </a>
        </p>
      </section>
    </div>
  );
}

const monthOf = ({ checkIn }: BookableStay) => checkIn.slice(0, 7);

async function Weeks({ property, offered, chosen, locale, nameOf }: Omit<Props, 'gone'>) {
  const [t, season] = await Promise.all([getTranslations('booking.choose'), getTranslations('season')]);
  const columns = property.serviceLevels.filter((level) =>
    offered.some(({ levels }) => levels.some(({ serviceLevel }) => serviceLevel === level)),
  );
  const currency = offered[0]?.levels[0]?.price.currency ?? '';
  const cell = 'figures py-3 pl-2 text-right align-top last:pr-2';
  return (
    <table className="mt-8 w-full tabular-nums lining-nums text-14 season:table-fixed season:text-16">
      <caption className="pb-4 pl-2 text-left text-14 text-soft">{t('prices', { currency })}</caption>
      <thead>
        <tr className="align-bottom text-12 leading-4 season:text-14">
          <th scope="col" className="pb-3 pl-2 text-left font-normal season:w-[30%]">
            {season('week')}
          </th>
          {columns.map((level) => (
            <th key={level} scope="col" className="pb-3 pl-2 text-right font-normal last:pr-2">
              {divided(nameOf(level))}
            </th>
          ))}
        </tr>
      </thead>
      {[...new Set(offered.map(monthOf))].map((month) => (
        <tbody key={month}>
          <tr className="border-t border-line-strong">
            <th scope="rowgroup" colSpan={columns.length + 1} className="serif pt-5 pb-2 pl-2 text-left text-22">
              {formatMonth(`${month}-01`, locale)}
            </th>
          </tr>
          {offered
            .filter((stay) => monthOf(stay) === month)
            .map(({ checkIn, checkOut, levels }) => {
              const days = formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
              const isChosen = chosen?.checkIn === checkIn && chosen.checkOut === checkOut;
              return (
                <tr
                  key={`${checkIn}/${checkOut}`}
                  id={weekAnchor({ checkIn })}
                  aria-current={isChosen || undefined}
                  className="group scroll-mt-40 border-t border-line aria-[current]:bg-main-light2 aria-[current]:font-bold"
                >
                  <th scope="row" className="py-3 pl-2 text-left align-top font-normal group-aria-[current]:font-bold">
                    {days}
                  </th>
                  {columns.map((level) => {
                    const price = levels.find(({ serviceLevel }) => serviceLevel === level)?.price;
                    return (
                      <td key={level} className={cell}>
                        {price && (
                          <a
                            href={paths.bookNow(property.address, locale, { checkIn, checkOut, serviceLevel: level })}
                            rel="nofollow"
                            aria-label={`${formatMoney(price)}, ${nameOf(level)}, ${days}`}
                            className="quiet-link whitespace-nowrap"
                          >
                            {formatAmount(price)}
                          </a>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
        </tbody>
      ))}
    </table>
  );
}
