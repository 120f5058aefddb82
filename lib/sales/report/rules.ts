import { monthOf } from '@/lib/money/ledger/rules/days';
import { moneyStates } from '@/lib/money/ledger/types';
import { earliest, latest, type PlainDate } from '@/lib/platform/dates';
import { answerStandings, leadStages } from '@/lib/sales/lead/rules/counted';
import { leadGroups } from '@/lib/sales/lead/rules/group';
import { lossReasons } from '@/lib/sales/lead/rules/loss';
import type { ReportQuery } from './schema';
import { hasCurrencies, type ReportGroup, type ReportMeasure } from './types';

type Cell = {
  /** Null: of all rows together. */
  key: string | null;
  currency: string | null;
};

type Params = Record<string, string>;
type Days = { from?: PlainDate | undefined; until?: PlainDate | undefined };

const columnOf: Partial<Record<ReportGroup, string>> = {
  colleague: 'agent',
  agency: 'agency',
  supplier: 'supplier',
  destination: 'destination',
  currency: 'currency',
  programme: 'programme',
};

/** The days that a month and a period have in common. */
function within({ from, until }: Days, month: string | null): Days {
  if (!month) return { from, until };
  const of = monthOf(month);
  return { from: from ? latest(from, of.from) : of.from, until: until ? earliest(until, of.until) : of.until };
}

/** Which leads a figure counts, beside its period and group; null: it counts no leads. */
function standingOf(measure: ReportMeasure, column: string): Params | null {
  const has = (names: readonly string[]) => names.includes(column);
  if (measure === 'leads') return column === 'all' ? {} : has(leadGroups) ? { state: column } : null;
  if (measure === 'conversion') return column === 'saved' ? {} : has(leadStages) ? { stage: column } : null;
  if (measure === 'losses') return column === 'lost' ? { stage: 'lost' } : has(lossReasons) ? { loss: column } : null;
  if (measure === 'answers') return has(answerStandings) ? { answer: column } : null;
  if (measure === 'commission') return has([...moneyStates, 'ofBooked']) ? { money: column } : null;
  if (measure !== 'volume') return null;
  return has(['bookings', 'booked']) ? { stage: 'booked' } : { stage: 'priced' };
}

/** The address of the list that a figure counts (rule 11.1), as parameters; null: it opens none. */
export function listOf(
  { measure, group, from, until }: ReportQuery,
  column: string,
  { key, currency }: Cell,
): Params | null {
  const standing = standingOf(measure, column);
  if (!standing || key === '') return null;
  const days = within({ from, until }, group === 'month' ? key : null);
  const prefix =
    { leads: '', volume: '', commission: '', conversion: 'saved-', losses: 'saved-', answers: 'asked-' }[
      measure as 'leads'
    ] ?? '';
  const name = key === null ? undefined : columnOf[group];
  return {
    ...standing,
    ...(days.from && { [`${prefix}from`]: days.from }),
    ...(days.until && { [`${prefix}until`]: days.until }),
    ...(name && key && { [name]: key }),
    ...(hasCurrencies(measure) && currency && { currency }),
  };
}

const FIRST_MONTH = 7;

/** From July to June: a winter and the summer before it belong together. */
export function businessYear(first: number): { from: PlainDate; until: PlainDate } {
  return { from: `${first}-07-01` as PlainDate, until: `${first + 1}-06-30` as PlainDate };
}

/** The year in which the business year of a day begins. */
export function firstYearOf(day: PlainDate): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** The twelve months of a business year, as `YYYY-MM`. */
export function monthsOf(first: number): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((FIRST_MONTH - 1 + index) % 12) + 1;
    return `${month >= FIRST_MONTH ? first : first + 1}-${String(month).padStart(2, '0')}`;
  });
}

/** `4 h 10 min` in parts; under an hour no hours. */
export function hoursOf(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
