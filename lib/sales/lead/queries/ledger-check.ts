import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { owedStates } from '@/lib/money/ledger/types';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { money } from '@/lib/platform/money';
import { basisPoints, WHOLE } from '@/lib/platform/money-rounding';
import type { Prisma } from '@/prisma/generated/client';
import { promisedOf, snapshotTermsSchema } from '../kept-terms';
import { feeByRoom } from '../rules/lead-terms';
import { pricedLines } from '../rules/price-columns';
import { cancelledSchema, keptStayAnswerSchema } from '../schema-stay';
import { STOREFRONT } from '../types';

const select = {
  ...{ id: true, currency: true, closedAt: true, propertyId: true, priceTotal: true, commissionPercent: true },
  checkIn: true,
  rooms: { select: { priceTotal: true, commissionPercent: true }, orderBy: { position: 'asc' } },
  events: { orderBy: { id: 'desc' }, take: 1 },
  changes: {
    where: { kind: { in: ['stayAnswer', 'dispute'] }, status: 'accepted' },
    select: { kind: true, data: true },
  },
  snapshot: { select: { content: true } },
  hotel: { select: { city: { select: { countryId: true } } } },
  property: { select: { city: { select: { countryId: true } } } },
  postings: {
    where: { invitationId: null },
    select: { entries: { select: { amount: true, account: { select: { kind: true } } } } },
  },
} satisfies Prisma.LeadSelect;

type Row = Prisma.LeadGetPayload<{ select: typeof select }>;
type Line = { base: bigint; percent: number };

/** Counted anew from the lead's own columns, not from what the ledger was told: in hundredths of a per cent, half up. */
function counted(lines: readonly Line[]): bigint {
  const exact = lines.reduce((sum, { base, percent }) => sum + base * BigInt(basisPoints(percent)), 0n);
  return (exact * 2n + BigInt(WHOLE)) / BigInt(WHOLE * 2);
}

function basedLines(row: Row): Line[] {
  const lines = pricedLines(row);
  if (lines.some(({ priceTotal }) => priceTotal === null)) return [];
  return lines.map(({ priceTotal, commissionPercent: percent }) => ({ base: priceTotal ?? 0n, percent }));
}

function feeLines(row: Row, at: Date, data: unknown): Line[] {
  const fee = money(cancelledSchema.parse(data).fee ?? 0, row.currency);
  const rooms = promisedOf(snapshotTermsSchema.parse(row.snapshot.content));
  const timeZone = timeZoneOf((row.hotel ?? row.property)?.city.countryId ?? '');
  const shares = feeByRoom(rooms, fee, { checkIn: fromDatabaseDay(row.checkIn), today: dayAt(at, timeZone) });
  return basedLines(row).map(({ percent }, index) => ({ base: BigInt(shares[index]?.amount ?? 0), percent }));
}

/** What the supplier has said of the stay, unless a dispute was decided for what was booked. */
function stayLines(row: Row): Line[] {
  const priced = basedLines(row);
  const [answer] = row.changes;
  if (!answer || row.changes.some(({ kind }) => kind === 'dispute')) return priced;
  const { amounts } = keptStayAnswerSchema.parse(answer.data);
  return priced.map(({ percent }, line) => ({ base: BigInt(amounts[line] ?? 0), percent }));
}

/** `owed` null: the supplier has cancelled, and nothing may be contracted any more (rule 9.5). */
function wantedOf(row: Row): { expected: bigint; owed: bigint | null } {
  const [last] = row.events;
  switch (last?.type) {
    case 'interest':
    case 'requestedOption':
    case 'confirmedOption':
    case 'requestedBooking':
      return { expected: row.closedAt ? 0n : counted(basedLines(row)), owed: 0n };
    case 'confirmedBooking':
      return { expected: 0n, owed: counted(stayLines(row)) };
    case 'cancelledBooking':
      if (last.by === 'supplier') return { expected: 0n, owed: null };
      return { expected: 0n, owed: counted(feeLines(row, last.at, last.data)) };
    default:
      return { expected: 0n, owed: 0n };
  }
}

function isRight(row: Row): boolean {
  const entries = row.postings.flatMap((posting) => posting.entries);
  const sumIn = (kinds: readonly string[]) =>
    entries.reduce((sum, { account, amount }) => (kinds.includes(account.kind) ? sum + amount : sum), 0n);
  const { expected, owed } = wantedOf(row);
  const isOwed = owed === null ? sumIn(['contracted']) === 0n : sumIn(owedStates) === owed;
  return isOwed && sumIn(['expected']) === expected && sumIn(['supplier']) + sumIn(owedStates) === 0n;
}

const BATCH = 500;

export type LedgerCheck = {
  leads: number;
  /** Ids of leads of which the ledger says something else than their own columns. */
  wrong: string[];
  /** Currencies in which all entries together do not add up to nothing. */
  unbalanced: string[];
};

/** Whether the ledger says of every lead what its price, percents, events and terms say, to the cent. */
export async function checkLedger(tx: Transaction): Promise<LedgerCheck> {
  const wrong: string[] = [];
  let leads = 0;
  let after = '';
  for (;;) {
    const where = { agencyId: { not: STOREFRONT }, id: { gt: after } };
    const rows = await tx.lead.findMany({ where, select, orderBy: { id: 'asc' }, take: BATCH });
    wrong.push(...rows.filter((row) => !isRight(row)).map(({ id }) => id));
    leads += rows.length;
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) break;
  }
  const unbalanced = await tx.$queryRaw<{ currency: string }[]>`
    SELECT currency FROM ledger_entry GROUP BY currency HAVING sum(amount) <> 0 ORDER BY currency`;
  return { leads, wrong, unbalanced: unbalanced.map(({ currency }) => currency) };
}
