'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Row, rowsInPlace } from '@/lib/sales/lead/rules/rows-in-place';

/**
 * The requests of the list, none of which moves while somebody points into it: an answered one that went would let the next
 * one slide under the pointer, and a second click would answer that. What has come or gone meanwhile is seen once the
 * pointer is elsewhere.
 */
export function KeptRows({ rows }: { rows: readonly Row<ReactNode>[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [{ read, shown }, setRows] = useState({ read: rows, shown: rows });
  if (read !== rows) setRows({ read: rows, shown: isPointedAt ? rowsInPlace(shown, rows) : rows });

  const leave = () => {
    setIsPointedAt(false);
    setRows({ read: rows, shown: rows });
  };
  // A finger leaves the list with every tap; where it taps next tells whether it is elsewhere.
  const leaveByTap = (event: PointerEvent) => {
    if (isPointedAt && !body.current?.contains(event.target as Node)) leave();
  };
  useEffect(() => {
    document.addEventListener('pointerdown', leaveByTap);
    return () => document.removeEventListener('pointerdown', leaveByTap);
  });
  return (
    <tbody
      ref={body}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      className="max-desk:block"
    >
      {shown.map(({ row }) => row)}
    </tbody>
  );
}
