import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
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

async function draw(
  file: string | Uint8Array,
  { width, height }: Box,
  focus: { x: number; y: number },
): Promise<Buffer> {
  const source = sharp(file);
  const { width: w = 1, height: h = 1 } = await source.metadata();
  const scale = Math.max((width * PIXELS_PER_POINT) / w, (height * PIXELS_PER_POINT) / h);
  const [wide, high] = [Math.round(w * scale), Math.round(h * scale)];
  const size = { width: Math.round(width * PIXELS_PER_POINT), height: Math.round(height * PIXELS_PER_POINT) };
  const left = Math.round(((wide - size.width) * focus.x) / 100);
  const top = Math.round(((high - size.height) * focus.y) / 100);
  return source
    .resize(wide, high)
    .extract({
      left: Math.max(0, left),
      top: Math.max(0, top),
      width: Math.min(size.width, wide),
      height: Math.min(size.height, high),
    })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** A picture cut to the box it fills, as the page crops it; null for one that is not there. */
export async function cutPicture(picture: PictureValue, box: Box): Promise<Buffer | null> {
  const name = storedNameOf(picture.src);
  const file = name ? ((await readStoredPicture(name))?.bytes ?? null) : publicFile(picture.src);
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
  const file = brand.logoPath && !logo ? publicFile(brand.pdf.logoPath ?? brand.logoPath) : null;
  const source = logo ? Buffer.from(logo.bytes) : file && (await readFile(file).catch(() => null));
  if (!source) return null;
  return sharp(source, { density: 288 })
    .resize({ height: 320, width: 920, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null);
}
