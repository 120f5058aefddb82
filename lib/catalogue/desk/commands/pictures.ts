import 'server-only';
import { managesHotel } from '@/lib/people/access/hotel';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { RedrawnPicture } from '@/lib/platform/media/redraw';
import { storePicture } from '@/lib/platform/media/store';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { MOST_PICTURES, type PicturesInput } from '../schema';

/** Two colleagues wait for each other: the second finds other pictures than it has seen. */
async function lockHotel(tx: Transaction, viewer: Viewer, hotelId: string): Promise<void> {
  const rows = managesHotel(viewer, hotelId)
    ? await tx.$queryRaw<object[]>`SELECT id FROM hotel WHERE id = ${hotelId} FOR NO KEY UPDATE`
    : [];
  if (rows.length === 0) throw new AppError('notFound', { status: 404 });
}

/** Keeps a picture and puts it at the end of the hotel's. Throws 404, and 422 when there are too many. */
export async function addHotelPicture(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  picture: RedrawnPicture,
  context: WriteContext,
): Promise<{ _id: string }> {
  await lockHotel(tx, viewer, hotelId);
  const last = await tx.hotelPicture.findFirst({ where: { hotelId }, orderBy: { position: 'desc' } });
  if ((await tx.hotelPicture.count({ where: { hotelId } })) >= MOST_PICTURES) {
    throw new AppError('invalidInput', { status: 422, fields: { picture: 'tooManyPictures' } });
  }
  const pictureId = await storePicture(tx, { hotelId }, picture, context.now());
  await tx.hotelPicture.create({ data: { hotelId, pictureId, position: (last?.position ?? -1) + 1 } });
  const after = { pictureId, width: picture.width, height: picture.height };
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'hotel.picturesChanged', entity: 'hotel', entityId: hotelId, after },
  );
  return { _id: pictureId };
}

/** Order, alternative texts and what stays. Throws 404, 409 when others were there meanwhile, 422 for a picture that is not. */
export async function changeHotelPictures(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { seen, pictures }: PicturesInput,
  context: WriteContext,
): Promise<{ _id: string }> {
  await lockHotel(tx, viewer, hotelId);
  const before = await tx.hotelPicture.findMany({ where: { hotelId }, orderBy: { position: 'asc' } });
  if (JSON.stringify(before.map(({ pictureId }) => pictureId)) !== JSON.stringify(seen)) {
    throw new AppError('picturesMoved', { status: 409 });
  }
  const known = new Map(before.map((row) => [row.pictureId, row]));
  const rows = pictures.map(({ _id, altEn, altDe }, position) => {
    const row = known.get(_id);
    if (!row) throw new AppError('invalidInput', { status: 422, fields: { pictures: 'invalidValue' } });
    return { ...row, position, altEn: altEn || null, altDe: altDe || null };
  });
  await tx.hotelPicture.deleteMany({ where: { hotelId } });
  await tx.hotelPicture.createMany({ data: rows });
  await writeAudit(
    tx,
    { ...context, viewer },
    {
      ...{ action: 'hotel.picturesChanged', entity: 'hotel', entityId: hotelId },
      before: { pictures: seen },
      after: { pictures: rows.map(({ pictureId }) => pictureId) },
    },
  );
  return { _id: hotelId };
}
