'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { offersQuery } from '@/components/sales/selection/offers-query';
import { useSelection } from '@/components/sales/selection/selection-context';
import { Icon } from '@/components/ui/icon';
import { selectedRate } from '@/lib/sales/selection/rules/change';
import { isOfPlace } from '@/lib/sales/selection/rules/scope';
import { areSameRates, type RateInList, ratesIn, type SharedRates } from './rates-in-list';

const TermsOnDemand = lazy(() => import('./terms-on-demand').then(({ TermsOnDemand: part }) => ({ default: part })));

type Props = SharedRates & { listId: string };

/**
 * The rates of a hotel's rooms: their buttons, and the terms folded below each. They are one island, which finds the rates
 * where they stand (`ratesIn`): a hotel has dozens, and each of them would be rendered twice. What a selection keeps of a
 * rate is asked for when it is taken, terms when they are opened; without script they lead to the room's own page.
 */
export function RatesInPlace({ listId, ...shared }: Props) {
  const { hotel, stay, words } = shared;
  const { selection, choose, isRead, words: said } = useSelection();
  const [rates, setRates] = useState<readonly RateInList[]>([]);
  const [asked, setAsked] = useState<ReadonlyMap<HTMLElement, 'asking' | 'failed'>>(new Map());
  const client = useQueryClient();
  const router = useRouter();
  const place = { hotel, stay };

  const look = () => {
    const found = ratesIn(document.getElementById(listId));
    setRates((before) => (areSameRates(before, found) ? before : found));
  };
  // Whenever the page is drawn again there may be other rates.
  useLayoutEffect(look);

  useLayoutEffect(() => {
    for (const { row, button } of rates) {
      const isAsking = asked.get(row) === 'asking';
      button.disabled = !isRead || isAsking;
      button.setAttribute('aria-busy', String(isAsking));
    }
  }, [rates, asked, isRead]);

  async function take({ row, id, price, room, party }: RateInList): Promise<void> {
    const tell = (state: 'asking' | 'failed' | null) =>
      setAsked((before) => {
        const after = new Map(before);
        if (state) after.set(row, state);
        else after.delete(row);
        return after;
      });
    tell('asking');
    try {
      const offers = await client.fetchQuery(offersQuery(room.id, stay, party));
      const offer = offers.find((one) => one.id === id);
      // It has another price by now, or is gone: the page shows that, too.
      if (offer?.priceTotal !== price) router.refresh();
      tell(null);
      if (offer) choose(place, room, [offer]);
    } catch {
      tell('failed');
    }
  }

  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const pressed = rates.find(({ button }) => target instanceof Node && button.contains(target));
    if (pressed && !pressed.button.disabled) take(pressed);
  });
  const onToggle = useEffectEvent(look);
  useEffect(() => {
    const list = document.getElementById(listId);
    const stop = new AbortController();
    const { signal } = stop;
    list?.addEventListener('click', (event) => onClick(event), { signal });
    // It does not rise from what is opened.
    list?.addEventListener('toggle', () => onToggle(), { signal, capture: true });
    return () => stop.abort();
  }, [listId]);

  const isHere = selection !== null && isOfPlace(selection, place);
  return rates.map((rate) => {
    const { row, id, cell, details, isOpen, room, party } = rate;
    const isSelected = isHere && selectedRate(selection, room.id, party) === id;
    const key = `${room.id} ${id}`;
    return [
      isSelected &&
        createPortal(
          <p data-selected className="flex w-full items-center justify-center gap-2 text-13 font-bold">
            <Icon name="check" className="size-4 text-main-ink" />
            {said.selected}
          </p>,
          cell,
          `${key} selected`,
        ),
      asked.get(row) === 'failed' &&
        createPortal(
          <p role="alert" className="mt-1 text-12 text-negative">
            {words.failed}
          </p>,
          cell,
          `${key} failed`,
        ),
      isOpen &&
        createPortal(
          <Suspense fallback={<Waiting />}>
            <TermsOnDemand rate={rate} shared={shared} waiting={<Waiting />} />
          </Suspense>,
          details,
          `${key} terms`,
        ),
    ];
  });
}

function Waiting() {
  return <div aria-hidden="true" className="mt-2 mb-3 h-5 animate-pulse rounded-[4px] bg-sand" />;
}
