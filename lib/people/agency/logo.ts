import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/platform/errors';
import { drawSent } from '@/lib/platform/media/draw-sent';

export const LOGO_MAXIMUM_BYTES = 1024 * 1024;
const WIDTH = 800;
const HEIGHT = 240;
/** A small file can claim to be a picture of any size. */
const MAXIMUM_PIXELS = 24_000_000;

const accepted: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

export type RedrawnLogo = { bytes: Uint8Array<ArrayBuffer>; mediaType: 'image/png'; width: number; height: number };

/**
 * A logo somebody sent, drawn anew as PNG within 800 × 240: what it is says its content, not its name, and nothing but
 * its pixels is kept. Throws 415 for anything but PNG, JPEG and WebP, 422 for one that cannot be read.
 */
export async function redrawLogo(file: Uint8Array): Promise<RedrawnLogo> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !accepted.has(type.mime)) throw new AppError('logoType', { status: 415 });
  const drawn = await drawSent('logo', { file, mostPixels: MAXIMUM_PIXELS, width: WIDTH, height: HEIGHT }, 'logo');
  return { ...drawn, mediaType: 'image/png' };
}
