'use client';

import type { ReactNode } from 'react';
import { type Place, placeKey } from './grid-range';
import type { GridCells } from './use-grid-range';

/** A finger may only want to scroll: it picks when it is lifted, a mouse at once so that it can be drawn on. */
const isMouse = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'mouse';

type Props = GridCells & { place: Place; label: string; className: string; children: ReactNode };

/** A cell that can be chosen. Only one of a table is a stop of the Tab key; arrows lead to the others. */
export function CellButton({ place, label, className, children, ...cells }: Props) {
  const { focus, isSelected, onPick, onReach, onKey } = cells;
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={placeKey(focus) === placeKey(place) ? 0 : -1}
      aria-pressed={isSelected(place)}
      data-place={placeKey(place)}
      onKeyDown={onKey}
      onFocus={() => onReach(place)}
      onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && onPick(place, event.shiftKey)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && event.buttons === 1 && onPick(place, true)}
      onClick={({ nativeEvent }) => isMouse(nativeEvent) || onPick(place, false)}
      className={`block w-full text-center -outline-offset-2! select-none hover:bg-main-light2 ${className}`}
    >
      {children}
    </button>
  );
}
