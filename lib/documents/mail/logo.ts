import 'server-only';
import { encode } from '@/lib/platform/media/encoder';

export type Logo = { png: Buffer; width: number; height: number };

/** As large as it is shown; the file has twice as many pixels for screens that can draw them. */
const BOX = { width: 220, height: 72 };
/** As when it was sent (lib/people/agency/logo). */
const MAXIMUM_PIXELS = 24_000_000;

/** An agency's logo for its letters: PNG, because mail programs know no WebP. Null for one that cannot be read. */
export async function agencyLogo(bytes: Uint8Array): Promise<Logo | null> {
  const box = { width: BOX.width * 2, height: BOX.height * 2 };
  const drawn = await encode('logo', { file: bytes, mostPixels: MAXIMUM_PIXELS, ...box }).catch(() => null);
  if (!drawn) return null;
  const { width, height } = drawn;
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return { png: Buffer.from(drawn.bytes), width: Math.round(width * scale), height: Math.round(height * scale) };
}
