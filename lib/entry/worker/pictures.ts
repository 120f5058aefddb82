import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { KEPT_HEADER, PICTURE_QUALITY, PICTURE_WIDTHS } from '@/lib/platform/media/sizes';

/** The first of these are what cards and first screens ask for. */
const WIDTHS = [640, 828, 1080, 1440, 480, ...PICTURE_WIDTHS.parts, 1920];

/** After an encoding the machine rests this many times as long: people come first. */
const REST = 2;
/** Failures in a row, a minute of them, after which the rest is left to first visitors. */
const MOST_FAILURES = 12;
const FAILURE_MILLISECONDS = 5_000;

/** `/media` paths: pictures of places first, then first pictures in the order of our selection, then all others. */
export async function listPictures(): Promise<string[]> {
  const [places, uses] = await Promise.all([
    db.picture.findMany({
      where: { OR: [{ countries: { some: {} } }, { cities: { some: {} } }, { contents: { some: {} } }] },
      select: { file: true },
      orderBy: { id: 'asc' },
    }),
    db.propertyPicture.findMany({
      where: { isFloorplan: false, property: { status: 'published' } },
      select: { picture: { select: { file: true } } },
      orderBy: [{ position: 'asc' }, { property: { selectionRank: { sort: 'asc', nulls: 'last' } } }],
    }),
  ]);
  const files = [...places, ...uses.map(({ picture }) => picture)].map(({ file }) => `/media/${file}`);
  return [...new Set(files)];
}

/** A web process that starts beside its worker does not listen at once: nothing to complain of. */
const isNotUpYet = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

type Options = {
  /** Origin of a web process: it encodes and keeps, as for a visitor. */
  web: string;
  signal: AbortSignal;
  sleep?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Asks the web process for every size of every picture, one after the other, so that no first visitor waits for an
 * encoding. Ends when none is missing. Answers how many were.
 */
export async function encodePictures({ web, signal, sleep }: Options): Promise<number> {
  const rest = sleep ?? ((milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => undefined));
  const pictures = await listPictures();
  const wanted = WIDTHS.flatMap((width) => pictures.map((src) => paths.encodedPicture(src, width, PICTURE_QUALITY)));
  let encoded = 0;
  let failures = 0;
  for (const path of wanted) {
    if (signal.aborted || failures >= MOST_FAILURES) break;
    const start = clock.elapsed();
    try {
      const answer = await fetch(new URL(path, web), { headers: { accept: 'image/avif,image/webp' }, signal });
      await answer.arrayBuffer();
      // It leads to the file itself where it could not encode just now.
      if (!answer.ok || answer.redirected) throw new Error(`${path} was answered with ${answer.status}.`);
      failures = 0;
      if (answer.headers.get(KEPT_HEADER) === 'HIT') continue;
      encoded++;
      await rest(REST * (clock.elapsed() - start));
    } catch (error) {
      if (signal.aborted) break;
      failures++;
      if (failures >= MOST_FAILURES || !isNotUpYet(error)) log.warn({ err: error }, 'a picture was not encoded ahead');
      await rest(FAILURE_MILLISECONDS);
    }
  }
  log.info({ encoded }, 'pictures are encoded');
  return encoded;
}
