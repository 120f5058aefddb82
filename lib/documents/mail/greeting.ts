import type { MailWords } from './enquiry-facts';

/** Letters, as first and last names have them; no digit, no address, no dot that could be read as one. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,240}$/u;
const DOT_INSIDE = /\.\S/;
/** Pictures some write behind their name, with what joins and colours them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}]/gu;

/**
 * The sender's whole name in a mail to the sender. Anybody can enter anybody's address, so a confirmation repeats nothing
 * that could carry a message or a link: what does not look like a name is left out.
 */
export function greeting(name: string, t: MailWords): string {
  const letters = name.replace(PICTURES, '').replace(/\s+/g, ' ').trim();
  return NAME.test(letters) && !DOT_INSIDE.test(letters) ? t('greeting', { name: letters }) : t('greetingUnnamed');
}
