import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { ConversationSide } from '@/lib/sales/conversation/types';

export type ConversationWords = Messages['conversations'];

/** What the browser is told once of a reader and their side. */
export type ConversationSetting = {
  side: ConversationSide;
  userId: string;
  locale: Locale;
  /** When the page was made, by the product's own clock: what is today follows it. */
  now: string;
  /** The chat service's public key; null without keys: then conversations are shown by us alone. */
  chatKey: string | null;
  words: ConversationWords;
  /** Of a lead's state. */
  statusWords: Readonly<Record<string, string>>;
  /** Whether the desk's tabs stand above, also in a wide window. */
  hasTabs?: boolean;
};
