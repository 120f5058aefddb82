'use client';

import { numbered } from '@/lib/platform/numbered';

/** A line with its amount, or a sentence. */
export type WhyLine =
  | { label: string; more?: string; value: string; isStrong?: boolean }
  | { said: string; isSoft?: boolean };

/** Where an amount comes from, in finished words. */
export type WhyWords = { title: string; parts: { name: string; lines: WhyLine[] }[] };

/** Where an amount comes from, in the order of its sum. In the browser: it is folded, and a page hands on the words alone. */
export function MoneyWhy({ words: { title, parts } }: { words: WhyWords }) {
  return (
    <details className="mt-3 rounded-desk border border-line bg-surface px-3">
      <summary className="cursor-pointer py-2 font-bold">{title}</summary>
      <dl className="text-13">
        {parts.map(({ name, lines }) => (
          <div
            key={name}
            className="border-t border-line-faint py-2 pad:grid pad:grid-cols-[80px_minmax(0,1fr)] pad:gap-3 wide:block"
          >
            <dt className="text-12 leading-5 text-soft">{name}</dt>
            <dd className="min-w-0">
              {numbered(lines).map(({ number, value: line }) => (
                <Line key={number} line={line} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Line({ line }: { line: WhyLine }) {
  if ('said' in line) return <p className={line.isSoft ? 'text-12 text-soft' : undefined}>{line.said}</p>;
  return (
    <p className={`flex justify-between gap-4 ${line.isStrong ? 'font-bold' : ''}`}>
      <span className="min-w-0">
        {line.label}
        {line.more && <span className="block text-12 text-soft">{line.more}</span>}
      </span>
      <span className="figures whitespace-nowrap">{line.value}</span>
    </p>
  );
}
