import { descriptionParts } from '@/lib/catalogue/hotel/types';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesHotel } from '@/lib/people/access/hotel';
import { writeAudit } from '@/lib/people/audit/commands';
import type { AuditEntry } from '@/lib/people/audit/types';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { storedPartsSchema } from '../queries/hotel';
import type { HotelTextInput, ManagersInput, RoomTextInput } from '../schema';
import type { HotelText } from '../types';

type Answer = { _id: string };

const notThere = () => new AppError('notFound', { status: 404 });

function audit(
  tx: Transaction,
  viewer: Viewer,
  context: WriteContext,
  entry: Omit<AuditEntry, 'entity'>,
): Promise<void> {
  return writeAudit(tx, { ...context, viewer }, { ...entry, entity: 'hotel' });
}

const isDescription = (text: HotelText): text is (typeof descriptionParts)[number] =>
  descriptionParts.some((name) => name === text);

/** One text of a hotel, in both languages. Pages and caches follow by the triggers of the table. Throws 404. */
export async function changeHotelText(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { text, en, de }: HotelTextInput,
  context: WriteContext,
): Promise<Answer> {
  const hotel = managesHotel(viewer, hotelId)
    ? await tx.hotel.findUnique({ where: { id: hotelId }, select: { description: true } })
    : null;
  if (!hotel) throw notThere();
  const updatedAt = context.now();
  if (isDescription(text)) {
    const parts = storedPartsSchema.parse(hotel.description);
    const description = { ...parts, [text]: en || de ? { en, de } : null };
    await tx.hotel.update({ where: { id: hotelId }, data: { description, updatedAt } });
  } else {
    const data = { [`${text}En`]: en || null, [`${text}De`]: de || null, updatedAt };
    await tx.hotel.update({ where: { id: hotelId }, data });
  }
  await audit(tx, viewer, context, { action: 'hotel.contentChanged', entityId: hotelId, after: { text } });
  return { _id: hotelId };
}

/** Name and description of a room, in both languages. Throws 404. */
export async function changeRoomText(
  tx: Transaction,
  viewer: Viewer,
  { hotelId, roomId }: { hotelId: string; roomId: string },
  input: RoomTextInput,
  context: WriteContext,
): Promise<Answer> {
  if (!managesHotel(viewer, hotelId)) throw notThere();
  const { count } = await tx.room.updateMany({ where: { id: roomId, hotelId }, data: input });
  if (count === 0) throw notThere();
  await audit(tx, viewer, context, { action: 'hotel.contentChanged', entityId: hotelId, after: { roomId } });
  return { _id: roomId };
}

/** All sales managers in their order; pictures stay with who stays. Throws 404, and 409 when others were there meanwhile. */
export async function changeManagers(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { seen, managers }: ManagersInput,
  context: WriteContext,
): Promise<Answer> {
  if (!managesHotel(viewer, hotelId)) throw notThere();
  // Two colleagues wait for each other: the second finds other people than it has seen.
  const [hotel] = await tx.$queryRaw<object[]>`SELECT id FROM hotel WHERE id = ${hotelId} FOR NO KEY UPDATE`;
  if (!hotel) throw notThere();
  const before = await tx.salesManager.findMany({ where: { hotelId }, orderBy: { position: 'asc' } });
  if (JSON.stringify(before.map(({ id }) => id)) !== JSON.stringify(seen)) {
    throw new AppError('managersMoved', { status: 409 });
  }
  const pictures = new Map(before.map(({ id, pictureId }) => [id, pictureId]));
  await tx.salesManager.deleteMany({ where: { hotelId } });
  await tx.salesManager.createMany({
    data: managers.map(({ _id, ...manager }, position) => {
      const id = _id !== undefined && pictures.has(_id) ? _id : randomUUID();
      return { ...manager, id, hotelId, position, pictureId: pictures.get(id) ?? null };
    }),
  });
  await audit(tx, viewer, context, {
    ...{ action: 'hotel.managersChanged', entityId: hotelId },
    before: { names: before.map(({ fullName }) => fullName) },
    after: { names: managers.map(({ fullName }) => fullName) },
  });
  return { _id: hotelId };
}
