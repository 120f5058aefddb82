import type { PictureLine } from '@/lib/catalogue/desk/types';

/** What somebody has changed and not saved: which pictures there were, their order since and what each was to say. */
export type KeptPictures = {
  seen: readonly string[];
  lines: readonly Pick<PictureLine, '_id' | 'alt'>[];
};

export function keptOf(pictures: readonly PictureLine[], lines: readonly PictureLine[]): KeptPictures {
  return { seen: pictures.map(({ _id }) => _id), lines: lines.map(({ _id, alt }) => ({ _id, alt })) };
}

/** The pictures of now as they were left: what has come since stands behind, what has gone since is gone. */
export function withKept(pictures: readonly PictureLine[], { seen, lines }: KeptPictures): PictureLine[] {
  const known = new Map(pictures.map((line) => [line._id, line]));
  const left = lines.flatMap(({ _id, alt }) => {
    const line = known.get(_id);
    return line ? [{ ...line, alt }] : [];
  });
  return [...left, ...pictures.filter(({ _id }) => !seen.includes(_id))];
}

const isWords = (value: unknown): value is PictureLine['alt'] =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value;

/** What storage gave back, if it is that. */
export function readKept(value: unknown): KeptPictures | null {
  const { seen, lines } = (value ?? {}) as { seen?: unknown; lines?: unknown };
  if (!Array.isArray(seen) || !Array.isArray(lines)) return null;
  const isLine = (line: unknown): line is KeptPictures['lines'][number] =>
    typeof line === 'object' && line !== null && '_id' in line && 'alt' in line && isWords(line.alt);
  return { seen: seen.map(String), lines: lines.filter(isLine) };
}
