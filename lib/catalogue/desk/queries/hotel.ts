import { descriptionParts } from '@/lib/catalogue/hotel/types';
import 'server-only';
import { z } from 'zod';
import { managesHotel } from '@/lib/people/access/hotel';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { HotelContent, HotelText, Words } from '../types';
import { pictureLineSelect, toPictureLine, wordsOf } from './picture-line';

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
        pictures: { select: pictureLineSelect, orderBy: { position: 'asc' } },
        salesManagers: {
          select: { id: true, fullName: true, email: true, languages: true },
          orderBy: { position: 'asc' },
        },
      },
    });
    if (!row) return null;
    const parts = storedPartsSchema.parse(row.description);
    const texts: Record<HotelText, Words> = {
      ...(Object.fromEntries(descriptionParts.map((name) => [name, parts[name] ?? nothing])) as Record<
        (typeof descriptionParts)[number],
        Words
      >),
      checkInDeposit: wordsOf(row.checkInDepositEn, row.checkInDepositDe),
      checkInInstructions: wordsOf(row.checkInInstructionsEn, row.checkInInstructionsDe),
      checkOutInstructions: wordsOf(row.checkOutInstructionsEn, row.checkOutInstructionsDe),
      petRestrictions: wordsOf(row.petRestrictionsEn, row.petRestrictionsDe),
      smokingPolicy: wordsOf(row.smokingPolicyEn, row.smokingPolicyDe),
      bookingPolicy: wordsOf(row.bookingPolicyEn, row.bookingPolicyDe),
      houseRules: wordsOf(row.houseRulesEn, row.houseRulesDe),
    };
    return {
      hotelId,
      hotelName: row.name,
      texts,
      rooms: row.rooms.map((room) => ({
        _id: room.id,
        name: wordsOf(room.nameEn, room.nameDe),
        description: wordsOf(room.descriptionEn, room.descriptionDe),
      })),
      pictures: row.pictures.map((use) => toPictureLine(use, locale)),
      managers: row.salesManagers.map(({ id, ...manager }) => ({ _id: id, ...manager })),
    };
  });
}
