import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
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
import { getOwnLeadInShort, holdsStay } from './own-lead';
import './season-grid.css';
import { getWhyNot, type WhyNot } from './week-words';

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

/** A house with what all of its cells share. */
type Column = {
  house: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  levels: { level: string; name: string; key: ReturnType<typeof serviceLevelKey>; isOther: boolean }[];
};

function columnOf(house: AgencySeasonProperty, { leads, level }: Props, nameOf: (level: string) => string): Column {
  const { serviceLevels } = house;
  const shown = serviceLevels.find((one) => isSameServiceLevel(one, level)) ?? serviceLevels.at(-1);
  return {
    house,
    leads: leads.filter(({ propertyId }) => propertyId === house.card._id),
    levels: serviceLevels.map((one) => {
      return { level: one, name: nameOf(one), key: serviceLevelKey(one), isOther: one !== shown };
    }),
  };
}

/** The one that says most of the nights; with a level only of what was asked at that level or at none. */
function ownLead({ leads }: Column, { checkIn, checkOut }: AgencyWeek, level?: string): PropertyLead | undefined {
  return leads.findLast(
    (one) =>
      one.checkIn < checkOut &&
      one.checkOut > checkIn &&
      (!level || !one.serviceLevel || isSameServiceLevel(one.serviceLevel, level)),
  );
}

/** Nothing of this week can be had, whatever the level. */
const isClosed = ({ sleepsAtMost, state, stayId }: AgencyWeek) =>
  sleepsAtMost !== null || state === 'sold' || (state === 'onRequest' && stayId === null);

/** What is sold or held covers the week: the word alone says all there is to say. */
const isTaken = ({ reason, checkIn, checkOut }: AgencyWeek) =>
  reason.code.startsWith('overlaps') && 'checkIn' in reason && reason.checkIn <= checkIn && reason.checkOut >= checkOut;

export async function SeasonGrid(props: Props) {
  const { houses, rows, guests, locale, now } = props;
  const [t, names, season, state, whyNot, nameOwn] = await Promise.all([
    getTranslations('chalets.grid'),
    getTranslations('property'),
    getTranslations('season'),
    getTranslations('season.state'),
    getWhyNot(locale, { adults: guests, children: null }, now),
    getOwnLeadInShort(locale, now),
  ]);
  const columns = houses.map((house) => columnOf(house, props, (level) => levelName(level, names)));
  const words = { sold: state('sold'), onRequest: state('onRequest'), notOffered: state('notOffered') };
  const short = ({ checkIn, checkOut }: Pick<AgencyWeek, 'checkIn' | 'checkOut'>) =>
    formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
  const periodOf = (week: AgencyWeek, row: GridRow) => short(week.checkIn === row.checkIn ? row : week);
  const shifted = (week: AgencyWeek, row: GridRow) => week.checkIn !== row.checkIn && <span>{short(week)}</span>;
  const chosen = ({ house: { card } }: Column, period: AgencyWeek, serviceLevel: ReturnType<typeof serviceLevelKey>) =>
    `${withStay(card.href, { period, serviceLevel, adults: guests, children: null })}#chosen`;

  const closed = (column: Column, week: AgencyWeek, row: GridRow) => {
    const { house, levels } = column;
    const own = ownLead(column, week);
    const why = (own && holdsStay(own)) || isTaken(week) ? null : whyNot(week, house);
    const taken = week.state === 'sold' ? 'sold' : 'onRequest';
    return (
      <td key={house.card._id} colSpan={levels.length} className={own ? 'closed own' : 'closed'}>
        {week.sleepsAtMost === null ? (
          <a href={chosen(column, week, null)} data-state={taken} {...reasonOf(why)}>
            <span className="sr-only">{`${house.card.name}, ${periodOf(week, row)}`}</span>
            <b>{words[taken]}</b>
          </a>
        ) : (
          why?.text
        )}
        {shifted(week, row)}
        {own && nameOwn(own, house.timeZone)}
      </td>
    );
  };

  const priced = (column: Column, week: AgencyWeek, row: GridRow) => {
    const period = periodOf(week, row);
    const { house, levels } = column;
    const anyLead = ownLead(column, week);
    const option = week.state === 'option' && !(anyLead && holdsStay(anyLead)) ? whyNot(week, house) : null;
    return week.levels.map((cell, index) => {
      const { name = cell.serviceLevel, key = null, isOther = false } = levels[index] ?? {};
      const place = `${house.card._id}${cell.serviceLevel}`;
      if (cell.state === 'notOffered') {
        return (
          <td key={place} className={isOther ? 'closed other' : 'closed'}>
            {words.notOffered}
          </td>
        );
      }
      const own = anyLead && ownLead(column, week, cell.serviceLevel);
      return (
        <td key={place} className={[own && 'own', isOther && 'other'].filter(Boolean).join(' ') || undefined}>
          <a href={chosen(column, week, key)} data-state={cell.state} {...figuresOf(cell)} {...reasonOf(option)}>
            <span className="sr-only">{`${house.card.name}, ${period}, ${name}`}</span>
            <b>
              {cell.price.state === 'priced' ? formatAmount(cell.price.price) : words.onRequest}
              {option?.left && <small aria-hidden="true">{option.left}</small>}
            </b>
            {option && <span className="sr-only">{option.text}</span>}
            {shifted(week, row)}
            {cell.perPersonNight && <span data-person="">{formatAmount(cell.perPersonNight)}</span>}
            {cell.earning && (
              <span data-commission="">
                {formatAmount(cell.earning.amount)}
                {cell.earning.percent !== house.earned?.commission && (
                  <em> {`${formatNumber(cell.earning.percent)}\u00a0%`}</em>
                )}
              </span>
            )}
          </a>
          {own && nameOwn(own, house.timeZone)}
        </td>
      );
    });
  };

  const cellsOf = (row: GridRow) =>
    columns.flatMap((column, index) => {
      const week = row.weeks[index];
      if (!week) return [];
      if (isClosed(week)) return closed(column, week, row);
      return priced(column, week, row);
    });

  const monthOf = ({ checkIn }: GridRow) => checkIn.slice(0, 7);
  const months = [...new Set(rows.map(monthOf))];
  const span = 1 + columns.reduce((sum, { levels }) => sum + levels.length, 0);
  return (
    <table className="season-grid" style={{ '--houses': houses.length } as CSSProperties}>
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="houses">
          <td />
          {houses.map((house) => (
            <HouseHead key={house.card._id} house={house} />
          ))}
        </tr>
        <tr className="levels">
          <th scope="col">{t('week')}</th>
          {columns.flatMap(({ house, levels }) =>
            levels.map(({ level, name, isOther }) => (
              <th key={`${house.card._id}${level}`} scope="col" className={isOther ? 'other' : undefined}>
                <b>{name}</b>
                <abbr title={t('person')}>{t('personShort')}</abbr>
                {house.earned && <abbr title={t('commission')}>{t('commissionShort')}</abbr>}
              </th>
            )),
          )}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month}>
          <tr className="month">
            <th scope="rowgroup" colSpan={span}>
              {formatMonth(`${month}-01`, locale)}
            </th>
          </tr>
          {rows
            .filter((row) => monthOf(row) === month)
            .map((row) => {
              const feast = feastIn(row);
              return (
                <tr key={row.checkIn}>
                  <th scope="row">
                    {short(row)}
                    {feast && <span>{season(feast)}</span>}
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

/** What the dialog of a cell says that does not stand in it: why the stay is not to be had, and the nearest one that is. */
const reasonOf = (why: WhyNot | null) =>
  why && { 'data-why': why.text, 'data-nearest': why.nearest?.label, 'data-nearest-href': why.nearest?.href };

/** The price with its currency, and the per cent. */
const figuresOf = ({ price, earning }: AgencyCell) => ({
  'data-price': price.state === 'priced' ? formatMoney(price.price) : undefined,
  'data-percent': earning ? formatNumber(earning.percent) : undefined,
});

/** Name, place and currency, guests and what its weeks usually earn: the cells say only what differs. */
async function HouseHead({ house: { card, currency, serviceLevels, earned } }: { house: AgencySeasonProperty }) {
  const t = await getTranslations('chalets.grid');
  const { beds } = card;
  const guests =
    beds &&
    (beds.children > 0
      ? t('bedsWithChildren', { adults: beds.adults, children: beds.children })
      : t('beds', { adults: beds.adults }));
  const percent = earned && `${formatNumber(earned.commission)}\u00a0%`;
  return (
    <th scope="colgroup" colSpan={serviceLevels.length}>
      <div className="grid items-center gap-x-3 wide:grid-cols-[64px_minmax(0,1fr)]">
        <div className="h-12 overflow-hidden rounded-[2px] max-wide:hidden">
          <Picture picture={card.thumbnail} sizes="64px" hasPlaceholder={false} />
        </div>
        <div>
          <Link href={card.href} prefetch={false} className="font-serif text-14 hover:underline wide:text-16">
            {card.name}
          </Link>
          <span className="block text-12 text-soft">{`${card.place.city.name}, ${currency}`}</span>
          <span className="block text-12 text-soft max-season:hidden" data-commission={percent ? '' : undefined}>
            {[guests, percent].filter(Boolean).join(', ')}
          </span>
        </div>
      </div>
    </th>
  );
}
