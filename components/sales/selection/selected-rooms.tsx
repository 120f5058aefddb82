'use client';

import type { ReactNode } from 'react';
import { formatAmount, formatMoney } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import { commissionOfSelection, priceOf, totalOf } from '@/lib/sales/selection/rules/total';
import type { SelectedRate, SelectedRoom, Selection } from '@/lib/sales/selection/types';
import { chosenBeds, partyText } from './party-words';
import { useSelection } from './selection-context';

type Place = { room: SelectedRoom; position: number };

type Props = {
  selection: Selection;
  /** Under each room: what may be done with it. */
  actions?: (place: Place) => ReactNode;
};

/** Every room with its rate, who sleeps there and its price. */
export function SelectedRooms({ selection, actions }: Props) {
  const earned = commissionOfSelection(selection)?.lines ?? [];
  const total = totalOf(selection);
  const isSplit = total.kind === 'priced' && total.totals.length > 1;
  let line = 0;
  return (
    <ul>
      {selection.rooms.flatMap((room) =>
        numbered(room.offers).map(({ number, value: offer }) => {
          const commission = earned[line++] ?? null;
          return (
            <li key={`${room.id} ${number}`} className="border-b border-line-faint py-3 last:border-0">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <div className="min-w-0">
                  <p className="font-bold">{room.name}</p>
                  <OfferLines offer={offer} />
                </div>
                <div className="figures text-right">
                  <Price offer={offer} isSplit={isSplit} />
                  {commission && <p className="text-12 text-soft">{formatAmount(commission)}</p>}
                </div>
              </div>
              {actions?.({ room, position: number - 1 })}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function Price({ offer, isSplit }: { offer: SelectedRate; isSplit: boolean }) {
  const { words } = useSelection();
  const price = priceOf(offer);
  if (!price) return <p className="text-13 text-soft">{words.onRequest}</p>;
  return <p className="font-bold">{isSplit ? formatMoney(price) : formatAmount(price)}</p>;
}

function OfferLines({ offer }: { offer: SelectedRate }) {
  const { locale, words, bedNames } = useSelection();
  const beds = chosenBeds(offer, words, bedNames);
  const aboutRate = [offer.rateDescription, offer.ratePolicy].filter((text) => !!text);
  return (
    <>
      <p className="text-12 text-soft">{offer.rateName}</p>
      <p className="text-12 text-soft">
        {partyText(offer, locale, words)}
        {beds && `, ${beds}`}
      </p>
      {aboutRate.map((text) => (
        <p key={text} className="text-12 text-soft">
          {text}
        </p>
      ))}
    </>
  );
}
