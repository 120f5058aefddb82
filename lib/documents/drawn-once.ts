import { LRUCache } from 'lru-cache';

/** All share pictures of the catalogue in both languages several times over: one takes about 90 KB. */
const MOST_BYTES = 48 * 1024 * 1024;
/** One is drawn, and one more may wait. */
const MOST_UNDER_WAY = 2;

/**
 * Pictures and documents by what they show, drawn once. Drawing takes the thread that serves all pages, so there is never more than one
 * drawn at a time, and pages come in between. Null: two others are being drawn or waiting already; the caller should be
 * told to retry.
 */
export function createDrawnOnce<Subject>(
  draw: (subject: Subject) => Promise<Buffer>,
  { mostBytes = MOST_BYTES, mostUnderWay = MOST_UNDER_WAY, keyOf = (subject: Subject) => JSON.stringify(subject) } = {},
) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return async function drawnOf(subject: Subject): Promise<Buffer | null> {
    const key = keyOf(subject);
    const known = drawn.get(key) ?? underWay.get(key);
    if (known) return known;
    if (underWay.size >= mostUnderWay) return null;
    const picture = last
      .then(() => draw(subject))
      .then((bytes) => {
        drawn.set(key, bytes);
        return bytes;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, picture);
    last = picture.catch(() => {});
    return picture;
  };
}
