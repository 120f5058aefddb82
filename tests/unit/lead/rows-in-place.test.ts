import { describe, expect, it } from 'vitest';
import { rowsInPlace, rowsThatStay } from '@/lib/sales/lead/rules/rows-in-place';

const rows = (...told: string[]) => told.map((row) => ({ id: row.slice(0, 1), row }));

describe('the rows of a list somebody points into', () => {
  it('stay in place when one of them is gone, so that the next never slides under the pointer', () => {
    expect(rowsInPlace(rows('a asked', 'b sent', 'c asked'), rows('a held', 'c asked'))).toEqual(
      rows('a held', 'b sent', 'c asked'),
    );
  });

  it('have nothing below them either, where the list has sections', () => {
    expect(rowsThatStay(rows('a asked', 'b sent'), rows('c asked', 'a held'))).toEqual(rows('a held', 'b sent'));
  });

  it('move for nothing that has come, which stands at the end', () => {
    expect(rowsInPlace(rows('b asked', 'c asked'), rows('a asked', 'b held', 'c asked'))).toEqual(
      rows('b held', 'c asked', 'a asked'),
    );
  });
});
