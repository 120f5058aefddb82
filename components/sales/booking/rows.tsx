import type { ReactNode } from 'react';

export type SummaryRow = { label: string; value: ReactNode };

/** Facts of a booking, one below the other; what has no value is left out. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="border-t border-line">
      {rows.map(
        ({ label, value }) =>
          value && (
            <div
              key={label}
              className="grid gap-x-4 gap-y-1 border-b border-line py-3 text-14 season:grid-cols-[12rem_1fr]"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
