import type { ReactNode } from 'react';
import { isSameServiceLevel, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { getOwnLeadInShort, holdsStay } from './own-lead';
import { getWhyNot, type WhyNot } from './week-words';

/** A house with what all of its cells share. */
export type GridColumn = {
  house: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  levels: { level: string; name: string; key: ReturnType<typeof serviceLevelKey>; isOther: boolean }[];
};

type Asked = {
  leads: readonly PropertyLead[];
  /** The one level that a narrow screen shows of each house. */
  level: string;
};

export function columnOf(
  house: AgencySeasonProperty,
  { leads, level }: Asked,
  nameOf: (level: string) => string,
): GridColumn {
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
function ownLead({ leads }: GridColumn, { checkIn, checkOut }: AgencyWeek, level?: string): PropertyLead | undefined {
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

type Told = Awaited<ReturnType<typeof getTold>>;

/** Everything the cells are told in: words, periods, leads and reasons. */
async function getTold({ guests, locale, now }: { guests: number; locale: Locale; now: Date }) {
  const [state, whyNot, nameOwn] = await Promise.all([
    getTranslations('season.state'),
    getWhyNot(locale, { adults: guests, children: null }, now),
    getOwnLeadInShort(locale, now),
  ]);
  const short = ({ checkIn, checkOut }: Pick<AgencyWeek, 'checkIn' | 'checkOut'>) =>
    formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
  return {
    words: { sold: state('sold'), onRequest: state('onRequest'), notOffered: state('notOffered') },
    whyNot,
    nameOwn,
    periodOf: (week: AgencyWeek, row: GridRow) => short(week.checkIn === row.checkIn ? row : week),
    /** The house's own days, where they are others than the row's. */
    shifted: (week: AgencyWeek, row: GridRow) => week.checkIn !== row.checkIn && <span>{short(week)}</span>,
    chosen: ({ house }: GridColumn, period: AgencyWeek, serviceLevel: ReturnType<typeof serviceLevelKey>) =>
      `${withStay(house.card.href, { period, serviceLevel, adults: guests, children: null })}#chosen`,
  };
}

/** The cells of one house in one row: one for all levels where nothing can be had. */
export async function getGridCells(
  asked: Parameters<typeof getTold>[0],
): Promise<(column: GridColumn, week: AgencyWeek, row: GridRow) => ReactNode> {
  const told = await getTold(asked);
  return (column, week, row) =>
    isClosed(week) ? closedCell(column, week, { row, told }) : pricedCells(column, week, { row, told });
}

type In = { row: GridRow; told: Told };

function closedCell(column: GridColumn, week: AgencyWeek, { row, told }: In) {
  const { words, whyNot, nameOwn, periodOf, shifted, chosen } = told;
  const { house, levels } = column;
  const own = ownLead(column, week);
  const why = (own && holdsStay(own)) || isTaken(week) ? null : whyNot(week, house);
  const taken = week.state === 'sold' ? 'sold' : 'onRequest';
  return (
    <td colSpan={levels.length} className={own ? 'closed own' : 'closed'}>
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
}

function pricedCells(column: GridColumn, week: AgencyWeek, { row, told }: In) {
  const { words, whyNot, nameOwn, periodOf, shifted, chosen } = told;
  const period = periodOf(week, row);
  const { house, levels } = column;
  const anyLead = ownLead(column, week);
  const option = week.state === 'option' && !(anyLead && holdsStay(anyLead)) ? whyNot(week, house) : null;
  return week.levels.map((cell, index) => {
    const { name = cell.serviceLevel, key = null, isOther = false } = levels[index] ?? {};
    if (cell.state === 'notOffered') {
      return (
        <td key={cell.serviceLevel} className={isOther ? 'closed other' : 'closed'}>
          {words.notOffered}
        </td>
      );
    }
    const own = anyLead && ownLead(column, week, cell.serviceLevel);
    return (
      <td key={cell.serviceLevel} className={[own && 'own', isOther && 'other'].filter(Boolean).join(' ') || undefined}>
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
}

/** What the dialog of a cell says that does not stand in it: why the stay is not to be had, and the nearest one that is. */
const reasonOf = (why: WhyNot | null) =>
  why && { 'data-why': why.text, 'data-nearest': why.nearest?.label, 'data-nearest-href': why.nearest?.href };

/** The price with its currency, and the per cent. */
const figuresOf = ({ price, earning }: AgencyCell) => ({
  'data-price': price.state === 'priced' ? formatMoney(price.price) : undefined,
  'data-percent': earning ? formatNumber(earning.percent) : undefined,
});
