/** A cell of a calendar: its day or week, its line, and the block of lines (a property) it stands in. */
export type Place = { band: number; row: number; column: number };

/** Lines of each block; only columns from `least` on can be chosen. */
export type Grid = {
  rows: readonly number[];
  columns: number;
  least: number;
  /** Two presses choose what lies between them even in different lines. */
  spansRows: boolean;
};

/** A range lies between the two, in one block; without an anchor there is only the cell that has the focus. */
export type Range = { focus: Place; anchor: Place | null };

export type RangeAction =
  | { kind: 'pick'; place: Place; isExtended: boolean }
  | { kind: 'move'; row: number; column: number; isExtended: boolean }
  /** Somebody has come to a cell without our keys. */
  | { kind: 'reach'; place: Place }
  | { kind: 'choose'; range: Range }
  /** The cell with the focus alone. */
  | { kind: 'begin' }
  | { kind: 'stop' };

const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);
const isSame = (a: Place, b: Place) => a.band === b.band && a.row === b.row && a.column === b.column;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const placeKey = ({ band, row, column }: Place) => `${band} ${row} ${column}`;

export function isInRange({ focus, anchor }: Range, { band, row, column }: Place): boolean {
  return (
    anchor !== null &&
    band === anchor.band &&
    between(row, anchor.row, focus.row) &&
    between(column, anchor.column, focus.column)
  );
}

/** The first press begins, the second ends the range; the third begins anew. */
function pick(range: Range, place: Place, isExtended: boolean, { least, spansRows }: Grid): Range {
  const { focus, anchor } = range;
  if (place.column < least) return range;
  if (!anchor) return { focus: place, anchor: place };
  const isBegun = isSame(anchor, focus) && !isSame(anchor, place) && (spansRows || place.row === anchor.row);
  const continues = place.band === anchor.band && (isExtended || isBegun);
  if (isExtended && !continues) return range;
  return { focus: place, anchor: continues ? anchor : place };
}

function moved(focus: Place, by: { row: number; column: number }, isExtended: boolean, grid: Grid): Place {
  const column = within(focus.column + by.column, grid.least, grid.columns - 1);
  const row = focus.row + by.row;
  if (row >= 0 && row < (grid.rows[focus.band] ?? 1)) return { band: focus.band, row, column };
  // A range is of one block; without one the arrows go on to the block above or below.
  const band = focus.band + by.row;
  const lines = isExtended ? undefined : grid.rows[band];
  return lines ? { band, row: by.row > 0 ? 0 : lines - 1, column } : { ...focus, column };
}

export function rangeAfter(range: Range, action: RangeAction, grid: Grid): Range {
  const { focus, anchor } = range;
  switch (action.kind) {
    case 'pick':
      return pick(range, action.place, action.isExtended, grid);
    case 'move':
      return {
        focus: moved(focus, action, action.isExtended, grid),
        anchor: action.isExtended ? (anchor ?? focus) : null,
      };
    case 'reach':
      return anchor ? range : { focus: action.place, anchor };
    case 'choose':
      return action.range;
    case 'begin':
      return { focus, anchor: focus };
    case 'stop':
      return { focus, anchor: null };
  }
}

/** What an arrow does to the place of the focus. */
export function stepOf(key: string, columns: number): { row: number; column: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { row: 0, column: -1 };
    case 'ArrowRight':
      return { row: 0, column: 1 };
    case 'ArrowUp':
      return { row: -1, column: 0 };
    case 'ArrowDown':
      return { row: 1, column: 0 };
    case 'Home':
      return { row: 0, column: -columns };
    case 'End':
      return { row: 0, column: columns };
    default:
      return null;
  }
}
