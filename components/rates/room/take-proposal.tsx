'use client';

import { useSelection } from '@/components/sales/selection/selection-context';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { SelectedRate, SelectedRoom, SelectionPlace } from '@/lib/sales/selection/types';

type Props = {
  place: SelectionPlace;
  rooms: readonly { room: Pick<SelectedRoom, 'id' | 'name'>; offer: SelectedRate }[];
  label: string;
};

/** All rooms of a proposal at once, in place of whatever was selected. */
export function TakeProposal({ place, rooms, label }: Props) {
  const { chooseAll, isRead } = useSelection();
  return (
    <button
      type="button"
      disabled={!isRead}
      onClick={() => chooseAll(place, rooms)}
      className={compactButtonClass('quiet', 'medium', 'mt-3')}
    >
      {label}
    </button>
  );
}
