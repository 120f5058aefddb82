'use client';

import { Fragment, type ReactNode } from 'react';
import { addDays, formatWeekday, nightsBetween, overlaps, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, money } from '@/lib/platform/money';
import { weekOf } from '@/lib/rates/stay/rules';
import type { CalendarOfStays, EditedStay, PropertyStays } from '@/lib/rates/stay/types';
import { fill, monthText, priceText, weekdayText } from '../night/calendar-words';
import { CellButton } from '../night/cell-button';
import type { Place } from '../night/grid-range';
import type { GridCells } from '../night/use-grid-range';
import { type GridGroup, type GridRow, stateOf } from './stay-grid';
import { endText, levelText, periodText, type StayState, type StayWords, shortEnd } from './stay-words';

export type StayTableProps = GridCells & {
  calendar: CalendarOfStays;
  groups: readonly (readonly GridGroup[])[];
  /** Stays as they would be after the change. */
  after: ReadonlyMap<string, EditedStay>;
  locale: Locale;
  words: StayWords;
};

const side = 'sticky left-0 z-1 w-[112px] min-w-[112px] border-r border-line pr-2 pl-3.5 text-left font-normal';

/** Properties under each other, their weeks beside each other: what is held, and the price of each service level. */
export function StayTable(props: StayTableProps) {
  const { calendar, groups, words, locale } = props;
  const { weeks, properties } = calendar;
  const only = onlyCurrency(properties);
  return (
    // A winter is wider than a telephone.
    <div className="goes-on relative overflow-x-auto rounded-desk border border-line bg-surface">
      <table aria-label={words.grid} className="w-full border-collapse text-12 leading-4">
        <thead>
          <tr className="text-soft">
            <th scope="col" className={`${side} bg-surface text-13`}>
              {only === undefined ? words.perStay : fill(words.perStayIn, { currency: only })}
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col" className="h-10 min-w-[47px] border-l border-line-faint px-0.5 font-normal">
                <span className="block text-ink">{Number(week.slice(8))}</span>
                {monthText(week, locale)}
              </th>
            ))}
          </tr>
        </thead>
        {properties.map((property, index) => (
          <PropertyRows
            key={property.id}
            {...props}
            property={property}
            position={index}
            groups={groups[index] ?? []}
          />
        ))}
      </table>
    </div>
  );
}

/** The head of the table names it; where houses differ, each of them does. */
function onlyCurrency(properties: readonly PropertyStays[]): string | undefined {
  const currencies = [...new Set(properties.map(({ currency }) => currency))];
  return currencies.length === 1 ? currencies[0] : undefined;
}

type RowsProps = Omit<StayTableProps, 'groups'> & {
  property: PropertyStays;
  position: number;
  groups: readonly GridGroup[];
};

/** `Saturday to Saturday`, `10 nights from Sunday`, `4 nights`. */
function lengthText({ nights, weekday }: GridGroup, words: StayWords, locale: Locale): string {
  if (nights === null) return words.noStays;
  if (weekday === null) return fill(words.nights, { count: nights });
  const day = weekdayText(weekday as Parameters<typeof weekdayText>[0], locale, 'long');
  return nights === 7 ? fill(words.fromTo, { day }) : fill(words.nightsFrom, { count: nights, day });
}

/** `12 + 4 guests`: beds for adults and for children. */
function guestsText({ beds }: PropertyStays, words: StayWords): string {
  if (!beds) return '';
  return fill(words.guests, { count: beds.children > 0 ? `${beds.adults} + ${beds.children}` : beds.adults });
}

function PropertyRows(props: RowsProps) {
  const { property, position, groups, calendar, words, locale } = props;
  const { weeks } = calendar;
  const only = groups.length === 1 ? groups[0] : undefined;
  let row = 0;
  return (
    <tbody>
      <tr className="border-t border-input bg-paper">
        <th scope="rowgroup" colSpan={weeks.length + 1} className="h-12 text-left font-normal">
          <span className="sticky left-0 inline-block px-3.5">
            <span className="mr-2.5 font-serif text-18 leading-6">{property.name}</span>
            <span className="whitespace-nowrap text-soft">
              {[
                only && lengthText(only, words, locale),
                guestsText(property, words),
                onlyCurrency(calendar.properties) === undefined && property.currency,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        </th>
      </tr>
      <HoldsRow {...props} />
      {groups.map((group) => (
        <Fragment key={group.key}>
          {!only && (
            <tr className="border-t border-line-faint bg-paper">
              <th scope="rowgroup" colSpan={weeks.length + 1} className="h-7 text-left font-normal text-soft">
                <span className="sticky left-0 inline-block px-3.5">{lengthText(group, words, locale)}</span>
              </th>
            </tr>
          )}
          {group.rows.map((line) => {
            const place = { band: position, row };
            row += 1;
            return (
              <tr key={line.level} className="border-t border-line-faint">
                <th scope="row" className={`${side} bg-surface text-13`}>
                  {line.level === null ? '–' : levelText(line.level, words)}
                </th>
                {weeks.map((week, index) => (
                  <Cell
                    key={week}
                    {...props}
                    line={line}
                    week={week}
                    place={{ ...place, column: index }}
                    group={group}
                  />
                ))}
              </tr>
            );
          })}
        </Fragment>
      ))}
    </tbody>
  );
}

const chips = {
  booking: 'bg-main text-on-main',
  confirmedOption: 'border border-accent bg-sand text-warning',
  ownerBlock: 'stay-owner',
  closed: 'border border-line-strong text-soft',
  asked: 'border border-dashed border-info text-info',
} as const;

type Chip = { kind: keyof typeof chips; text: string; title: string; week: PlainDate; weeks: number };

/** Holds, closed stays and open requests, each in the week in which it begins and as many weeks wide as it is long. */
function chipsOf({ property, words, locale }: RowsProps): Chip[] {
  const { holds, stays, asked, timeZone } = property;
  const chipOf = (
    kind: Chip['kind'],
    period: Pick<EditedStay, 'checkIn' | 'checkOut'>,
    text: string,
    state: string,
  ): Chip => ({
    ...{ kind, text, title: `${periodText(period, locale)}: ${state}` },
    week: weekOf(period.checkIn),
    weeks: Math.max(1, Math.round(nightsBetween(period.checkIn, period.checkOut) / 7)),
  });
  const held = holds.map((hold) => {
    const { kind, expiresAt } = hold;
    if (kind !== 'confirmedOption') return chipOf(kind, hold, words.chip[kind], words.state[kind]);
    const until = expiresAt ? fill(words.optionUntil, { when: endText(expiresAt, locale, timeZone) }) : '';
    return chipOf(kind, hold, expiresAt ? shortEnd(expiresAt, locale, timeZone) : '', until || words.state[kind]);
  });
  const closed = stays
    .filter((stay) => !stay.available && !holds.some((hold) => overlaps(hold, stay)))
    .map((stay) => chipOf('closed', stay, words.chip.closed, words.state.closed));
  const wanted = asked.map((period) => chipOf('asked', period, words.chip.asked, words.asked));
  return [...held, ...closed, ...wanted];
}

function HoldsRow(props: RowsProps) {
  const { words, calendar } = props;
  const { weeks } = calendar;
  const found = chipsOf(props);
  const cells: ReactNode[] = [];
  for (let index = 0; index < weeks.length; ) {
    const week = weeks[index] ?? '2027-01-02';
    // Of what began before the calendar, the weeks that are left stand in its first one.
    const here = found.filter((chip) => chip.week === week || (index === 0 && chip.week < week));
    const next = weeks.findIndex((day, at) => at > index && found.some((chip) => chip.week === day));
    const free = (next < 0 ? weeks.length : next) - index;
    const span = Math.min(free, Math.max(1, ...here.map((chip) => chip.weeks)));
    const titles = [...new Set(here.map(({ title }) => title))];
    const shown = here.filter(({ text }, at) => here.findIndex((other) => other.text === text) === at);
    cells.push(
      <td key={week} colSpan={span} title={titles.join('\n')} className="border-l border-line-faint p-0.5">
        {shown.map(({ kind, text }) => (
          <span
            key={text}
            className={`block h-7 overflow-hidden rounded-[4px] text-center leading-7 font-bold whitespace-nowrap ${chips[kind]}`}
          >
            {text}
          </span>
        ))}
      </td>,
    );
    index += span;
  }
  return (
    <tr className="border-t border-line-faint">
      <th scope="row" className={`${side} h-8 bg-surface text-13 text-soft`}>
        {words.holds}
      </th>
      {cells}
    </tr>
  );
}

const grounds: Readonly<Record<StayState, string>> = {
  onSale: '',
  closed: 'bg-paper text-soft',
  booking: 'bg-paper text-soft',
  ownerBlock: 'bg-paper text-soft',
  confirmedOption: 'bg-sand text-warning',
};

type CellProps = RowsProps & { line: GridRow; week: PlainDate; place: Place; group: GridGroup };

function Cell(props: CellProps) {
  const { line, week, place, group, property, after, locale, words, focus, isSelected, onPick, onReach, onKey } = props;
  const { level } = line;
  const stay = line.stays.get(week);
  const is = stay && (after.get(stay.id) ?? stay);
  const rateOf = (one: EditedStay | undefined) => one?.rates.find(({ serviceLevel }) => serviceLevel === level);
  const [was, rate] = [rateOf(stay), rateOf(is)];
  const state = stay && rate ? stateOf(stay, property) : null;
  const isPicked = isSelected(place);
  const short = (amount: number | null) =>
    amount === null ? words.requestShort : priceText(amount, property.currency);
  const isNew = rate !== undefined && rate.amount !== was?.amount;
  const isMoved = stay !== undefined && is !== undefined && stay.available !== is.available;
  const period = stay ?? { checkIn: week, checkOut: addDays(week, 7) };
  const price = rate && (rate.amount === null ? words.onRequest : formatMoney(money(rate.amount, property.currency)));
  const label = fill(words.cell, {
    ...{
      property: property.name,
      level: level === null ? words.noStays : levelText(level, words),
      period: periodText(period, locale),
    },
    what: state && price ? `${price}, ${words.state[state]}` : words.noStay,
  });
  const ground = isPicked ? 'bg-main-light2' : state ? grounds[state] : 'bg-paper text-soft';
  return (
    <td className={`border-l border-line-faint p-0 text-center whitespace-nowrap ${ground}`}>
      <CellButton {...{ focus, isSelected, onPick, onReach, onKey, place, label }} className="min-h-9 px-0.5">
        {rate && group.weekday === null && stay && (
          <span className="block text-12 leading-3.5 text-soft">
            {formatWeekday(stay.checkIn, locale)} {Number(stay.checkIn.slice(8))}
          </span>
        )}
        {isNew && was && <del className="block leading-3.5 text-soft">{short(was.amount)}</del>}
        {rate ? (
          <span
            className={`${isNew || isMoved ? 'font-bold text-main-ink' : ''} ${isMoved && !is?.available ? 'line-through' : ''}`}
          >
            {short(rate.amount)}
          </span>
        ) : (
          '–'
        )}
      </CellButton>
    </td>
  );
}
