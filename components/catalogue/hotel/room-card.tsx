'use client';

import type { ReactNode } from 'react';
import { FactLine } from './fact-line';

type LinkWords = { href: string; text: string };

/** What a room is, in finished words (`roomCardWords`). */
export type RoomCardWords = {
  name: string;
  facts: readonly string[];
  /** For how many. */
  fits: string;
  /** That its rates are not shown. */
  confidential?: string;
  /** The room with its rates, as an address of its own. */
  shop?: LinkWords;
  /** Where links to the hotel desk are shown. */
  desk?: LinkWords;
};

type Props = {
  room: RoomCardWords;
  picture: ReactNode;
  /** Whether it can be had in the chosen period. */
  availability?: ReactNode;
  /** Rates and buttons of the chosen period. */
  offers?: ReactNode;
  /** What is done about it, at the right of its name. */
  action?: ReactNode;
  /** Everything else, on demand; none where its own page has it. */
  children?: ReactNode;
};

const linkClass = 'inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline';

/** A room type: what it is, for how many, and what can be done about it. In the browser: a page hands on the words alone. */
export function RoomCard({ room, picture, availability, offers, action, children }: Props) {
  const { name, facts, fits, confidential, shop, desk } = room;
  return (
    <article className="rounded-desk border border-line bg-surface p-4 desk:p-5">
      <div className="grid gap-x-5 gap-y-3 desk:grid-cols-[144px_minmax(0,1fr)_auto]">
        {picture && <div className="aspect-[3/2] self-start overflow-hidden bg-line">{picture}</div>}
        <div className="min-w-0">
          <h2 className="font-serif text-22 font-normal">{name}</h2>
          <p className="mt-1 text-13 text-soft">
            <FactLine facts={facts} />
          </p>
          <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {availability ?? (confidential && <p className="text-13 font-bold text-warning">{confidential}</p>)}
            <p className="text-13">{fits}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 desk:col-start-3 desk:flex-col desk:items-end">
          {shop && (
            <a href={shop.href} className={linkClass}>
              {shop.text} <span className="sr-only">{name}</span>
            </a>
          )}
          {action}
          {desk && (
            <a href={desk.href} className={linkClass}>
              {desk.text}
            </a>
          )}
        </div>
      </div>
      {offers}
      {children}
    </article>
  );
}
