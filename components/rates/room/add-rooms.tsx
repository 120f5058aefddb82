'use client';

import { fill } from '@/components/form/types';
import { useSelection } from '@/components/sales/selection/selection-context';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { SelectedOffer, SelectionPlace } from '@/lib/sales/selection/types';

type Props = SelectionPlace & { room: { id: string; name: string }; offer: SelectedOffer; quantity: number };

/** All rooms of this type at one rate, with the beds that were chosen, in place of what was selected of the type. */
export function AddRooms({ hotel, room, offer, stay, quantity }: Props) {
  const { choose, isRead, words } = useSelection();
  return (
    <button
      type="button"
      disabled={!isRead}
      aria-label={fill(words.selectRate, { rate: offer.rateName, room: room.name })}
      onClick={() =>
        choose(
          { hotel, stay },
          room,
          Array.from({ length: quantity }, () => offer),
        )
      }
      className={compactButtonClass('quiet', 'small', 'w-full')}
    >
      {quantity > 1 && `${quantity} × `}
      {words.select}
    </button>
  );
}
