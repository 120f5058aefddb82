import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { PartyWords } from './party-text';

/** What the field for a party says, for a component that runs in the browser; nothing else of the search's words. */
export function partyWords(locale: Locale): PartyWords {
  const words = messages[locale].hotelSearch;
  const { guests, adults, adult, adultsCounted, children, child, childrenCounted, fewer, more } = words;
  const { childAge, age, ageMissing, rooms, anyRooms, roomCounted, roomsCounted } = words;
  return {
    ...{ guests, adults, adult, adultsCounted, children, child, childrenCounted, fewer, more },
    ...{ childAge, age, ageMissing, rooms, anyRooms, roomCounted, roomsCounted },
  };
}
