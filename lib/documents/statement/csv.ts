import type { Earning } from '@/lib/money/ledger/rules/earnings';
import { payoutName } from '@/lib/money/payout-run/rules';
import type { PayoutDetailJson, RunPreviewJson } from '@/lib/money/payout-run/schema';
import { toUnits } from '@/lib/platform/money';

/** So that a spreadsheet reads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that begins like a formula is text all the same, whatever somebody called their client. */
export function textOf(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

export function cell(text: string): string {
  const safe = textOf(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function fileOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

export const statementColumns = [
  'reference',
  'client',
  'house',
  'arrival',
  'departure',
  'agent',
  'state',
  'since',
  'paysOn',
  'currency',
  'commission',
] as const;

type Words = {
  column: Record<(typeof statementColumns)[number], string>;
  state: Record<Earning['state'], string>;
  /** In the place of a client. */
  reward: string;
};

/** One line for each row of the page, amounts with a point, days as YYYY-MM-DD. */
export function statementCsv(rows: readonly Earning[], { column, state, reward }: Words): string {
  const lines = rows.map((row) => [
    ...[row.reference, row.isReward ? reward : row.clientName, row.houseName].map(cell),
    ...[row.checkIn, row.checkOut, row.agentName ?? ''].map(cell),
    ...[cell(state[row.state]), row.since, row.paysOn, row.currency],
    // A number, never text: it may begin with a minus.
    String(toUnits(row.amount, row.currency)),
  ]);
  return fileOf(
    statementColumns.map((name) => column[name]),
    lines,
  );
}

export const payoutColumns = [
  ...(['payout', 'reference', 'client', 'house', 'arrival', 'departure', 'agent'] as const),
  ...(['earned', 'base', 'percent', 'currency', 'commission'] as const),
] as const;
type PayoutWords = Record<(typeof payoutColumns)[number], string> & { reward: string };

type PayoutLines = Pick<PayoutDetailJson, 'number' | 'currency' | 'entries'>;

/** A line for each percent of each entry of the page: they add up to the payout. */
export function payoutCsv({ number, currency, entries }: PayoutLines, column: PayoutWords): string {
  const lines = entries.flatMap((entry) =>
    entry.shares.map(({ base, percent, amount }) => [
      ...[payoutName(number), entry.reference].map(cell),
      ...[entry.isReward ? column.reward : entry.clientName, entry.houseName].map(cell),
      ...[entry.checkIn, entry.checkOut, cell(entry.agentName ?? ''), entry.earnedOn ?? ''],
      ...[String(base ?? ''), String(percent ?? ''), currency, String(amount)],
    ]),
  );
  return fileOf(
    payoutColumns.map((name) => column[name]),
    lines,
  );
}

export const previewColumns = ['agency', 'currency', 'entries', 'decision', 'reason', 'amount'] as const;
type PreviewWords = {
  column: Record<(typeof previewColumns)[number], string>;
  decision: Record<RunPreviewJson['payouts'][number]['decision'], string>;
};

/** A line for each row of the preview of a run. */
export function previewCsv({ payouts }: RunPreviewJson, { column, decision: words }: PreviewWords): string {
  const lines = payouts.map(({ agencyName, currency, entries, decision, heldReason, amount }) => [
    ...[cell(agencyName), currency, String(entries), cell(words[decision]), cell(heldReason ?? ''), String(amount)],
  ]);
  return fileOf(
    previewColumns.map((name) => column[name]),
    lines,
  );
}
