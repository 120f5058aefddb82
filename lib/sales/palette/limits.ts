/** Letters of what is searched for: longer than any name. */
export const LONGEST_WORDS = 100;
