import type { HotelContent, Words } from './types';

export type TextState = 'both' | 'enOnly' | 'deOnly' | 'none';

export function stateOfText({ en, de }: Words): TextState {
  if (en && de) return 'both';
  if (en) return 'enOnly';
  return de ? 'deOnly' : 'none';
}

/** How many of the texts of a hotel and its rooms stand in both languages. */
export function completenessOf({ texts, rooms }: Pick<HotelContent, 'texts' | 'rooms'>): { done: number; all: number } {
  const words = [...Object.values(texts), ...rooms.flatMap(({ name, description }) => [name, description])];
  return { done: words.filter((one) => stateOfText(one) === 'both').length, all: words.length };
}
