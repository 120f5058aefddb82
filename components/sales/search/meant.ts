import { slugify } from '@/lib/platform/addresses/slug';

const asWords = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** From the beginning of a word, whatever its accents: `zer` is Zermatt and not Switzerland, `kitzbue` is Kitzbühel. */
export function isMeant({ label }: { label: string }, typed: string): boolean {
  const words = asWords(typed);
  return asWords(label).includes(words) || asWords(slugify(label)).includes(words);
}
