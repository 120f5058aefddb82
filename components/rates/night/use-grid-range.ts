'use client';

import { type KeyboardEvent, useReducer, useRef } from 'react';
import { type Grid, isInRange, type Place, placeKey, type RangeAction, rangeAfter, stepOf } from './grid-range';

type Props = Grid & {
  /** The range is left: what was typed about it goes, too. */
  onStop: () => void;
  onUndo: () => void;
};

/** A range of cells chosen by mouse, finger or keys: arrows move, with Shift they choose, Enter edits, Ctrl Z undoes. */
export function useGridRange({ onStop, onUndo, ...grid }: Props) {
  const [range, act] = useReducer(
    (now: Parameters<typeof rangeAfter>[0], action: RangeAction) => rangeAfter(now, action, grid),
    { focus: { band: 0, row: 0, column: grid.least }, anchor: null },
  );
  const table = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const { focus, anchor } = range;

  function stop(): void {
    act({ kind: 'stop' });
    onStop();
  }

  /** Shows the editor and leads to its first field. */
  function edit(): void {
    if (!anchor) act({ kind: 'begin' });
    requestAnimationFrame(() => {
      editor.current?.scrollIntoView({ block: 'nearest' });
      const fields = (selector: string) => editor.current?.querySelector<HTMLElement>(selector);
      (fields('input:not([type=radio])') ?? fields('select'))?.focus();
    });
  }

  function move(step: { row: number; column: number }, isExtended: boolean): void {
    const action: RangeAction = { kind: 'move', ...step, isExtended };
    const next = rangeAfter(range, action, grid).focus;
    if (!isExtended && anchor) onStop();
    act(action);
    table.current?.querySelector<HTMLElement>(`[data-place="${placeKey(next)}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const step = stepOf(event.key, grid.columns);
    if (event.ctrlKey && event.key === 'z') onUndo();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (step) move(step, event.shiftKey);
    else if (event.key === 'Enter') edit();
    else if (event.key === ' ') act({ kind: 'begin' });
    else if (event.key === 'Escape') stop();
    else return;
    event.preventDefault();
  }

  return {
    ...{ focus, anchor, table, editor, edit, stop },
    /** The cell with the focus, where nothing is chosen. */
    begin: () => anchor === null && act({ kind: 'begin' }),
    choose: (from: Place, until: Place) => act({ kind: 'choose', range: { anchor: from, focus: until } }),
    /** What every cell of the table needs. */
    cells: {
      focus,
      isSelected: (place: Place) => isInRange(range, place),
      onPick: (place: Place, isExtended: boolean) => act({ kind: 'pick', place, isExtended }),
      onReach: (place: Place) => act({ kind: 'reach', place }),
      onKey,
    },
  };
}

export type GridCells = ReturnType<typeof useGridRange>['cells'];
