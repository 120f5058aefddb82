import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { encode } from '@/lib/platform/media/encoder';
import { readStoredPicture, storedNameOf } from '@/lib/platform/media/store';
import type { PictureValue } from '@/lib/platform/media/types';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';

const PUBLIC = path.join(process.cwd(), 'public');
/** Points of a page are 1/72 inch; print wants about twice as many pixels. */
const PIXELS_PER_POINT = 2.2;
const QUALITY = 76;
const MOST_BYTES = 24 * 1024 * 1024;

const cut = new LRUCache<string, Promise<Buffer>>({ max: 400, maxSize: MOST_BYTES, sizeCalculation: () => 80 * 1024 });

export type Box = { width: number; height: number };

/** A file below /public, whatever the address says: nothing is fetched and nothing else is read. */
function publicFile(address: string): string | null {
  const file = path.normalize(path.join(PUBLIC, decodeURIComponent(address.split('?')[0] ?? '')));
  return file.startsWith(`${PUBLIC}${path.sep}`) ? file : null;
}

async function draw(file: string | Uint8Array, box: Box, focus: { x: number; y: number }): Promise<Buffer> {
  const size = { width: box.width * PIXELS_PER_POINT, height: box.height * PIXELS_PER_POINT };
  return Buffer.from(await encode('cut', { file, ...size, focus, quality: QUALITY }));
}

/** A file below /public, or the bytes of the store; null for what is in neither. */
async function sourceOf(address: string): Promise<string | Uint8Array | null> {
  const name = storedNameOf(address);
  return name ? ((await readStoredPicture(name))?.bytes ?? null) : publicFile(address);
}

/** A picture cut to the box it fills, as the page crops it; null for one that is not there. */
export async function cutPicture(picture: PictureValue, box: Box): Promise<Buffer | null> {
  const file = await sourceOf(picture.src);
  if (!file) return null;
  const { focusX: x = 50, focusY: y = 50 } = picture;
  const key = JSON.stringify([picture.src, box, x, y]);
  const known = cut.get(key) ?? draw(file, box, { x, y });
  cut.set(key, known);
  return known.catch(() => {
    cut.delete(key);
    return null;
  });
}

/** The agency's own logo, else the brand's mark, as PNG. Only from our own storage (rule 6.11). */
export async function logoOf({ logo, brand }: Pick<ShownOffer, 'logo' | 'brand'>): Promise<Buffer | null> {
  const file = brand.logoPath && !logo ? await sourceOf(brand.pdf.logoPath ?? brand.logoPath) : null;
  const read = typeof file === 'string' ? await readFile(file).catch(() => null) : file;
  const source = logo ? Buffer.from(logo.bytes) : read && Buffer.from(read);
  if (!source) return null;
  return encode('print', { file: source, width: 920, height: 320 }).then(
    (bytes) => Buffer.from(bytes),
    () => null,
  );
}
