import 'server-only';
import sharp from 'sharp';

export type Logo = { png: Buffer; width: number; height: number };

/** As large as it is shown; the file has twice as many pixels for screens that can draw them. */
const BOX = { width: 220, height: 72 };

/** An agency's logo for its letters: PNG, because mail programs know no WebP. Null for one that cannot be read. */
export async function agencyLogo(bytes: Uint8Array): Promise<Logo | null> {
  const drawn = await sharp(Buffer.from(bytes))
    .resize({ width: BOX.width * 2, height: BOX.height * 2, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!drawn) return null;
  const { width, height } = drawn.info;
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return { png: drawn.data, width: Math.round(width * scale), height: Math.round(height * scale) };
}
