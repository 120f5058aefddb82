import 'server-only';
import { randomUUID } from 'node:crypto';
import { db, type Transaction } from '@/lib/platform/db';
import type { DrawnPicture } from './redraw';

/** Below /media: what hotels, operators and the house have brought themselves. */
const FOLDER = 'own/';
const OWN = /^own\/([\w-]{36})\.(?:webp|png)$/;
/** What a picture without a colour of its own, a logo, stands on while it loads. */
const NO_COLOR = '#ffffff';

const fileOf = (id: string, mediaType: DrawnPicture['mediaType']) =>
  `${FOLDER}${id}.${mediaType === 'image/png' ? 'png' : 'webp'}`;

/** Where a page shows it. */
export const addressOfStored = (id: string, mediaType: DrawnPicture['mediaType']) => `/media/${fileOf(id, mediaType)}`;

/** Whose picture it is: of a hotel or of a property; null: the house has brought it. */
export type PictureOwner = { hotelId: string } | { propertyId: string };

/** Keeps a picture; it is on no page yet. What it shows is said where it is used, in both languages. */
export async function storePicture(
  tx: Transaction,
  owner: PictureOwner | null,
  { bytes, mediaType, width, height, color = NO_COLOR, placeholder = null }: DrawnPicture,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID();
  const file = fileOf(id, mediaType);
  const row = { id, file, kind: 'photo', width, height, altEn: '', altDe: '', color, placeholder };
  await tx.picture.create({ data: row, select: { id: true } });
  await tx.storedPicture.create({
    data: { pictureId: id, ...owner, mediaType, bytes, createdAt },
    select: { pictureId: true },
  });
  return id;
}

/** By the last part of its address; null for one that is not there. */
export async function readStoredPicture(name: string): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const id = OWN.exec(`${FOLDER}${name}`)?.[1];
  if (!id) return null;
  return db.storedPicture.findUnique({ where: { pictureId: id }, select: { bytes: true, mediaType: true } });
}

/** Of a picture's address (`/media/own/…`) or file (`own/…`); null for every other, which is a file below /public. */
export function storedNameOf(address: string): string | null {
  const file = address.replace(/^\/media\//, '');
  return OWN.test(file) ? file.slice(FOLDER.length) : null;
}
