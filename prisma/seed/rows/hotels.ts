import type { Transaction } from '@/lib/platform/db';
import { pictureId } from '@/prisma/reference/tables';
import type { Text } from '@/prisma/reference/types';
import { hotels } from '../content/hotels/all';
import type { HotelContent, PictureContent } from '../content/hotels/types';
import { hotelEdges } from '../hotel-edges';

/** A text as two columns, null where nothing is written. */
function both<Name extends string>(name: Name, text: Text | null) {
  return { [`${name}En`]: text?.en ?? null, [`${name}De`]: text?.de ?? null } as Record<
    `${Name}En` | `${Name}De`,
    string | null
  >;
}

export function pictureColumns({ file, alt, focus }: PictureContent, position: number) {
  return {
    position,
    pictureId: pictureId(file),
    focusX: focus?.x ?? 50,
    focusY: focus?.y ?? 50,
    altEn: alt.en,
    altDe: alt.de,
  };
}

function hotelColumns(content: HotelContent) {
  const { checkIn, checkOut, agePolicy, petPolicy, contact, ratings } = content;
  return {
    id: content.id,
    cityId: content.city,
    sectorId: content.sector,
    name: content.name,
    category: content.category,
    chain: content.chain,
    statusLevel: content.statusLevel,
    isDemo: content.isDemo,
    isForConsumers: hotelEdges.forConsumers.includes(content.id),
    latitude: content.coordinates?.latitude ?? null,
    longitude: content.coordinates?.longitude ?? null,
    keys: content.keys,
    closestAirportCode: content.closestAirport?.iataCode ?? null,
    closestAirportKm: content.closestAirport?.distanceInKm ?? null,
    ...(content.directions && { directions: content.directions }),
    distances: content.distances,
    ratingBookingCom: ratings.bookingCom,
    ratingTripAdvisorBubbles: ratings.tripAdvisorBubbles,
    isChatEnabled: contact.isChatEnabled,
    reservationEmail: contact.reservationEmail,
    reservationPhone: contact.reservationPhone,
    hasToBeInvitedToDirectContract: content.hasToBeInvitedToDirectContract,
    isReseller: content.isReseller,
    supportsInstantBooking: content.supportsInstantBooking,
    confirmsOptions: hotelEdges.confirmsOptions.includes(content.id),
    checkInStart: checkIn.startTime,
    checkInEnd: checkIn.endTime,
    checkInMinAge: checkIn.minAge,
    ...both('checkInDeposit', checkIn.depositDescription),
    ...both('checkInInstructions', checkIn.instructions),
    isCreditCardRequired: checkIn.isCreditCardRequired,
    isPhotoIdRequired: checkIn.isPhotoIdRequired,
    checkOutEnd: checkOut.endTime,
    ...both('checkOutInstructions', checkOut.instructions),
    description: content.description,
    isAdultsOnly: agePolicy.isAdultsOnlyHotel,
    minGuestAge: agePolicy.minGuestAge,
    maxInfantAge: agePolicy.maxAgeConsideredInfant,
    maxChildAge: agePolicy.maxAgeConsideredChild,
    petsAllowed: petPolicy.arePetsAllowed,
    ...both('petRestrictions', petPolicy.restrictions),
    ...both('smokingPolicy', content.smokingPolicy),
    ...both('bookingPolicy', content.bookingPolicy),
    ...both('houseRules', content.houseRules),
    localCurrency: content.localCurrency,
    billableCurrency: content.billableCurrency,
    weekendPercent: hotelEdges.cities.includes(content.id) ? 90 : 108,
  };
}

/** What guests pay at the hotel, in minor units of the local currency: it is named where the content names children. */
const cityTaxes: Record<string, { amount: bigint; fromAge: number; maxNights: number | null }> = {
  [hotelEdges.cityTax]: { amount: 500n, fromAge: 12, maxNights: 7 },
  H06: { amount: 1_595n, fromAge: 18, maxNights: null },
  H12: { amount: 450n, fromAge: 15, maxNights: null },
};

async function createMiceSpaces(tx: Transaction, { id: hotelId, miceSpaces }: HotelContent): Promise<void> {
  for (const [position, space] of miceSpaces.entries()) {
    const id = `${hotelId}-M${position + 1}`;
    const { name, description, isIndoor, isOutdoor, unitSystem, dimensions } = space;
    await tx.miceSpace.create({
      data: {
        ...{ id, hotelId, position, name, isIndoor, isOutdoor, unitSystem, ...dimensions },
        descriptionEn: description.en,
        descriptionDe: description.de,
        pictures: { createMany: { data: space.pictures.map(pictureColumns) } },
        configurations: {
          createMany: {
            data: space.configurations.map((one, index) => ({
              position: index,
              nameEn: one.name.en,
              nameDe: one.name.de,
              type: one.type,
              maxOccupancy: one.maxOccupancy,
              ...both('description', one.description),
            })),
          },
        },
        equipment: {
          createMany: {
            data: space.equipment.map((one, index) => ({
              position: index,
              nameEn: one.name.en,
              nameDe: one.name.de,
              quantity: one.quantity,
            })),
          },
        },
      },
    });
  }
}

/** The hotels with everything but their rooms and rates. */
export async function createHotels(tx: Transaction): Promise<void> {
  await tx.hotel.createMany({ data: hotels.map(hotelColumns) });
  const ofEach = <Row>(rowsOf: (content: HotelContent) => Row[]): Row[] => hotels.flatMap(rowsOf);
  await tx.hotelPicture.createMany({
    data: ofEach(({ id, pictures }) => pictures.map((one, index) => ({ hotelId: id, ...pictureColumns(one, index) }))),
  });
  await tx.hotelFacility.createMany({
    data: ofEach(({ id, facilities }) =>
      facilities.map((one, position) => ({
        hotelId: id,
        facilityId: one.id,
        position,
        ...both('priceText', one.priceText),
        ...both('description', one.description),
      })),
    ),
  });
  await tx.diningVenue.createMany({
    data: ofEach(({ id, diningVenues }) =>
      diningVenues.map(({ type, name, michelinStars, description, openingHours }, position) => ({
        ...{ hotelId: id, position, type, name, michelinStars },
        descriptionEn: description.en,
        descriptionDe: description.de,
        openingHoursEn: openingHours.en,
        openingHoursDe: openingHours.de,
      })),
    ),
  });
  await tx.hotelProgramme.createMany({
    data: ofEach(({ id, programmes }) =>
      programmes.map((one, position) => ({
        hotelId: id,
        programmeId: one.id,
        position,
        benefits: one.benefits,
        commissionPercent: one.commissionPercent,
      })),
    ),
  });
  await tx.salesManager.createMany({
    data: ofEach(({ id, salesManagers }) =>
      salesManagers.map(({ fullName, email, languages }, position) => ({
        id: `${id}-S${position + 1}`,
        ...{ hotelId: id, position, fullName, email, languages },
      })),
    ),
  });
  await tx.hotelTax.createMany({
    data: ofEach(({ id }) => {
      const tax = cityTaxes[id];
      return tax ? [{ hotelId: id, kind: 'cityTax', ...tax }] : [];
    }),
  });
  for (const content of hotels) await createMiceSpaces(tx, content);
}
