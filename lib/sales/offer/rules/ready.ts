import type { PlainDate } from '@/lib/platform/dates';

type Draft = { clientLastName: string; title: string; letter: string; validUntil: PlainDate };

/** What a draft still lacks before a client may read it: field -> message key. */
export function missingIn({ clientLastName, title, letter, validUntil }: Draft, today: PlainDate) {
  const fields: Record<string, string> = {};
  if (clientLastName === '') fields.clientLastName = 'clientLastNameRequired';
  if (title === '') fields.title = 'required';
  if (letter === '') fields.letter = 'required';
  if (validUntil < today) fields.validUntil = 'offerValidityPast';
  return fields;
}
