import type { PropertyFormSetting, Values } from './setting';

/** Of a card nothing is kept, and what binds is ticked anew. */
const unkept: readonly (keyof Values)[] = [
  'cardNumber',
  'cardName',
  'cardMonth',
  'cardYear',
  'card',
  'isDisclaimerAccepted',
];
/** A link with another stay in it wins over what was typed before. */
export const linkedNames = ['checkIn', 'checkOut', 'pax', 'serviceLevel'] as const satisfies (keyof Values)[];

export function keptNames(initial: Values): string[] {
  return Object.keys(initial).filter((name) => !unkept.includes(name as keyof Values));
}

/** By person, deed and house; of a lead also by its version: what has changed meanwhile is not typed over. */
export function draftKey(
  { deed, property, lead }: Pick<PropertyFormSetting, 'deed' | 'property' | 'lead'>,
  userId: string,
) {
  return ['property', userId, deed, property.id, ...(lead ? [lead.id, String(lead.version)] : [])].join('.');
}

/** Where a form that was left at a step goes on: the card is typed again by whoever pays by one. */
export function stepToReturnTo(step: number, { method }: Pick<Values, 'method'>): number {
  return Math.max(0, Math.min(step, method === 'creditCard' ? 1 : 2));
}
