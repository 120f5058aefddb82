import { descriptionParts } from '@/lib/catalogue/hotel/types';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesHotel } from '@/lib/people/access/hotel';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { AuditEntry } from '@/lib/people/audit/types';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { hotelTextsOf, storedPartsSchema } from '../queries/hotel';
import type { HotelTextInput, ManagersInput, RoomTextInput } from '../schema';
import type { HotelText } from '../types';
import { managersSeen, roomWordsOf } from '../versions';

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

/** Two colleagues wait for each other: the second finds other words than it has seen. Throws 404. */
async function lockHotel(tx: Transaction, viewer: Viewer, hotelId: string): Promise<void> {
  const rows = managesHotel(viewer, hotelId)
    ? await tx.$queryRaw<object[]>`SELECT id FROM hotel WHERE id = ${hotelId} FOR NO KEY UPDATE`
    : [];
  if (rows.length === 0) throw notThere();
}

/** One text of a hotel, in both languages. Pages and caches follow by the triggers of the table. Throws 404 and 409. */
export async function changeHotelText(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { text, en, de, version }: HotelTextInput,
  context: WriteContext,
): Promise<Answer> {
  await lockHotel(tx, viewer, hotelId);
  const hotel = await tx.hotel.findUniqueOrThrow({ where: { id: hotelId } });
  const stands = hotelTextsOf(hotel)[text];
  const deed = { action: 'hotel.contentChanged', entityId: hotelId } as const;
  await requireSeen(tx, viewer, { ...deed, entity: 'hotel', version, stands, facts: { text } });
  const updatedAt = context.now();
  if (isDescription(text)) {
    const parts = storedPartsSchema.parse(hotel.description);
    const description = { ...parts, [text]: en || de ? { en, de } : null };
    await tx.hotel.update({ where: { id: hotelId }, data: { description, updatedAt } });
  } else {
    const data = { [`${text}En`]: en || null, [`${text}De`]: de || null, updatedAt };
    await tx.hotel.update({ where: { id: hotelId }, data });
  }
  await audit(tx, viewer, context, { ...deed, after: { text } });
  return { _id: hotelId };
}

/** Name and description of a room, in both languages. Throws 404 and 409. */
export async function changeRoomText(
  tx: Transaction,
  viewer: Viewer,
  { hotelId, roomId }: { hotelId: string; roomId: string },
  { version, ...input }: RoomTextInput,
  context: WriteContext,
): Promise<Answer> {
  await lockHotel(tx, viewer, hotelId);
  const room = await tx.room.findFirst({ where: { id: roomId, hotelId } });
  if (!room) throw notThere();
  const deed = { action: 'hotel.contentChanged', entityId: hotelId } as const;
  const stands = roomWordsOf(room);
  await requireSeen(tx, viewer, { ...deed, entity: 'hotel', version, stands, facts: { roomId } });
  await tx.room.updateMany({ where: { id: roomId, hotelId }, data: input });
  await audit(tx, viewer, context, { ...deed, after: { roomId } });
  return { _id: roomId };
}

/** All sales managers in their order; pictures stay with who stays. Throws 404, and 409 when others were there meanwhile. */
export async function changeManagers(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  { version, managers }: ManagersInput,
  context: WriteContext,
): Promise<Answer> {
  await lockHotel(tx, viewer, hotelId);
  const before = await tx.salesManager.findMany({ where: { hotelId }, orderBy: { position: 'asc' } });
  const deed = { action: 'hotel.managersChanged', entityId: hotelId } as const;
  await requireSeen(tx, viewer, { ...deed, entity: 'hotel', version, stands: managersSeen(before) });
  const pictures = new Map(before.map(({ id, pictureId }) => [id, pictureId]));
  await tx.salesManager.deleteMany({ where: { hotelId } });
  await tx.salesManager.createMany({
    data: managers.map(({ _id, ...manager }, position) => {
      const id = _id !== undefined && pictures.has(_id) ? _id : randomUUID();
      return { ...manager, id, hotelId, position, pictureId: pictures.get(id) ?? null };
    }),
  });
  await audit(tx, viewer, context, {
    ...deed,
    before: { names: before.map(({ fullName }) => fullName) },
    after: { names: managers.map(({ fullName }) => fullName) },
  });
  return { _id: hotelId };
}
