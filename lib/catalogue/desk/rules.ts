import type { HotelContent, PropertyContent, PropertyText, Words } from './types';

export type TextState = 'both' | 'enOnly' | 'deOnly' | 'none';

export function stateOfText({ en, de }: Words): TextState {
  if (en && de) return 'both';
  if (en) return 'enOnly';
  return de ? 'deOnly' : 'none';
}

/** How much of what a page needs is there: texts in both languages, and what else is demanded (`others`). */
export function completenessOf(
  texts: readonly Words[],
  others: readonly boolean[] = [],
): { done: number; all: number } {
  const parts = [...texts.map((one) => stateOfText(one) === 'both'), ...others];
  return { done: parts.filter(Boolean).length, all: parts.length };
}

/** All texts of a hotel, of its rooms and its pictures. */
export function textsOfHotel({ texts, rooms, pictures }: Pick<HotelContent, 'texts' | 'rooms' | 'pictures'>): Words[] {
  return [
    ...Object.values(texts),
    ...rooms.flatMap(({ name, description }) => [name, description]),
    ...pictures.map(({ alt }) => alt),
  ];
}

/** Beside texts: a face, and the registration number where the country demands one. */
export function othersOfProperty({
  registrationNumber,
  pictures,
}: Pick<PropertyContent, 'registrationNumber' | 'pictures'>): boolean[] {
  return [pictures.length > 0, ...(registrationNumber === null ? [] : [registrationNumber !== ''])];
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
