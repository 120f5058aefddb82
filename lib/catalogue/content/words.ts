/** Pages of words that admins have made stand below this; those of the product have addresses of their own. */
const BELOW = 'info/';

/** Under which its words are kept. */
export const wordsSlug = (address: string): string => `${BELOW}${address}`;

/** The address of a page that was made; null for those of the product itself. */
export function wordsAddress(slug: string): string | null {
  return slug.startsWith(BELOW) ? slug.slice(BELOW.length) : null;
}
