import 'server-only';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';
import { judgeSelection } from '@/lib/rates/judge/rules/selection';
import type { Judgement } from '@/lib/rates/judge/types';
import { readPropertyBook } from '@/lib/rates/property/queries/quote';
import { readAgencyAgreement } from '@/lib/rates/room/queries/agency';
import { type HotelRates, readHotelRates } from '@/lib/rates/room/queries/facts';
import type { Night } from '@/lib/rates/room/types';
import { judgeProperty } from '../rules/other-dates';
import type { LeadStatus, LeadTarget, PaymentProfile, PricedSelection, SelectedRoom } from '../types';
import { priceFrom, profileOf } from './price';
import { promiseOf } from './price-property';

/** What of a lead its other dates follow from. */
export type MovableLead = Period &
  LeadTarget & {
    id: string;
    status: LeadStatus;
    optionRank: number | null;
    serviceLevel: string | null;
    brandId: string;
    paymentProfile: PaymentProfile;
    rooms: readonly SelectedRoom[];
  };

/** Other stays of one lead, judged and priced like any stay of the search. */
export type StayBook = {
  judge: (stay: Period) => Judgement;
  /** Null where the rate is no longer sold to this agency. */
  price: (stay: Period) => PricedSelection | null;
};

type Context = { now: Date; today: PlainDate; includeDemos: boolean; isLocal: boolean };

/** The same nights without what this lead holds of them itself. */
function withoutOwn(facts: HotelRates, lead: MovableLead): HotelRates {
  const isBooked = lead.status === 'CONFIRMED_BOOKING';
  if (!isBooked && !(lead.status === 'CONFIRMED_OPTION' && lead.optionRank === 1)) return facts;
  const freed = (night: Night, units: number): Night =>
    isBooked ? { ...night, sold: night.sold - units } : { ...night, optioned: night.optioned - units };
  const isOwn = ({ night }: Night) => lead.checkIn <= night && night < lead.checkOut;
  return {
    ...facts,
    rooms: facts.rooms.map((room) => {
      const units = lead.rooms.reduce((sum, one) => (one.roomId === room.id ? sum + one.quantity : sum), 0);
      const calendar = [...room.calendar].map(([day, night]) => {
        return [day, isOwn(night) ? freed(night, units) : night] as const;
      });
      return { ...room, calendar: new Map(calendar) };
    }),
  };
}

function pricedOrNot(price: () => PricedSelection): PricedSelection | null {
  try {
    return price();
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return null;
    throw error;
  }
}

/** Everything stays within `window` (and some weeks around it) follow from, in a handful of statements. */
export async function readStayBook(
  tx: Transaction,
  viewer: Viewer,
  lead: MovableLead,
  window: Period,
  { now, today, includeDemos, isLocal }: Context,
): Promise<StayBook> {
  const { hotelId, propertyId, serviceLevel } = lead;
  if (hotelId === null) {
    const asked = { ...window, propertyId: propertyId ?? '', agencyId: viewer.agency?.id ?? '', exceptLeadId: lead.id };
    const shown = showsDemoProperties(viewer, includeDemos);
    const book = await readPropertyBook(tx, { ...asked, now, today, includeDemos: shown });
    if (!book) throw new AppError('propertyUnknown', { status: 404 });
    return {
      judge: (stay) => judgeProperty(stay, book.facts),
      price: ({ checkIn, checkOut }) => {
        const selection = { propertyId: propertyId ?? '', checkIn, checkOut, serviceLevel };
        return promiseOf(book.quoteOf(selection, serviceLevel), selection);
      },
    };
  }
  const mayBeDemo = includeDemos || viewer.flags.shouldDisplayDemoHotels;
  const asked = { ...window, hotelId, now, locale: 'en' as const, includeDemos: mayBeDemo };
  const rooms = { id: { in: lead.rooms.map(({ roomId }) => roomId) } };
  // Of a lead's rooms only what was selected: a price keeps everything it is given.
  const selected = lead.rooms.map(({ roomId, ratePlanId, quantity, adults, childrenAges, bedConfiguration }) => {
    return { roomId, ratePlanId, quantity, adults, childrenAges, bedConfiguration };
  });
  const facts = await readHotelRates({ ...asked, rooms }, tx);
  if (!facts) throw new AppError('hotelUnknown', { status: 404 });
  const agency = (await readAgencyAgreement(viewer, [hotelId], today, tx))(hotelId);
  const paymentProfile = await profileOf(viewer, lead, { brandId: lead.brandId, isLocal });
  const free = withoutOwn(facts, lead);
  return {
    judge: (stay) => judgeSelection(free, lead.rooms, { ...stay, today }),
    price: ({ checkIn, checkOut }) =>
      pricedOrNot(() =>
        priceFrom(free, agency, { hotelId, checkIn, checkOut, paymentProfile, rooms: selected }, today),
      ),
  };
}
