import type { DeadlineReason } from '../types';

/** What was kept and what it has come to, in minor units, and whether cancelling is another matter now. */
export type Moved = { before: number; after: number; haveTermsMoved: boolean };

/** Nothing where it is the price alone. */
export function whatMoved({ before, after, haveTermsMoved }: Moved): Pick<DeadlineReason, 'moved'> {
  return haveTermsMoved ? { moved: before === after ? 'terms' : 'both' } : {};
}
