import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { levelName } from '@/components/catalogue/property/level-name';
import { Picture } from '@/components/ui/picture';
import { isSameServiceLevel, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatMonth, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { getOwnLead, holdsStay } from './own-lead';
import { getWhyNot } from './week-words';

type Props = {
  houses: readonly AgencySeasonProperty[];
  rows: readonly GridRow[];
  leads: readonly PropertyLead[];
  guests: number;
  /** The one level that a narrow screen shows of each house. */
  level: string;
  locale: Locale;
  now: Date;
};

const cellClass = 'border-l border-line-faint p-1 text-left align-top text-12 season:p-2 wide:text-13';
/** On a narrow screen one level of each house has room. */
const only = (isShown: boolean) => (isShown ? '' : 'max-wide:hidden');

/** The level of a house that a narrow screen shows: the chosen one, else its last. */
function shownLevel({ serviceLevels }: AgencySeasonProperty, level: string): string | undefined {
  return serviceLevels.find((one) => isSameServiceLevel(one, level)) ?? serviceLevels.at(-1);
}

export async function SeasonGrid({ houses, rows, leads, guests, level, locale, now }: Props) {
  const [t, names, season, state, whyNot, nameOwn] = await Promise.all([
    getTranslations('chalets.grid'),
    getTranslations('property'),
    getTranslations('season'),
    getTranslations('season.state'),
    getWhyNot(locale, { adults: guests, children: null }, now),
    getOwnLead(locale, now),
  ]);
  const short = (week: { checkIn: AgencyWeek['checkIn']; checkOut: AgencyWeek['checkOut'] }) =>
    formatRange(week.checkIn, week.checkOut, locale, { month: 'short', year: false });

  const ownLead = (house: AgencySeasonProperty, week: AgencyWeek, serviceLevel?: string) =>
    leads.findLast(
      (one) =>
        one.propertyId === house.card._id &&
        one.checkIn < week.checkOut &&
        one.checkOut > week.checkIn &&
        (!serviceLevel || !one.serviceLevel || isSameServiceLevel(one.serviceLevel, serviceLevel)),
    );
  const marked = (house: AgencySeasonProperty, own: PropertyLead | undefined) => own && nameOwn(own, house.timeZone);
  const shifted = (week: AgencyWeek, row: GridRow) =>
    week.checkIn !== row.checkIn && <span className="block text-soft">{short(week)}</span>;

  const holder = (house: AgencySeasonProperty, week: AgencyWeek) => {
    const own = ownLead(house, week);
    return own && holdsStay(own);
  };
  const closed = (house: AgencySeasonProperty, week: AgencyWeek, row: GridRow) => {
    const why = holder(house, week) ? null : whyNot(week, house);
    return (
      <>
        {week.sleepsAtMost === null && <span className="block text-soft">{state(week.state)}</span>}
        {shifted(week, row)}
        {marked(house, ownLead(house, week))}
        {why && (
          <span className={`block text-12 text-soft ${week.sleepsAtMost === null ? 'max-desk:sr-only' : ''}`}>
            {why.text}
          </span>
        )}
        {why?.nearest && (
          <a
            href={why.nearest.href}
            className="inline-block min-h-6 text-12 text-main-ink underline underline-offset-2"
          >
            {why.nearest.label}
          </a>
        )}
      </>
    );
  };
  const priced = (house: AgencySeasonProperty, week: AgencyWeek, row: GridRow, cell: AgencyCell) => {
    const href = withStay(house.card.href, {
      period: week,
      serviceLevel: serviceLevelKey(cell.serviceLevel),
      adults: guests,
      children: null,
    });
    const price = cell.price.state === 'priced' ? cell.price.price : null;
    const why = week.state === 'option' && !holder(house, week) && whyNot(week, house);
    const level = levelName(cell.serviceLevel, names);
    const title = t('cell', { name: house.card.name, period: short(week), level });
    if (cell.state === 'notOffered') return <span className="text-soft">{state('notOffered')}</span>;
    return (
      <>
        <a
          href={`${href}#chosen`}
          data-state={cell.state}
          data-title={title}
          data-price={price ? formatMoney(price) : undefined}
          data-person={cell.perPersonNight ? formatAmount(cell.perPersonNight) : undefined}
          data-earning={cell.earning ? formatAmount(cell.earning.amount) : undefined}
          data-percent={cell.earning ? formatNumber(cell.earning.percent) : undefined}
          className="block hover:bg-main-light2"
        >
          <span className="sr-only">{title} </span>
          <span className="figures block text-14 font-bold max-season:text-12">
            {price ? formatAmount(price) : state('onRequest')}
          </span>
          {shifted(week, row)}
          {cell.perPersonNight && (
            <span className="figures block text-soft">
              {formatAmount(cell.perPersonNight)}
              <span className="sr-only"> {t('person')}</span>
            </span>
          )}
          {cell.earning && (
            <span data-commission className="figures block text-soft max-season:hidden">
              {formatAmount(cell.earning.amount)}
              <span className="sr-only"> {t('commission')}</span>
              <b className="ml-1 font-bold text-positive">{`${formatNumber(cell.earning.percent)}\u00a0%`}</b>
            </span>
          )}
          {why && <span className="block text-warning">{why.text}</span>}
        </a>
        {marked(house, ownLead(house, week, cell.serviceLevel))}
      </>
    );
  };

  const cellsOf = (row: GridRow) =>
    houses.flatMap((house, index) => {
      const week = row.weeks[index];
      if (!week) return [];
      const { _id } = house.card;
      const isTooSmall = week.sleepsAtMost !== null;
      if (isTooSmall || week.state === 'sold' || (week.state === 'onRequest' && week.stayId === null)) {
        const content = closed(house, week, row);
        const frame = ownLead(house, week) ? 'outline-2 -outline-offset-2 outline-main' : '';
        return [
          <td
            key={`${_id} wide`}
            colSpan={house.serviceLevels.length}
            className={`${cellClass} ${frame} bg-sand max-wide:hidden`}
          >
            {content}
          </td>,
          <td key={_id} className={`${cellClass} ${frame} bg-sand wide:hidden`}>
            {content}
          </td>,
        ];
      }
      const shown = shownLevel(house, level);
      return week.levels.map((cell) => (
        <td
          key={`${_id} ${cell.serviceLevel}`}
          data-cell={`${_id} ${week.checkIn} ${cell.serviceLevel}`}
          className={`${cellClass} ${only(cell.serviceLevel === shown)} ${ownLead(house, week, cell.serviceLevel) ? 'outline-2 -outline-offset-2 outline-main' : ''} ${cell.state === 'notOffered' ? 'bg-sand' : ''}`}
        >
          {priced(house, week, row, cell)}
        </td>
      ));
    });

  const monthOf = ({ checkIn }: GridRow) => checkIn.slice(0, 7);
  const months = [...new Set(rows.map(monthOf))];
  const columns = 1 + houses.reduce((sum, { serviceLevels }) => sum + serviceLevels.length, 0);
  return (
    <table className="w-full table-fixed border-collapse border border-line bg-surface">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="border-b border-line">
          <td className="w-14 season:w-20 wide:w-28" />
          {houses.flatMap(({ card, serviceLevels, currency }) => {
            const head = (
              <>
                <Link href={card.href} prefetch={false} className="font-serif text-14 hover:underline wide:text-18">
                  {card.name}
                </Link>
                <span className="block text-12 font-normal text-soft">{`${card.place.city.name}, ${currency}`}</span>
                {card.beds && (
                  <span className="block text-12 font-normal text-soft max-season:hidden">
                    {card.beds.children > 0
                      ? t('bedsWithChildren', { adults: card.beds.adults, children: card.beds.children })
                      : t('beds', { adults: card.beds.adults })}
                  </span>
                )}
              </>
            );
            return [
              <th
                key={`${card._id} wide`}
                scope="colgroup"
                colSpan={serviceLevels.length}
                className={`${cellClass} font-normal max-wide:hidden`}
              >
                <span className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3">
                  <span className="h-12 overflow-hidden rounded-[2px]">
                    <Picture picture={card.thumbnail} sizes="72px" hasPlaceholder={false} />
                  </span>
                  <span>{head}</span>
                </span>
              </th>,
              <th key={card._id} scope="col" className={`${cellClass} font-normal wrap-anywhere wide:hidden`}>
                {head}
              </th>,
            ];
          })}
        </tr>
        <tr className="border-b-2 border-line-strong">
          <th scope="col" className="p-1 text-left text-12 font-normal text-soft season:p-2">
            {t('week')}
          </th>
          {houses.flatMap((house) =>
            house.serviceLevels.map((one) => (
              <th
                key={`${house.card._id} ${one}`}
                scope="col"
                className={`${cellClass} font-bold wrap-anywhere ${only(one === shownLevel(house, level))}`}
              >
                {levelName(one, names)}
              </th>
            )),
          )}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month}>
          <tr className="border-b border-line bg-paper">
            {/* As many columns as there are: a wider cell would make the others narrow. */}
            {[
              { span: columns, shown: 'max-wide:hidden' },
              { span: 1 + houses.length, shown: 'wide:hidden' },
            ].map(({ span, shown }) => (
              <th
                key={shown}
                scope="rowgroup"
                colSpan={span}
                className={`p-2 text-left font-serif text-16 font-normal ${shown}`}
              >
                {formatMonth(`${month}-01`, locale)}
              </th>
            ))}
          </tr>
          {rows
            .filter((row) => monthOf(row) === month)
            .map((row) => {
              const feast = feastIn(row);
              return (
                <tr key={row.checkIn} className="border-b border-line-faint">
                  <th scope="row" className="p-1 text-left align-top text-12 font-normal season:p-2 wide:text-13">
                    {short(row)}
                    {feast && <span className="block text-12 text-soft wrap-anywhere">{season(feast)}</span>}
                  </th>
                  {cellsOf(row)}
                </tr>
              );
            })}
        </tbody>
      ))}
    </table>
  );
}
