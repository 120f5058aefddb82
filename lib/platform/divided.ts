/** Shorter words stand in the narrowest column that has a head. */
const LONG = 8;
const VOWELS = 'aeiouyàáâäæèéêëìíîïòóôöœùúûü';
/** Consonants that begin a syllable together; before them, or before the last one, a name is divided. */
const TOGETHER = [
  'pfl',
  'pfr',
  'sch',
  'str',
  'bl',
  'br',
  'ch',
  'ck',
  'cl',
  'cr',
  'dr',
  'fl',
  'fr',
  'gl',
  'gn',
  'gr',
].concat(['kl', 'kn', 'kr', 'pf', 'ph', 'pl', 'pr', 'qu', 'sp', 'st', 'th', 'tr', 'zw']);
const between = new RegExp(`(?<=[${VOWELS}])([^${VOWELS}\\P{L}]+)(?=[${VOWELS}])`, 'giu');
const longWord = new RegExp(`\\p{L}{${LONG},}`, 'gu');

function dividedWord(word: string): string {
  return word.replace(between, (consonants: string, _: string, at: number) => {
    const lower = consonants.toLowerCase();
    const onset = TOGETHER.find((cluster) => lower.endsWith(cluster))?.length ?? 1;
    const cut = consonants.length - onset;
    const isAtEdge = at + cut < 2 || word.length - at - cut < 3;
    return isAtEdge ? consonants : `${consonants.slice(0, cut)}\u00ad${consonants.slice(cut)}`;
  });
}

/**
 * A name with soft hyphens, for a column that may be narrower than its longest word: browsers have no words of names, and many
 * have no dictionary at all.
 */
export const divided = (name: string): string => name.replace(longWord, dividedWord);
