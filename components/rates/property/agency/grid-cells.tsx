import type { ReactNode } from 'react';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { isSameServiceLevel, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { getOwnLeadInShort, holdsStay } from './own-lead';
import { getWhyNot, type WhyNot } from './week-words';

/** A house with what all of its cells share. */
export type GridColumn = {
  house: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  /** Of the property's page with a stay chosen there, at any level. */
  chosen: (period: Period) => string;
  levels: { level: string; name: string; isOther: boolean; chosen: (period: Period) => string }[];
};

/** Stands in an address for the days of each row: writing a query is more than putting two days into it. */
const ANY: Period = { checkIn: '0001-01-01', checkOut: '0001-01-02' };

function addressOf(path: string, serviceLevel: ReturnType<typeof serviceLevelKey>, adults: number) {
  const address = `${withStay(path, { period: ANY, serviceLevel, adults, children: null })}#chosen`;
  return ({ checkIn, checkOut }: Period) => address.replace(ANY.checkIn, checkIn).replace(ANY.checkOut, checkOut);
}

type Asked = {
  guests: number;
  leads: readonly PropertyLead[];
  /** The one level that a narrow screen shows of each house. */
  level: string;
};

export function columnOf(
  house: AgencySeasonProperty,
  { guests, leads, level }: Asked,
  nameOf: (level: string) => string,
): GridColumn {
  const { card, serviceLevels } = house;
  const shown = serviceLevels.find((one) => isSameServiceLevel(one, level)) ?? serviceLevels.at(-1);
  return {
    house,
    leads: leads.filter(({ propertyId }) => propertyId === card._id),
    chosen: addressOf(card.href, null, guests),
    levels: serviceLevels.map((one) => ({
      level: one,
      name: nameOf(one),
      isOther: one !== shown,
      chosen: addressOf(card.href, serviceLevelKey(one), guests),
    })),
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
  const { words, whyNot, nameOwn, periodOf, shifted } = told;
  const { house, levels, chosen } = column;
  const own = ownLead(column, week);
  const why = (own && holdsStay(own)) || isTaken(week) ? null : whyNot(week, house);
  const taken = week.state === 'sold' ? 'sold' : 'onRequest';
  return (
    <td key={house.card._id} colSpan={levels.length} className={own ? 'closed own' : 'closed'}>
      {week.sleepsAtMost === null ? (
        <a
          href={chosen(week)}
          data-state={taken}
          data-name={`${house.card.name}, ${periodOf(week, row)}`}
          {...reasonOf(why)}
        >
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

/** The names of a cell where it has any: most have none, which is said by nothing. */
const classOf = (isOwn: boolean, isOther: boolean) =>
  isOwn || isOther ? { className: [isOwn && 'own', isOther && 'other'].filter(Boolean).join(' ') } : null;

function pricedCells(column: GridColumn, week: AgencyWeek, { row, told }: In) {
  const { words, whyNot, nameOwn, periodOf, shifted } = told;
  const { house, levels } = column;
  const start = `${house.card.name}, ${periodOf(week, row)}`;
  const anyLead = ownLead(column, week);
  const option = week.state === 'option' && !(anyLead && holdsStay(anyLead)) ? whyNot(week, house) : null;
  return week.levels.map((cell, index) => {
    const { name = cell.serviceLevel, chosen = column.chosen, isOther = false } = levels[index] ?? {};
    const key = `${house.card._id} ${cell.serviceLevel}`;
    if (cell.state === 'notOffered') {
      return (
        <td key={key} className={isOther ? 'closed other' : 'closed'}>
          {words.notOffered}
        </td>
      );
    }
    const own = anyLead && ownLead(column, week, cell.serviceLevel);
    const { price, perPersonNight, earning } = cell;
    return (
      <td key={key} {...classOf(own !== undefined, isOther)}>
        <a href={chosen(week)} data-state={cell.state} data-name={`${start}, ${name}`} {...reasonOf(option)}>
          <b>
            {price.state === 'priced' ? formatAmount(price.price) : words.onRequest}
            {option?.left && <small aria-hidden="true">{option.left}</small>}
          </b>
          {option && <span className="sr-only">{option.text}</span>}
          {shifted(week, row)}
          {perPersonNight && formatAmount(perPersonNight)}
          {earning && (
            <i data-commission="">
              {formatAmount(earning.amount)}
              {earning.percent !== house.earned?.commission && <em> {`${formatNumber(earning.percent)}\u00a0%`}</em>}
            </i>
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
