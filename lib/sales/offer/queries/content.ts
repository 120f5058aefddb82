import 'server-only';
import { z } from 'zod';
import { readHotel } from '@/lib/catalogue/hotel/queries/detail';
import { readRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { inLanguage } from '@/lib/platform/i18n/locale';
import { boards } from '@/lib/rates/room/types';
import type { StayTerms } from '@/lib/rates/terms/types';
import { snapshotTermsSchema } from '@/lib/sales/lead/kept-terms';
import { aboutRateIn } from '@/lib/sales/lead/queries/told';
import { paymentProfiles } from '@/lib/sales/lead/types';
import type { AlternativeContent } from '../content';
import { composeHotel } from '../rules/compose-hotel';
import { composeProperty } from '../rules/compose-property';
import { readOfferedProperty } from './offered-property';

const day = z.custom<PlainDate>(isPlainDate);

/** What a snapshot of a hotel's rooms says, without what is earned (lib/sales/lead/queries/price writes it). */
const hotelSnapshotSchema = z.object({
  hotelId: z.string(),
  checkIn: day,
  checkOut: day,
  paymentProfile: z.enum(paymentProfiles),
  currency: z.string(),
  rooms: z.array(
    z.object({
      roomId: z.string(),
      ratePlanId: z.string(),
      quantity: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      priceTotal: z.int().nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      payableLocally: z.array(z.object({ amount: z.object({ amount: z.int(), currency: z.string() }) })).default([]),
    }),
  ),
});
type HotelSnapshot = z.output<typeof hotelSnapshotSchema>;

/** The same of a property for a period (lib/sales/lead/queries/price-property writes it). */
const propertySnapshotSchema = z.object({
  propertyId: z.string(),
  checkIn: day,
  checkOut: day,
  serviceLevel: z.string().nullable(),
  currency: z.string(),
  rooms: z.tuple([hotelSnapshotSchema.shape.rooms.element.pick({ priceTotal: true })]),
});
type PropertySnapshot = z.output<typeof propertySnapshotSchema>;

const snapshotSchema = z.union([hotelSnapshotSchema, propertySnapshotSchema]);

const boardSchema = z.enum(boards);

type Asked = {
  locale: Locale;
  /** Minor units. */
  markup: number;
  isFolded: boolean;
  today: PlainDate;
  heldUntil: Date | null;
  /** Of a property, as its lead has it; rooms say themselves for how many they are. */
  guests: number;
};

/** A priced selection of a hotel, or a priced period of a property, in the words of one language, as a client is shown it. */
export async function contentOfSnapshot(tx: Transaction, content: unknown, asked: Asked): Promise<AlternativeContent> {
  const snapshot = snapshotSchema.parse(content);
  const terms = snapshotTermsSchema.parse(content).rooms.map((room) => room.terms);
  return 'propertyId' in snapshot ? ofProperty(tx, snapshot, terms, asked) : ofHotel(tx, snapshot, terms, asked);
}

function termsAt(terms: readonly StayTerms[], index: number): StayTerms {
  const found = terms[index];
  if (!found) throw new Error(`Room ${index} of a snapshot has no terms.`);
  return found;
}

async function ofProperty(
  tx: Transaction,
  { rooms: [{ priceTotal }], ...snapshot }: PropertySnapshot,
  terms: readonly StayTerms[],
  asked: Asked,
) {
  const { countryId, ...property } = await readOfferedProperty(tx, snapshot.propertyId, asked.locale);
  return composeProperty({
    ...asked,
    property,
    snapshot: { ...snapshot, priceTotal, terms: termsAt(terms, 0) },
    timeZone: timeZoneOf(countryId),
  });
}

async function ofHotel(tx: Transaction, snapshot: HotelSnapshot, terms: readonly StayTerms[], asked: Asked) {
  const { locale } = asked;
  const hotel = await readHotel(snapshot.hotelId, locale, tx);
  const found = await readRooms(snapshot.hotelId, locale, tx);
  if (!hotel || !found) throw new Error(`There is no hotel ${snapshot.hotelId}.`);
  const plans = await tx.ratePlan.findMany({
    where: { id: { in: snapshot.rooms.map(({ ratePlanId }) => ratePlanId) } },
    select: {
      ...{ id: true, board: true, amenitiesEn: true, amenitiesDe: true },
      ...{ descriptionEn: true, descriptionDe: true, policyEn: true, policyDe: true },
    },
  });
  return composeHotel({
    hotel,
    rooms: found.rooms,
    plans: plans.map(({ id, board, ...plan }) => ({
      id,
      board: boardSchema.parse(board),
      amenities: inLanguage(locale, { en: plan.amenitiesEn, de: plan.amenitiesDe }),
      about: aboutRateIn(plan, locale),
    })),
    snapshot: {
      ...snapshot,
      rooms: snapshot.rooms.map((room, index) => ({ ...room, terms: termsAt(terms, index) })),
    },
    timeZone: timeZoneOf(hotel.countryId),
    ...asked,
  });
}
