import 'server-only';
import { hyphenateSync } from 'hyphen/de';

/** Shorter words stand in the narrowest column that has a head. */
const LONG = 8;
/** The patterns leave a letter alone in names they do not know. */
const ALONE = /\u00ad(?=\p{L}\u00ad)/gu;

/**
 * A name with soft hyphens, for a column that may be narrower than its longest word: browsers have no words of names, and many
 * have no dictionary at all. By German patterns in both languages, which do names of the Alps best.
 */
export const divided = (name: string): string => hyphenateSync(name, { minWordLength: LONG }).replace(ALONE, '');
