import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { managesHotel } from '@/lib/people/access/hotel';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { PictureOwner } from '@/lib/platform/media/store';
import type { Viewer } from '@/lib/platform/viewer/types';
import { managedFields } from './fields';
import type { Fields, ManagedKind } from './types';

/** What a hotel's contact and an operator edit of what is theirs, beside the texts of their desk; the rest is the house's. */
const deskFields: Readonly<Partial<Record<ManagedKind, readonly string[]>>> = {
  hotels: [
    ...['checkInStart', 'checkInEnd', 'checkOutEnd', 'checkInMinAge', 'isCreditCardRequired', 'isPhotoIdRequired'],
    ...['diningVenues', 'facilityList'],
  ],
  rooms: [
    ...['sizeSqmMin', 'sizeSqmMax', 'outdoorSpaceSqmMin', 'outdoorSpaceSqmMax', 'numBedrooms', 'numBathrooms'],
    ...['facilities', 'beds', 'facilityIds', 'pictures'],
  ],
  properties: ['bedrooms', 'bathrooms', 'bedsForAdults', 'bedsForChildren', 'squareMetres', 'facilityIds'],
};

/** Whose it is; null: not this viewer's. */
async function ownerOf(tx: Transaction, viewer: Viewer, kind: ManagedKind, id: string): Promise<PictureOwner | null> {
  const { hotelId } = viewer;
  if (kind === 'hotels') return managesHotel(viewer, id) ? { hotelId: id } : null;
  if (kind === 'rooms' && hotelId) return (await tx.room.count({ where: { id, hotelId } })) > 0 ? { hotelId } : null;
  if (kind !== 'properties') return null;
  const own = await tx.property.count({ where: { id, ...operatedProperties(viewer) } });
  return own > 0 ? { propertyId: id } : null;
}

type Editing = { fields: Fields; owner: PictureOwner | null };

/** What of it this viewer may read and write here (rule 2.16); null for what is not theirs. */
export async function editingOf(
  tx: Transaction,
  viewer: Viewer,
  kind: ManagedKind,
  id: string,
): Promise<Editing | null> {
  const fields = managedFields[kind];
  if (viewer.role === 'admin') return { fields, owner: null };
  const own = deskFields[kind];
  const owner = own ? await ownerOf(tx, viewer, kind, id) : null;
  if (!own || !owner) return null;
  return { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name))), owner };
}

/** Throws 404 for what is not theirs. */
export async function requireEditing(tx: Transaction, viewer: Viewer, kind: ManagedKind, id: string): Promise<Editing> {
  const editing = await editingOf(tx, viewer, kind, id);
  if (!editing) throw new AppError('notFound', { status: 404 });
  return editing;
}
