'use client';

import { type PointerEvent as Pointed, type RefObject, startTransition, useEffect, useState } from 'react';
import { type Row, rowsInPlace } from '@/lib/sales/lead/rules/rows-in-place';

type Rows<Shown> = readonly Row<Shown>[];
type Options<Shown> = {
  /** What somebody has asked for: another thing is shown at once. */
  asked?: string;
  /** What stands there while somebody points at it. */
  place?: (shown: Rows<Shown>, read: Rows<Shown>) => Rows<Shown>;
};

/**
 * Rows of which none moves while somebody points into them: an answered one that went would let the next one slide under the
 * pointer, and a second click would answer that. What has come or gone meanwhile is seen once the pointer is elsewhere.
 */
export function useKeptRows<Shown>(
  list: RefObject<HTMLElement | null>,
  rows: Rows<Shown>,
  { asked = '', place = rowsInPlace }: Options<Shown> = {},
) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [kept, setRows] = useState({ read: rows, shown: rows, asked });
  if (kept.read !== rows) {
    const stays = isPointedAt && kept.asked === asked;
    setRows({ read: rows, shown: stays ? place(kept.shown, rows) : rows, asked });
  }
  const leave = () => {
    setIsPointedAt(false);
    // What a new row is made of may still be on its way: the former ones stand until it is there.
    startTransition(() => setRows({ read: rows, shown: rows, asked }));
  };
  // A finger leaves the list with every tap; where it taps next tells whether it is elsewhere.
  const leaveByTap = (event: PointerEvent) => {
    if (isPointedAt && !list.current?.contains(event.target as Node)) leave();
  };
  useEffect(() => {
    document.addEventListener('pointerdown', leaveByTap);
    return () => document.removeEventListener('pointerdown', leaveByTap);
  });
  const pointing = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: ({ pointerType }: Pointed) => {
      if (pointerType !== 'touch') leave();
    },
  };
  return { shown: kept.shown, pointing };
}
