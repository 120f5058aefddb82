import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PictureValue } from '@/lib/platform/media/types';
import { chooseApart, twinsAmong } from '@/lib/sales/search/pictures';

const picture = (name: string): PictureValue => ({
  src: name,
  width: 3,
  height: 2,
  alt: name,
  color: '#000000',
  placeholder: null,
});

describe('first pictures of neighbours', () => {
  it('finds who begins like a neighbour before it', () => {
    expect(twinsAmong(['a', 'b', 'a', 'c', 'd', 'e', 'a'].map(picture))).toEqual([2]);
    expect(twinsAmong(['a', 'b', 'c'].map(picture))).toEqual([]);
  });

  it('changes a picture only where it must', () => {
    const chosen = chooseApart(['a', 'a', 'b'].map(picture), (index) => (index === 1 ? [picture('x')] : []));
    expect(chosen.map(({ src }) => src)).toEqual(['a', 'x', 'b']);
  });

  it('leaves no neighbours alike while every property has enough of its own', () => {
    const cards = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });
    fc.assert(
      fc.property(cards, (names) => {
        const more = (index: number) => [1, 2, 3].map((n) => picture(`${index}-${n}`));
        expect(twinsAmong(chooseApart(names.map(picture), more))).toEqual([]);
      }),
    );
  });
});
