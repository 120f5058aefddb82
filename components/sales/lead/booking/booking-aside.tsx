'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lines, type LineWords } from '../panel/lines';

/** The house and its sum, in finished words. */
export type AsideWords = {
  house: string;
  place: string;
  lines: LineWords[];
  /** Null: not for this reader, or nothing yet. */
  earns: { title: string; label: string; amount: string } | null;
  isBinding: boolean;
  /** How sure it is. */
  note: string;
};

type Props = { words: AsideWords; picture: ReactNode; badge: ReactNode };

/** The house and its sum: what it gets, what the client pays, what is paid there, what it earns, and how sure it is. */
export function BookingAside({ words: { house, place, lines, earns, isBinding, note }, picture, badge }: Props) {
  return (
    <>
      {picture && <div className="h-[148px] overflow-hidden rounded-desk max-menu:hidden">{picture}</div>}
      <p className="mt-4 font-serif text-22 leading-7 max-menu:mt-0">{house}</p>
      {badge}
      <p className="text-13 text-soft">{place}</p>
      <Lines lines={lines} className="mt-4" />
      {earns && (
        <div className="mt-4 bg-main-light2 p-4">
          <p className="text-13 font-bold">{earns.title}</p>
          <p className="mt-1 flex justify-between gap-4">
            {earns.label}
            <strong className="figures whitespace-nowrap">{earns.amount}</strong>
          </p>
        </div>
      )}
      <p className={`mt-4 flex gap-2 text-13 ${isBinding ? 'text-positive' : 'text-soft'}`}>
        <Icon name={isBinding ? 'check' : 'request'} className="mt-0.5 size-4 shrink-0" />
        {note}
      </p>
    </>
  );
}
