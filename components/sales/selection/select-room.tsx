'use client';

import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { selectedRate } from '@/lib/sales/selection/rules/change';
import { isOfPlace } from '@/lib/sales/selection/rules/scope';
import type { SelectedRate, SelectionStay } from '@/lib/sales/selection/types';
import { useSelection } from './selection-context';

type Props = {
  hotel: { id: string; name: string };
  room: { id: string; name: string };
  /** Which rate the button stands at, and for whom. */
  rate: Pick<SelectedRate, 'id' | 'rateName' | 'numAdults' | 'childrenAges'>;
  stay: SelectionStay;
  /** The rate of this moment, as GET /api/hotelrooms/{roomId}/offers answers it; null: it cannot be had. */
  ask: () => Promise<SelectedRate | null>;
  isAsking: boolean;
  className?: string;
};

/**
 * The button at a rate: `Select`, or the word that it is selected. It takes one room of this type at this rate in place of
 * any other rate for the same guests, beside rooms of the type for others; several rooms of a type are chosen with
 * `useSelection().choose` (room form) or in the selection itself. Works anywhere inside a `SelectionFrame`.
 */
export function SelectRoom({ hotel, room, rate, stay, ask, isAsking, className = '' }: Props) {
  const { selection, choose, isRead, words } = useSelection();
  const place = { hotel, stay };
  const isSelected =
    selection !== null && isOfPlace(selection, place) && selectedRate(selection, room.id, rate) === rate.id;
  if (isSelected) {
    return (
      <p data-selected className={`flex items-center justify-center gap-2 text-13 font-bold ${className}`}>
        <Icon name="check" className="size-4 text-main-ink" />
        {words.selected}
      </p>
    );
  }
  return (
    <button
      type="button"
      disabled={!isRead || isAsking}
      aria-busy={isAsking}
      aria-label={fill(words.selectRate, { rate: rate.rateName, room: room.name })}
      onClick={async () => {
        const offer = await ask();
        if (offer) choose(place, room, [offer]);
      }}
      className={compactButtonClass('quiet', 'small', className)}
    >
      {words.select}
    </button>
  );
}
