import { pictureAttributes } from '@/components/ui/picture';
import type { FoundProperty } from '@/lib/sales/search/types';
import type { FoundCard } from './found-cards';
import type { FoundWords } from './found-words';

const SIZES = '(width >= 1300px) 430px, (width >= 1000px) 33vw, (width >= 800px) 46vw, 100vw';

/** What a list draws of a property it has found. */
export function foundCard({ _id, name, thumbnail }: FoundProperty, words: FoundWords, isFirst = false): FoundCard {
  return { id: _id, name, ...words, picture: pictureAttributes({ picture: thumbnail, sizes: SIZES, isFirst }) };
}
