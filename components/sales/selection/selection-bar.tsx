'use client';

import { useEffect, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatMoney } from '@/lib/platform/money';
import { countRooms } from '@/lib/sales/selection/rules/change';
import { commissionOfSelection, totalOf } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { CURRENT_SELECTION } from './current-selection-id';
import { roomsText } from './party-words';
import { useSelection } from './selection-context';
import { SelectionTotal } from './selection-total';

/** On narrow windows above the hotel's own bar; away while the selection itself is in view, so that one primary is. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { words } = useSelection();
  const [isPanelSeen, setIsPanelSeen] = useState(false);
  useEffect(() => {
    const panel = document.getElementById(CURRENT_SELECTION);
    if (!panel) return;
    const observer = new IntersectionObserver(([entry]) => setIsPanelSeen(entry?.isIntersecting ?? false));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  const commission = commissionOfSelection(selection);
  const rooms = roomsText(countRooms(selection), words);
  const show = () => {
    const panel = document.getElementById(CURRENT_SELECTION);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus();
  };
  if (isPanelSeen) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 shadow-float max-desk:bottom-14 wide:hidden print:hidden">
      <div className="min-w-0">
        <SelectionTotal total={totalOf(selection)} className="font-bold" />
        <p className="truncate text-12 text-soft">
          {commission ? fill(words.barEarns, { rooms, amount: formatMoney(commission.total) }) : rooms}
        </p>
      </div>
      <button type="button" onClick={show} className={compactButtonClass('quiet')}>
        {words.see}
      </button>
    </div>
  );
}
