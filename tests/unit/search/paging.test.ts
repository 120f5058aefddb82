import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, pageOf } from '@/lib/sales/search/paging';

describe('the pages of a search', () => {
  it.each([
    [1, 10, 0, { page: 1, pages: 1, results: [0, 10], others: [0, 0] }],
    [1, 15, 2, { page: 1, pages: 2, results: [0, 12], others: [0, 0] }],
    [2, 15, 2, { page: 2, pages: 2, results: [12, 15], others: [0, 2] }],
    [1, 10, 15, { page: 1, pages: 3, results: [0, 10], others: [0, 2] }],
    [3, 10, 15, { page: 3, pages: 3, results: [10, 10], others: [14, 15] }],
    [9, 15, 0, { page: 2, pages: 2, results: [12, 15], others: [0, 0] }],
    [2, 0, 0, { page: 1, pages: 1, results: [0, 0], others: [0, 0] }],
  ])('page %i of %i results and %i others', (page, total, othersTotal, expected) => {
    expect(pageOf(page, { total, othersTotal })).toEqual(expected);
  });

  it('hold everything once, in order, and never more than a page of cards', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (total, othersTotal) => {
        const { pages } = pageOf(1, { total, othersTotal });
        const all = Array.from({ length: pages }, (_, index) => pageOf(index + 1, { total, othersTotal }));
        const shown = (name: 'results' | 'others') =>
          all.flatMap(({ [name]: [from, to] }) => Array.from({ length: to - from }, (_, index) => from + index));
        expect(shown('results')).toEqual(Array.from({ length: total }, (_, index) => index));
        expect(shown('others')).toEqual(Array.from({ length: othersTotal }, (_, index) => index));
        for (const { results, others } of all)
          expect(results[1] - results[0] + others[1] - others[0]).toBeLessThanOrEqual(CARDS);
      }),
    );
  });
});
