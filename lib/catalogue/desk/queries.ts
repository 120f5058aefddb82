import { descriptionParts } from '@/lib/catalogue/hotel/types';
import 'server-only';
import { z } from 'zod';
import { managesHotel } from '@/lib/people/access/hotel';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { HotelContent, HotelText, Words } from './types';

const stored = z.object({ en: z.string(), de: z.string() });
/** Of hotel.description; a part nobody wrote is absent or null. */
export const storedPartsSchema = z.record(z.string(), stored.nullish());

const nothing: Words = { en: '', de: '' };

/** Everything the contact of a hotel may write of it; null for anybody else. */
export async function getHotelContent(viewer: Viewer, hotelId: string, locale: Locale): Promise<HotelContent | null> {
  if (!managesHotel(viewer, hotelId)) return null;
  return scoped(viewer, async (tx) => {
    const row = await tx.hotel.findUnique({
      where: { id: hotelId },
      include: {
        rooms: {
          select: { id: true, nameEn: true, nameDe: true, descriptionEn: true, descriptionDe: true },
          orderBy: { position: 'asc' },
        },
        pictures: {
          select: { ...pictureUseSelect, pictureId: true },
          orderBy: { position: 'asc' },
        },
        salesManagers: {
          select: { id: true, fullName: true, email: true, languages: true },
          orderBy: { position: 'asc' },
        },
      },
    });
    if (!row) return null;
    const parts = storedPartsSchema.parse(row.description);
    const words = (en: string | null, de: string | null): Words => ({ en: en ?? '', de: de ?? '' });
    const texts: Record<HotelText, Words> = {
      ...(Object.fromEntries(descriptionParts.map((name) => [name, parts[name] ?? nothing])) as Record<
        (typeof descriptionParts)[number],
        Words
      >),
      checkInDeposit: words(row.checkInDepositEn, row.checkInDepositDe),
      checkInInstructions: words(row.checkInInstructionsEn, row.checkInInstructionsDe),
      checkOutInstructions: words(row.checkOutInstructionsEn, row.checkOutInstructionsDe),
      petRestrictions: words(row.petRestrictionsEn, row.petRestrictionsDe),
      smokingPolicy: words(row.smokingPolicyEn, row.smokingPolicyDe),
      bookingPolicy: words(row.bookingPolicyEn, row.bookingPolicyDe),
      houseRules: words(row.houseRulesEn, row.houseRulesDe),
    };
    return {
      hotelId,
      hotelName: row.name,
      texts,
      rooms: row.rooms.map((room) => ({
        _id: room.id,
        name: words(room.nameEn, room.nameDe),
        description: words(room.descriptionEn, room.descriptionDe),
      })),
      pictures: row.pictures.map((use) => ({
        _id: use.pictureId,
        picture: toPicture(use.picture, locale, use),
        alt: words(use.altEn ?? use.picture.altEn, use.altDe ?? use.picture.altDe),
      })),
      managers: row.salesManagers.map(({ id, ...manager }) => ({ _id: id, ...manager })),
    };
  });
}
