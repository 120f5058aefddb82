'use client';

import { numbered } from '@/lib/platform/numbered';

/** A fact of a lead, in finished words. */
export type LineWords = {
  label: string;
  /** Beneath the label. */
  more?: string;
  value?: string;
  /** Of the whole; of what there is to say without a value. */
  look?: 'strong' | 'said';
  /** How the value breaks: an amount nowhere, what somebody wrote as they wrote it. */
  breaks?: 'never' | 'figures' | 'asWritten';
};

const breaksClass = {
  never: 'whitespace-nowrap',
  figures: 'figures whitespace-nowrap',
  asWritten: 'whitespace-pre-line',
};

type Props = { lines: readonly LineWords[]; className?: string };

/** Facts in a list. A component of the browser, so that a page hands on their words instead of every element around them. */
export function Lines({ lines, className = '' }: Props) {
  return (
    <dl className={`${className} border-t border-line`}>
      {numbered(lines).map(({ number, value: { label, more, value, look, breaks } }) => (
        <div
          key={number}
          className={`flex justify-between gap-4 border-b border-line-faint py-2 ${look === 'strong' ? 'text-16 font-bold' : ''}`}
        >
          <dt className={look === 'strong' ? '' : 'text-soft'}>
            {look === 'said' ? <b>{label}</b> : label}
            {more && <span className="block text-12">{more}</span>}
          </dt>
          <dd className="text-right">{breaks ? <span className={breaksClass[breaks]}>{value}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
