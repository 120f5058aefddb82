import { expect, it } from 'vitest';
import { keptOf, readKept, withKept } from '@/components/catalogue/desk/kept-pictures';
import type { PictureLine } from '@/lib/catalogue/desk/types';

const picture = {} as PictureLine['picture'];
const line = (_id: string, en = _id): PictureLine => ({ _id, picture, alt: { en, de: en } });

it('keeps the order and the captions that were not saved beside what has come and gone since', () => {
  const kept = readKept(
    JSON.parse(
      JSON.stringify(keptOf([line('a'), line('b'), line('c'), line('d')], [line('b', 'typed'), line('a'), line('c')])),
    ),
  );
  // `d` was taken out and not saved, `e` has come, `c` has gone.
  const now = [line('a'), line('b'), line('d'), line('e')];
  expect(kept && withKept(now, kept).map(({ _id, alt }) => [_id, alt.en])).toEqual([
    ['b', 'typed'],
    ['a', 'a'],
    ['e', 'e'],
  ]);
});

it.each([null, 'x', {}, { seen: [], lines: 'x' }])('takes %j for nothing kept', (value) => {
  expect(readKept(value)).toBeNull();
});
