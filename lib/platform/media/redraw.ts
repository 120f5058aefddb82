import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '@/lib/platform/errors';

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

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * A picture somebody sent, drawn anew as WebP: what it is says its content, not its name, and nothing but its pixels is kept,
 * neither where it was taken nor with what. Throws 415 for anything but JPEG, PNG and WebP, 422 for one that cannot be read or
 * is too small for a page.
 */
export async function redrawPicture(file: Uint8Array): Promise<RedrawnPicture> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !accepted.has(type.mime)) throw new AppError('pictureType', { status: 415 });
  const drawn = await draw(file).catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : 'unknown';
    throw new AppError('pictureUnreadable', { status: 422, fields: { picture: 'pictureUnreadable' }, detail });
  });
  if (Math.max(drawn.width, drawn.height) < SHORTEST) {
    throw new AppError('pictureSmall', { status: 422, fields: { picture: 'pictureSmall' } });
  }
  return drawn;
}

async function draw(file: Uint8Array): Promise<RedrawnPicture> {
  const { data, info } = await sharp(file, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  const small = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return {
    bytes: new Uint8Array(data),
    mediaType: 'image/webp',
    width: info.width,
    height: info.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
  };
}
