import type { MailWords } from './enquiry-facts';

/** Letters, as names have them; no digit, no address, no dot that could be read as one. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,60}$/u;
const DOT_INSIDE = /\.\S/;

/**
 * The sender's name in a mail to the sender. Anybody can enter anybody's address, so a confirmation repeats nothing
 * that could carry a message or a link: what does not look like a name is left out.
 */
export function greeting(name: string, t: MailWords): string {
  return NAME.test(name) && !DOT_INSIDE.test(name) ? t('greeting', { name }) : t('greetingUnnamed');
}
