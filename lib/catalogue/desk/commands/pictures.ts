import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { managesHotel } from '@/lib/people/access/hotel';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { RedrawnPicture } from '@/lib/platform/media/redraw';
import { type PictureOwner, storePicture } from '@/lib/platform/media/store';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { MOST_PICTURES, type PicturesInput } from '../schema';
import { picturesSeen } from '../versions';

type Use = {
  pictureId: string;
  position: number;
  focusX?: number;
  focusY?: number;
  altEn?: string | null;
  altDe?: string | null;
};

/** The pictures of a hotel or of a property. `open`: whether it is this viewer's; two colleagues wait there for each other. */
type Pictures = {
  entity: 'hotel' | 'property';
  id: string;
  fewest: number;
  open: () => Promise<boolean>;
  read: () => Promise<Required<Use>[]>;
  add: (uses: Use[]) => Promise<unknown>;
  clear: () => Promise<unknown>;
};

const columns = { pictureId: true, position: true, focusX: true, focusY: true, altEn: true, altDe: true } as const;

function picturesOf(tx: Transaction, viewer: Viewer, owner: PictureOwner): Pictures {
  if ('hotelId' in owner) {
    const { hotelId } = owner;
    return {
      ...{ entity: 'hotel', id: hotelId, fewest: 0 },
      open: async () => {
        if (!managesHotel(viewer, hotelId)) return false;
        const rows = await tx.$queryRaw<object[]>`SELECT id FROM hotel WHERE id = ${hotelId} FOR NO KEY UPDATE`;
        return rows.length > 0;
      },
      read: () => tx.hotelPicture.findMany({ where: owner, select: columns, orderBy: { position: 'asc' } }),
      add: (uses) => tx.hotelPicture.createMany({ data: uses.map((use) => ({ ...use, hotelId })) }),
      clear: () => tx.hotelPicture.deleteMany({ where: owner }),
    };
  }
  const { propertyId } = owner;
  const where = { propertyId, isFloorplan: false };
  return {
    // Every list shows the face of a property.
    ...{ entity: 'property', id: propertyId, fewest: 1 },
    open: async () => {
      const own = await tx.property.count({ where: { id: propertyId, ...operatedProperties(viewer) } });
      if (own === 0) return false;
      await tx.$queryRaw`SELECT lock_property(${propertyId})`;
      return true;
    },
    read: () => tx.propertyPicture.findMany({ where, select: columns, orderBy: { position: 'asc' } }),
    add: (uses) => tx.propertyPicture.createMany({ data: uses.map((use) => ({ ...use, propertyId })) }),
    clear: () => tx.propertyPicture.deleteMany({ where }),
  };
}

async function openPictures(tx: Transaction, viewer: Viewer, owner: PictureOwner): Promise<Pictures> {
  const pictures = picturesOf(tx, viewer, owner);
  if (!(await pictures.open())) throw new AppError('notFound', { status: 404 });
  return pictures;
}

type Change = { before?: { pictures: string[] }; after: { pictures: string[] } | { pictureId: string } };

function audit(
  tx: Transaction,
  viewer: Viewer,
  { entity, id }: Pictures,
  change: Change,
  context: WriteContext,
): Promise<void> {
  const entry = { action: `${entity}.picturesChanged`, entity, entityId: id, ...change } as const;
  return writeAudit(tx, { ...context, viewer }, entry);
}

/** Keeps a picture and puts it at the end. Throws 404, and 422 when there are too many. */
export async function addPicture(
  tx: Transaction,
  viewer: Viewer,
  owner: PictureOwner,
  picture: RedrawnPicture,
  context: WriteContext,
): Promise<{ _id: string }> {
  const pictures = await openPictures(tx, viewer, owner);
  const uses = await pictures.read();
  if (uses.length >= MOST_PICTURES) {
    throw new AppError('invalidInput', { status: 422, fields: { picture: 'tooManyPictures' } });
  }
  const pictureId = await storePicture(tx, owner, picture, context.now());
  await pictures.add([{ pictureId, position: (uses.at(-1)?.position ?? -1) + 1 }]);
  await audit(tx, viewer, pictures, { after: { pictureId } }, context);
  return { _id: pictureId };
}

/**
 * Order, alternative texts and what stays. Throws 404, 409 when others were there meanwhile, 422 for a picture that is not and
 * where too few would stay.
 */
export async function changePictures(
  tx: Transaction,
  viewer: Viewer,
  owner: PictureOwner,
  { version, pictures: staying }: PicturesInput,
  context: WriteContext,
): Promise<{ _id: string }> {
  const pictures = await openPictures(tx, viewer, owner);
  const before = await pictures.read();
  const { entity, id: entityId } = pictures;
  const deed = { action: `${entity}.picturesChanged`, entity, entityId } as const;
  await requireSeen(tx, viewer, { ...deed, version, stands: picturesSeen(before) });
  if (staying.length < pictures.fewest) {
    throw new AppError('invalidInput', { status: 422, fields: { pictures: 'pictureNeeded' } });
  }
  const known = new Map(before.map((use) => [use.pictureId, use]));
  const uses = staying.map(({ _id, altEn, altDe }, position) => {
    const use = known.get(_id);
    if (!use) throw new AppError('invalidInput', { status: 422, fields: { pictures: 'invalidValue' } });
    // Of its own words a use has those of both languages, or none.
    const alt = altEn || altDe ? { altEn, altDe } : { altEn: null, altDe: null };
    return { ...use, position, ...alt };
  });
  await pictures.clear();
  await pictures.add(uses);
  const after = { pictures: uses.map(({ pictureId }) => pictureId) };
  await audit(tx, viewer, pictures, { before: { pictures: before.map(({ pictureId }) => pictureId) }, after }, context);
  return { _id: pictures.id };
}
