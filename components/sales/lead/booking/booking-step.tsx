'use client';

import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import type { BookingHead, BookingWords } from './moved';

type Props = {
  id: string;
  head: BookingHead;
  title: RefObject<HTMLHeadingElement | null>;
  facts: ReactNode;
  aside: ReactNode;
  words: BookingWords;
  /** On the button that binds. */
  yes: string;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** All that a booking binds to, then the tick, then the button. */
export function BookingStep({ id, head, title, facts, aside, words, yes, isBusy, onSend, onClose }: Props) {
  const tick = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isTicked = tick.current?.checked ?? false;
    setMissing(!isTicked);
    if (isTicked) onSend();
    else tick.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid menu:grid-cols-[minmax(0,1fr)_344px]">
      <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-4 season:px-6 menu:col-span-2 menu:px-8">
        <div className="min-w-0">
          <h3
            ref={title}
            id={id}
            tabIndex={-1}
            className="font-sans text-18 leading-6 font-bold tracking-normal outline-none"
          >
            {head.title}
          </h3>
          <p className="text-13 text-soft">{head.more}</p>
          {head.until && <p className="mt-1 text-13 font-bold text-warning menu:hidden">{head.until}</p>}
        </div>
        <div className="flex items-center gap-4">
          {head.until && <p className="text-13 font-bold text-warning max-menu:hidden">{head.until}</p>}
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="size-9 shrink-0 rounded-desk text-16 leading-none hover:bg-main-light2"
          >
            <Icon name="close" className="mx-auto size-4" />
          </button>
        </div>
      </header>
      <div className="min-w-0 px-4 season:px-6 menu:px-8 menu:pb-2">{facts}</div>
      <section className="mt-5 min-w-0 border-line bg-paper px-4 py-5 text-14 season:px-6 max-menu:border-y menu:row-span-2 menu:mt-0 menu:border-l">
        {aside}
      </section>
      <div className="self-end px-4 pb-5 season:px-6 menu:px-8">
        <div className="mt-5 rounded-desk bg-main-light2 p-4">
          <label className="flex items-start gap-3 text-14 font-bold">
            <input
              ref={tick}
              type="checkbox"
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              onChange={() => setMissing(false)}
              className="mt-0.5 size-4.5 shrink-0 accent-main"
            />
            {words.tick}
          </label>
          <p
            id={`${id}-missing`}
            role="alert"
            className={isMissing ? 'mt-1.5 pl-7.5 text-13 text-negative' : 'sr-only'}
          >
            {isMissing && words.tickMissing}
          </p>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <button type="button" disabled={isBusy} onClick={onClose} className={compactButtonClass('quiet', 'large')}>
            {words.back}
          </button>
          <div className="flex flex-wrap items-center gap-4 max-season:w-full">
            {head.free && <p className="text-right text-12 text-soft max-desk:hidden">{head.free}</p>}
            <button
              type="submit"
              disabled={isBusy}
              className={compactButtonClass('primary', 'large', 'max-season:w-full')}
            >
              {yes}
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
