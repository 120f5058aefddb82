'use client';

import type { ReactNode } from 'react';
import { numbered } from '@/lib/platform/numbered';
import { Lines, type LineWords } from '../panel/lines';
import { FeesTable, type FeesWords } from '../terms/fees-table';

/** From one day on, what cancelling costs, for so many days. */
export type FeePart = { look: 'free' | 'part' | 'all'; fee: string; day: string; days: number };

/** All that a booking binds to, in finished words. */
export type FactsWords = {
  what: { title: string; more: string; lines: LineWords[] };
  due: { title: string; lines: LineWords[] | null } | null;
  cancel: { title: string; more: string; bar: FeePart[] | null; fees: FeesWords; supplierCancels: string } | null;
  /** Where nobody knows the terms yet. */
  withoutPrice: string;
  /** Null: nothing is said of it. */
  pays: { title: string; lines: LineWords[] } | null;
};

/** All that a booking binds to, in the order in which it is decided: what, what is due when, what cancelling costs, who pays. */
export function BookingFacts({ words: { what, due, cancel, withoutPrice, pays } }: { words: FactsWords }) {
  return (
    <>
      <Part title={what.title} more={what.more}>
        <Lines lines={what.lines} />
      </Part>
      {due && <Part title={due.title}>{due.lines && <Lines lines={due.lines} />}</Part>}
      {cancel && (
        <Part title={cancel.title} more={cancel.more}>
          {cancel.bar && <FeeBar parts={cancel.bar} />}
          <FeesTable words={cancel.fees} />
          <p className="mt-1.5 text-12 text-soft">{cancel.supplierCancels}</p>
        </Part>
      )}
      {!due && !cancel && <p className="mt-5 text-14">{withoutPrice}</p>}
      {pays && (
        <Part title={pays.title}>
          <Lines lines={pays.lines} />
        </Part>
      )}
    </>
  );
}

function Part({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h4 className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 font-sans text-16 leading-6 font-bold tracking-normal">
        {title} {more && <span className="text-12 font-normal text-soft">{more}</span>}
      </h4>
      {children}
    </section>
  );
}

const looks = {
  free: 'bg-positive/10 text-positive',
  part: 'bg-warning/10 text-warning',
  all: 'bg-negative/10 text-negative',
};

/** From today to the arrival, what cancelling costs: the table below it says the same in words. */
function FeeBar({ parts }: { parts: readonly FeePart[] }) {
  return (
    <ol aria-hidden="true" className="mt-2 mb-3 flex gap-px text-12">
      {numbered(parts).map(({ number, value: { look, fee, day, days } }) => (
        <li
          key={number}
          className={`min-w-16 ${look === 'free' ? 'min-w-max' : ''}`}
          style={{ flexGrow: days, flexBasis: 0 }}
        >
          <span className={`figures block px-2 leading-6 font-bold whitespace-nowrap ${looks[look]}`}>{fee}</span>
          <span className="block pt-0.5 whitespace-nowrap text-soft">{day}</span>
        </li>
      ))}
    </ol>
  );
}
