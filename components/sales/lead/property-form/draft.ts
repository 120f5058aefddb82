import { clearDraft, readDraft, writeDraft } from '@/components/form/draft';
import type { PropertyFormSetting, Values } from './setting';

/** Of a card nothing is kept, and what binds is ticked anew. */
const unkept = ['cardNumber', 'cardName', 'cardMonth', 'cardYear', 'card', 'isDisclaimerAccepted'] as const;
/** A link with another stay in it wins over what was typed before. */
const linked = ['checkIn', 'checkOut', 'pax', 'serviceLevel'] as const;

export type Draft = { values: Values; step: number };

/** By person, deed and house; of a lead also by its version: what has changed meanwhile is not typed over. */
export function draftKey(
  { deed, property, lead }: Pick<PropertyFormSetting, 'deed' | 'property' | 'lead'>,
  userId: string,
) {
  return ['property', userId, deed, property.id, ...(lead ? [lead.id, String(lead.version)] : [])].join('.');
}

function without(values: Partial<Values>, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as keyof Values)));
}

/** What was typed in this tab, where the form was left; null: nothing was. */
export function readFormDraft(key: string, initial: Values, search: string): Draft | null {
  const kept = readDraft(key);
  if (!kept) return null;
  const known = Object.entries(kept.values).filter(
    ([name, value]) => name in initial && typeof value === typeof initial[name as keyof Values],
  );
  const typed = without(Object.fromEntries(known), unkept);
  const isSameLink = kept.search === search;
  const values = { ...initial, ...(isSameLink ? typed : without(typed, linked)) };
  // The card is typed again: whoever pays by one goes on where it is asked for.
  const furthest = values.method === 'creditCard' ? 1 : 2;
  return { values, step: isSameLink ? Math.max(0, Math.min(kept.step, furthest)) : 0 };
}

export function writeFormDraft(key: string, { values, step }: Draft, search: string): void {
  writeDraft(key, { values: without(values, unkept), step, search });
}

export const clearFormDraft = clearDraft;
