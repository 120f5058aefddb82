import type { PictureValue } from '@/lib/platform/media/types';

/** Beside, above and across: no card may begin with the picture of one of these before it. */
const NEIGHBOURS = 3;

/** Indexes of the cards whose first picture one of their neighbours before them has. */
export function twinsAmong(first: readonly { src: string }[]): number[] {
  return first.flatMap(({ src }, index) =>
    first.slice(Math.max(0, index - NEIGHBOURS), index).some((before) => before.src === src) ? [index] : [],
  );
}

/** For every card its first picture, or the next of its own that no neighbour before it shows. */
export function chooseApart(
  first: readonly PictureValue[],
  more: (index: number) => readonly PictureValue[],
): PictureValue[] {
  const chosen: PictureValue[] = [];
  for (const [index, picture] of first.entries()) {
    const near = new Set(chosen.slice(-NEIGHBOURS).map(({ src }) => src));
    chosen.push([picture, ...more(index)].find(({ src }) => !near.has(src)) ?? picture);
  }
  return chosen;
}
