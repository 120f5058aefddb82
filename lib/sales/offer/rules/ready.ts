import type { PlainDate } from '@/lib/platform/dates';

type Draft = { clientLastName: string; title: string; letter: string; validUntil: PlainDate };

/** Until when prices may hold: no longer than somebody could still arrive. Message key of what is wrong, or null. */
export function validityProblem(
  validUntil: PlainDate,
  arrivals: readonly PlainDate[],
  today: PlainDate,
): string | null {
  if (validUntil < today) return 'offerValidityPast';
  return arrivals.some((arrival) => validUntil <= arrival) ? null : 'offerValidityLate';
}

/** What a draft still lacks before a client may read it: field -> message key. */
export function missingIn(
  { clientLastName, title, letter, validUntil }: Draft,
  arrivals: readonly PlainDate[],
  today: PlainDate,
) {
  const fields: Record<string, string> = {};
  if (clientLastName === '') fields.clientLastName = 'clientLastNameRequired';
  if (title === '') fields.title = 'required';
  if (letter === '') fields.letter = 'required';
  const problem = validityProblem(validUntil, arrivals, today);
  if (problem) fields.validUntil = problem;
  return fields;
}
