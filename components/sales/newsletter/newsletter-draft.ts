/** The storage key of the draft; in a file of its own, because the code that writes it is loaded on the first touch. */
export const NEWSLETTER_DRAFT = 'newsletter';
