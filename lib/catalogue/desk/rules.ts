import type { HotelContent, Words } from './types';

export type TextState = 'both' | 'enOnly' | 'deOnly' | 'none';

export function stateOfText({ en, de }: Words): TextState {
  if (en && de) return 'both';
  if (en) return 'enOnly';
  return de ? 'deOnly' : 'none';
}

/** How many of the texts of a hotel, its rooms and its pictures stand in both languages. */
export function completenessOf({ texts, rooms, pictures }: Pick<HotelContent, 'texts' | 'rooms' | 'pictures'>): {
  done: number;
  all: number;
} {
  const words = [
    ...Object.values(texts),
    ...rooms.flatMap(({ name, description }) => [name, description]),
    ...pictures.map(({ alt }) => alt),
  ];
  return { done: words.filter((one) => stateOfText(one) === 'both').length, all: words.length };
}
