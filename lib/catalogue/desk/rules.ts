import type { HotelContent, PropertyContent, PropertyText, Words } from './types';

export type TextState = 'both' | 'enOnly' | 'deOnly' | 'none';

export function stateOfText({ en, de }: Words): TextState {
  if (en && de) return 'both';
  if (en) return 'enOnly';
  return de ? 'deOnly' : 'none';
}

/** How many of the texts stand in both languages. */
export function completenessOf(texts: readonly Words[]): { done: number; all: number } {
  return { done: texts.filter((one) => stateOfText(one) === 'both').length, all: texts.length };
}

/** All texts of a hotel, of its rooms and its pictures. */
export function textsOfHotel({ texts, rooms, pictures }: Pick<HotelContent, 'texts' | 'rooms' | 'pictures'>): Words[] {
  return [
    ...Object.values(texts),
    ...rooms.flatMap(({ name, description }) => [name, description]),
    ...pictures.map(({ alt }) => alt),
  ];
}

/** All texts of a property and of its pictures. */
export function textsOfProperty({ texts, pictures }: Pick<PropertyContent, 'texts' | 'pictures'>): Words[] {
  return [...Object.values(texts), ...pictures.map(({ alt }) => alt)];
}

/** A page of a property cannot do without these. */
const needed: readonly PropertyText[] = ['opening', 'summary', 'description'];

export const isNeeded = (text: PropertyText): boolean => needed.includes(text);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One a line, the same ones in both languages; null where one of the languages has more than the other. */
export function highlightsOf({ en, de }: Words): Words[] | null {
  const [english, german] = [linesOf(en), linesOf(de)];
  if (english.length !== german.length) return null;
  return english.map((line, index) => ({ en: line, de: german[index] ?? '' }));
}
