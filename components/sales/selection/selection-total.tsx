'use client';

import { formatMoney } from '@/lib/platform/money';
import type { SelectionTotal as Total } from '@/lib/sales/selection/rules/total';
import { useSelection } from './selection-context';

/** One sum, a sum for each currency, or the words that stand in its place (rule 4.7). */
export function SelectionTotal({ total, className = '' }: { total: Total; className?: string }) {
  const { words } = useSelection();
  if (total.kind === 'empty') return <p className={className}>{words.none}</p>;
  if (total.kind === 'onRequest') return <p className={className}>{words.onRequest}</p>;
  return total.totals.map((sum) => (
    <p key={sum.currency} className={`figures ${className}`}>
      {formatMoney(sum)}
    </p>
  ));
}
