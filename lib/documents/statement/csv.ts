import type { Earning } from '@/lib/money/ledger/rules/earnings';
import { toUnits } from '@/lib/platform/money';

/** So that a spreadsheet reads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that begins like a formula is text all the same, whatever somebody called their client. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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

type Words = { column: Record<(typeof statementColumns)[number], string>; state: Record<Earning['state'], string> };

/** One line for each row of the page, amounts with a point, days as YYYY-MM-DD. */
export function statementCsv(rows: readonly Earning[], { column, state }: Words): string {
  const lines = rows.map((row) => [
    ...[row.reference, row.clientName, row.houseName, row.checkIn, row.checkOut, row.agentName ?? ''].map(cell),
    ...[cell(state[row.state]), row.since, row.paysOn, row.currency],
    // A number, never text: it may begin with a minus.
    String(toUnits(row.amount, row.currency)),
  ]);
  const head = statementColumns.map((name) => cell(column[name]));
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
