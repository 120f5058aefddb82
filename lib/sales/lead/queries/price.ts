import 'server-only';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { allowedProfile } from '@/lib/brand/rules/resolve';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { times } from '@/lib/platform/money-arithmetic';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencyAgreement } from '@/lib/rates/room/queries/agency';
import { type HotelRates, readHotelRates } from '@/lib/rates/room/queries/facts';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { commissionPercents } from '@/lib/rates/room/rules/commission';
import { isSold, rateOf } from '@/lib/rates/room/rules/rate';
import type { AgencyAgreement } from '@/lib/rates/room/types';
import { totalOf } from '../rules/difference';
import type {
  Json,
  PaymentProfile,
  PricedRoom,
  PricedSelection,
  PropertySelection,
  SelectedRoom,
  Selection,
} from '../types';
import { type PriceContext, priceProperty } from './price-property';

type Line = { room: PricedRoom; isAvailable: boolean; explained: Json };

function refuse(position: number, field: string, key: string): AppError {
  return new AppError('invalidInput', { status: 422, fields: { [`rooms.${position}.${field}`]: key } });
}

/** Of JSON alone: what is undefined is left out. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

function priceRoom(
  { hotel, rooms, plans, rates }: HotelRates,
  agency: AgencyAgreement,
  selected: SelectedRoom,
  { checkIn, checkOut, paymentProfile, today }: Selection & { today: Selection['checkIn'] },
  position: number,
): Line {
  const room = rooms.find(({ id }) => id === selected.roomId);
  if (!room) throw refuse(position, 'roomId', 'invalidValue');
  const plan = plans.find(({ id }) => id === selected.ratePlanId);
  if (!plan || !isSold(plan, { paymentProfile, agency })) throw refuse(position, 'id', 'invalidValue');
  const { quantity, adults, childrenAges } = selected;
  const asked = { checkIn, checkOut, today, quantity, party: { adults, childrenAges } };
  const availability = decideRoom(hotel, room, asked);
  if (availability.status === 'unavailable' && ['occupancy', 'adultsOnly'].includes(availability.refusal.reason)) {
    throw refuse(position, 'numAdults', 'invalidValue');
  }
  // Commission is kept with the price; who may see it is decided where it is shown.
  const offer = rateOf(hotel, room, plan, asked, { paymentProfile, agency, rates, canSeeCommission: true });
  const { priceTotal, nights, reasons, terms, payableLocally, localPrice } = offer;
  return {
    room: {
      ...selected,
      priceTotal: priceTotal && BigInt(times(priceTotal, quantity).amount),
      commissionPercent: offer.commissionLevelForPartner ?? 0,
      terms,
    },
    isAvailable: availability.status === 'available',
    explained: asJson({
      nights,
      reasons,
      payableLocally,
      localPrice,
      percents: commissionPercents(hotel, plan, agency),
    }),
  };
}

/** A selection at the prices these facts give. Throws 422 for what is not sold. */
export function priceFrom(
  facts: HotelRates,
  agency: AgencyAgreement,
  selection: Selection,
  today: PlainDate,
): PricedSelection<PricedRoom> {
  const { hotelId, checkIn, checkOut, paymentProfile, rooms } = selection;
  const lines = rooms.map((room, position) => priceRoom(facts, agency, room, { ...selection, today }, position));
  const priced = lines.map(({ room }) => room);
  return {
    currency: facts.hotel.billableCurrency,
    priceTotal: totalOf(priced),
    isAvailable: lines.every((line) => line.isAvailable),
    rooms: priced,
    content: { hotelId, checkIn, checkOut, paymentProfile, lines: lines.map(({ explained }) => explained) },
  };
}

/** What a lead is of, at the price of this moment, for the viewer's agency: rooms of a hotel, or a property. */
export function priceSelection(
  tx: Transaction,
  viewer: Viewer,
  selection: Selection | PropertySelection,
  context: PriceContext,
): Promise<PricedSelection> {
  return 'hotelId' in selection
    ? priceRooms(tx, viewer, selection, context)
    : priceProperty(tx, viewer, selection, context);
}

/**
 * A selection is priced under the payment profile its brand allows, as every search is: a profile that was sent all the same
 * would tell prices the brand does not sell, such as those of packages. A lead keeps the brand it was saved under.
 */
export async function profileOf(
  viewer: Viewer,
  { brandId, paymentProfile }: Pick<Selection, 'brandId' | 'paymentProfile'>,
  context: Pick<WriteContext, 'brandId' | 'isLocal'>,
): Promise<PaymentProfile> {
  const host = { brandId: brandId ?? context.brandId, isLocal: context.isLocal };
  return allowedProfile((await getEffectiveBrand(viewer, host)).paymentProfile, paymentProfile);
}

/** A selection of rooms at the prices of this moment, for the viewer's agency. Throws 422 for what is not sold, 404 without the hotel. */
export async function priceRooms(
  tx: Transaction,
  viewer: Viewer,
  selection: Selection,
  context: PriceContext,
): Promise<PricedSelection<PricedRoom>> {
  const { now, today, includeDemos, isHeld } = context;
  const { hotelId, checkIn, checkOut } = selection;
  const paymentProfile = await profileOf(viewer, selection, context);
  const mayBeDemo = includeDemos || viewer.flags.shouldDisplayDemoHotels;
  // Prices have no language: words of the plans are not kept with them.
  const asked = { hotelId, checkIn, checkOut, now: now(), locale: 'en' as const, includeDemos: mayBeDemo, isHeld };
  const facts = await readHotelRates(asked, tx);
  if (!facts) throw new AppError('hotelUnknown', { status: 404 });
  const agency = (await readAgencyAgreement(viewer, [hotelId], today(), tx))(hotelId);
  return priceFrom(facts, agency, { ...selection, paymentProfile }, today());
}
