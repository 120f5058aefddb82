import type { Reference } from '@/lib/brand/types';
import type { Messages } from '@/lib/platform/i18n/messages';

export type InterestWords = Messages['interest'];

export type ReferenceSetting = { label: string; prefix: string; isRequired: boolean };

/** A reference of the brand, which may have a name of its own for it. */
export function referenceSetting({ name, prefix, isRequired }: Reference, label: string): ReferenceSetting {
  return { label: name ?? label, prefix, isRequired };
}

/** What the form of an interest asks of a client, and under which names the fields are kept. */
export type ClientSetting = {
  words: InterestWords;
  clientReference: ReferenceSetting;
  asksForCardMember: boolean;
  names: Record<'firstName' | 'lastName' | 'client' | 'cardMember', string> & { nationality?: string };
  /** To choose a nationality from, where it is asked for. */
  countries?: readonly string[];
  /** Of a property: its fields stand in the order of rule 3.14. */
  isFirstNameFirst: boolean;
  /** Of a lead that is there already. */
  initial?: { firstName: string; lastName: string };
};
