import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/platform/errors';
import { drawSent } from './draw-sent';

export const PICTURE_MAXIMUM_BYTES = 20 * 1024 * 1024;
/** The longest side that is kept: twice the widest a page shows. */
const LONGEST = 2880;
const SHORTEST = 480;
const QUALITY = 86;
/** A small file can claim to be a picture of any size. */
const MAXIMUM_PIXELS = 80_000_000;
const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

export type RedrawnPicture = {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: 'image/webp';
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** 16 px wide, as a data URI. */
  placeholder: string;
};

/** What the store keeps: such a picture, or a logo, which stands on any ground. */
export type DrawnPicture = Pick<RedrawnPicture, 'bytes' | 'width' | 'height'> &
  Partial<Pick<RedrawnPicture, 'color'>> & { placeholder?: string | null; mediaType: 'image/webp' | 'image/png' };

/**
 * A picture somebody sent, drawn anew as WebP: what it is says its content, not its name, and nothing but its pixels is kept,
 * neither where it was taken nor with what. Throws 415 for anything but JPEG, PNG and WebP, 422 for one that cannot be read or
 * is too small for a page.
 */
export async function redrawPicture(file: Uint8Array): Promise<RedrawnPicture> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !accepted.has(type.mime)) throw new AppError('pictureType', { status: 415 });
  const limits = { mostPixels: MAXIMUM_PIXELS, longest: LONGEST, quality: QUALITY };
  const drawn = await drawSent('redraw', { file, ...limits }, 'picture');
  if (Math.max(drawn.width, drawn.height) < SHORTEST) {
    throw new AppError('pictureSmall', { status: 422, fields: { picture: 'pictureSmall' } });
  }
  return { ...drawn, mediaType: 'image/webp' };
}
