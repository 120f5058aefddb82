/** The name what was typed is kept under; apart from what keeps it, which comes with the first touch. */
export const NEWSLETTER_DRAFT = 'newsletter';
