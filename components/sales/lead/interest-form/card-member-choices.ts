import type { Choice } from '@/components/form/labelled';
import { cardMemberTypes } from '@/lib/sales/lead/types';

type Words = Record<(typeof cardMemberTypes)[number], string>;

/** The kinds of a card programme's membership, behind the one that says nothing yet. */
export function cardMemberChoices(words: Words, nothing = '–'): Choice[] {
  return [{ value: '', label: nothing }, ...cardMemberTypes.map((value) => ({ value, label: words[value] }))];
}
