import type { LeadGroup } from '@/lib/sales/lead/rules/group';
import type { LossReason } from '@/lib/sales/lead/rules/loss';

export const reportMeasures = ['leads', 'volume', 'commission', 'conversion', 'losses', 'answers', 'replies'] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

export const reportGroups = [
  'month',
  'colleague',
  'agency',
  'supplier',
  'destination',
  'programme',
  'currency',
] as const;
export type ReportGroup = (typeof reportGroups)[number];

export const reportFormats = ['json', 'csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** `amount`: minor units of the row's currency until it leaves the data layer; `percent` of 100. */
export type ReportKind = 'count' | 'amount' | 'percent' | 'minutes';

/** What each measure shows, in the order of its columns. */
export const reportColumns = {
  leads: {
    interest: 'count',
    requested: 'count',
    option: 'count',
    confirmed: 'count',
    ended: 'count',
    all: 'count',
  } satisfies Record<LeadGroup | 'all', ReportKind>,
  volume: { bookings: 'count', booked: 'amount', openLeads: 'count', stillOpen: 'amount' },
  commission: {
    expected: 'amount',
    contracted: 'amount',
    earned: 'amount',
    payable: 'amount',
    inPayout: 'amount',
    paid: 'amount',
    ofBooked: 'amount',
  },
  conversion: {
    saved: 'count',
    optioned: 'count',
    booked: 'count',
    lost: 'count',
    undecided: 'count',
    bookedOfDecided: 'percent',
  },
  losses: {
    tooDear: 'count',
    soldElsewhere: 'count',
    noAnswer: 'count',
    otherStay: 'count',
    otherReason: 'count',
    declined: 'count',
    lapsed: 'count',
    unsaid: 'count',
    lost: 'count',
  } satisfies Record<LossReason | 'lost', ReportKind>,
  answers: { answered: 'count', median: 'minutes', ninety: 'minutes', lapsed: 'count', waiting: 'count' },
  replies: { replies: 'count', median: 'minutes', ninety: 'minutes' },
} as const satisfies Record<ReportMeasure, Record<string, ReportKind>>;

/** Those whose sums stand one for each currency. */
const ofMoney: readonly ReportMeasure[] = ['volume', 'commission'];
export const hasCurrencies = (measure: ReportMeasure): boolean => ofMoney.includes(measure);

/** What a measure can be grouped by: only money has a currency, and what colleagues say belongs to no house. */
export function groupsOf(measure: ReportMeasure): readonly ReportGroup[] {
  if (measure === 'replies') return ['month', 'colleague', 'agency'];
  return hasCurrencies(measure) ? reportGroups : reportGroups.filter((group) => group !== 'currency');
}

/** Below these no median is shown: it would be somebody's one bad day (rule 11.4). */
export const LEAST_ANSWERS = 5;

export type ReportValues = Readonly<Record<string, bigint | number | null>>;

export type ReportRow = {
  /** Of what it is grouped by: a month, an id. Empty: of none, as a lead without a programme. */
  key: string;
  /** Null: of nobody who still has a name here. */
  label: string | null;
  currency: string | null;
  values: ReportValues;
};

export type Report = {
  rows: ReportRow[];
  /** Of all rows together, one for each currency: currencies are never added. */
  totals: Pick<ReportRow, 'currency' | 'values'>[];
};
