import { describe, expect, it } from 'vitest';
import {
  type Grid,
  isInRange,
  type Place,
  type Range,
  type RangeAction,
  rangeAfter,
} from '@/components/rates/night/grid-range';

const place = (band: number, row: number, column: number): Place => ({ band, row, column });
const rooms: Grid = { rows: [3], columns: 7, least: 2, spansRows: false };
const houses: Grid = { rows: [2, 3], columns: 7, least: 0, spansRows: true };
const start: Range = { focus: place(0, 0, 2), anchor: null };

const played = (grid: Grid, ...actions: RangeAction[]) =>
  actions.reduce((range, action) => rangeAfter(range, action, grid), start);
const pick = (at: Place, isExtended = false): RangeAction => ({ kind: 'pick', place: at, isExtended });
const move = (row: number, column: number, isExtended = false): RangeAction => ({
  ...{ kind: 'move', row, column, isExtended },
});

describe('cells that are pressed', () => {
  it('the first press begins, the second ends, the third begins anew', () => {
    expect(played(rooms, pick(place(0, 1, 3)))).toEqual({ anchor: place(0, 1, 3), focus: place(0, 1, 3) });
    expect(played(rooms, pick(place(0, 1, 3)), pick(place(0, 1, 5)))).toEqual({
      anchor: place(0, 1, 3),
      focus: place(0, 1, 5),
    });
    expect(played(rooms, pick(place(0, 1, 3)), pick(place(0, 1, 5)), pick(place(0, 1, 6)))).toEqual({
      anchor: place(0, 1, 6),
      focus: place(0, 1, 6),
    });
  });

  it('a second press in another line begins anew where lines are rooms, and goes on where they are service levels', () => {
    const presses = [pick(place(0, 0, 3)), pick(place(0, 1, 5))];
    expect(played(rooms, ...presses).anchor).toEqual(place(0, 1, 5));
    expect(played(houses, ...presses).anchor).toEqual(place(0, 0, 3));
  });

  it('nights that have passed are not chosen', () => {
    expect(played(rooms, pick(place(0, 0, 1)))).toEqual(start);
  });

  it('drawing does not leave a block', () => {
    const begun = played(houses, pick(place(0, 0, 3)));
    expect(rangeAfter(begun, pick(place(1, 0, 5), true), houses)).toEqual(begun);
  });
});

describe('keys', () => {
  it('move within the grid, and never before its first column that can be chosen', () => {
    expect(played(rooms, move(0, -1)).focus).toEqual(place(0, 0, 2));
    expect(played(rooms, move(0, 7)).focus).toEqual(place(0, 0, 6));
    expect(played(rooms, move(-1, 0)).focus).toEqual(place(0, 0, 2));
  });

  it('choose with Shift, and leave what is chosen without it', () => {
    const chosen = played(rooms, move(0, 1, true), move(1, 0, true));
    expect(chosen).toEqual({ anchor: place(0, 0, 2), focus: place(0, 1, 3) });
    expect(isInRange(chosen, place(0, 1, 2))).toBe(true);
    expect(isInRange(chosen, place(0, 2, 2))).toBe(false);
    expect(rangeAfter(chosen, move(0, 1), rooms)).toEqual({ anchor: null, focus: place(0, 1, 4) });
  });

  it('go on to the next block, but not with a range', () => {
    expect(played(houses, move(1, 0), move(1, 0)).focus).toEqual(place(1, 0, 2));
    expect(played(houses, move(1, 0), move(1, 0), move(-1, 0)).focus).toEqual(place(0, 1, 2));
    expect(played(houses, move(1, 0, true), move(1, 0, true)).focus).toEqual(place(0, 1, 2));
  });

  it('a screen reader’s own way to a cell does not move a range', () => {
    const reach: RangeAction = { kind: 'reach', place: place(0, 2, 6) };
    expect(played(rooms, reach).focus).toEqual(place(0, 2, 6));
    expect(played(rooms, { kind: 'begin' }, reach)).toEqual({ anchor: place(0, 0, 2), focus: place(0, 0, 2) });
  });
});
