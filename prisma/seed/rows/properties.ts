import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { demandsRegistration } from '@/lib/catalogue/property/rules/registration';
import { slugify } from '@/lib/platform/addresses/slug';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { cities, pictureId } from '@/prisma/reference/tables';
import { properties } from '../content/properties/all';
import { pictureWords } from '../content/properties/picture-words';
import { selectionRankOf } from '../content/properties/selection';
import type { PropertyContent, ServiceLevelId } from '../content/types';
import { edges } from '../edges';
import { chance } from '../random';
import { salesInformationOf } from './sales';
import { serviceLevelLabel } from './service-levels';
import { stayRows } from './stays';

function operatorOf(content: PropertyContent): string {
  const cityIndex = cities.findIndex(({ id }) => id === content.city);
  return `operator-${1 + (cityIndex % 5)}`;
}

const countryOf = ({ city }: PropertyContent) => cities.find(({ id }) => id === city)?.country;

/** Demonstration numbers say that they are. */
function registrationOf(content: PropertyContent): string | null {
  const country = countryOf(content);
  return country && demandsRegistration(country) ? `DEMO-${content.id}` : null;
}

function focusOf(content: PropertyContent, file: string) {
  return {
    focusX: 40 + Math.round(chance('x', content.id, file) * 20),
    focusY: 44 + Math.round(chance('y', content.id, file) * 16),
  };
}

type OfProperty = {
  content: PropertyContent;
  levels: ServiceLevelId[];
} & ReturnType<typeof stayRows>;

function ofProperty(content: PropertyContent, today: PlainDate): OfProperty {
  const levels = Object.keys(content.services) as ServiceLevelId[];
  return { content, levels, ...stayRows(content, today, timeZoneOf(countryOf(content) ?? '')) };
}

function propertyColumns({ content, levels, rates }: OfProperty): Prisma.PropertyCreateManyInput {
  const amounts = rates.flatMap(({ amount }) => (amount === null || amount === undefined ? [] : [Number(amount)]));
  return {
    id: content.id,
    cityId: content.city,
    sectorId: content.sector,
    operatorId: operatorOf(content),
    isDemo: content.id === edges.demo,
    propertyType: content.propertyType,
    slug: slugify(content.name),
    name: content.name,
    latitude: content.latitude,
    longitude: content.longitude,
    bedrooms: content.bedrooms,
    bathrooms: content.bathrooms,
    bedsForAdults: content.beds?.adults ?? null,
    bedsForChildren: content.beds?.children ?? null,
    squareMetres: content.squareMetres,
    petsAllowed: content.pets.allowed,
    petDetailsEn: content.pets.details?.en ?? null,
    petDetailsDe: content.pets.details?.de ?? null,
    openingEn: content.opening.en,
    openingDe: content.opening.de,
    summaryEn: content.summary.en,
    summaryDe: content.summary.de,
    descriptionEn: content.description.en,
    descriptionDe: content.description.de,
    highlights: content.highlights,
    distances: content.distances,
    serviceLevels: levels.map((level) => serviceLevelLabel(content.id, level)),
    currency: content.currency,
    priceFrom: amounts.length > 0 ? Math.min(...amounts) : null,
    registrationNumber: registrationOf(content),
    selectionRank: selectionRankOf(content.id),
    videos: (edges.videos as readonly string[]).includes(content.id)
      ? [`/media/film-${content.id.toLowerCase()}.webm`]
      : [],
  };
}

function pictureRows(content: PropertyContent): Prisma.PropertyPictureCreateManyInput[] {
  return [
    ...content.pictures.map((file, position) => ({
      propertyId: content.id,
      position,
      pictureId: pictureId(file),
      ...focusOf(content, file),
      altEn: pictureWords[content.id]?.[pictureId(file)]?.en,
      altDe: pictureWords[content.id]?.[pictureId(file)]?.de,
    })),
    ...content.floorplans.map((file, position) => ({
      propertyId: content.id,
      position,
      pictureId: pictureId(file),
      isFloorplan: true,
    })),
  ];
}

/** A table at a time: what the search reads is made anew after each statement that changes it. */
export async function createProperties(tx: Transaction, today: PlainDate): Promise<void> {
  const all = properties.map((content) => ofProperty(content, today));
  await tx.property.createMany({ data: all.map(propertyColumns) });
  await tx.salesInformation.createMany({ data: properties.flatMap(salesInformationOf) });
  await tx.propertyPicture.createMany({ data: properties.flatMap(pictureRows) });
  await tx.propertyFacility.createMany({
    data: properties.flatMap(({ id, facilities }) => facilities.map((facilityId) => ({ propertyId: id, facilityId }))),
  });
  await tx.propertyEquipment.createMany({
    data: properties.flatMap(({ id, equipment }) =>
      equipment.map((equipmentId, position) => ({ propertyId: id, equipmentId, position })),
    ),
  });
  await tx.propertyService.createMany({
    data: all.flatMap(({ content, levels }) =>
      levels.flatMap((level) =>
        (content.services[level] ?? []).map((serviceId) => ({
          propertyId: content.id,
          serviceLevel: serviceLevelLabel(content.id, level),
          serviceId,
        })),
      ),
    ),
  });
  await tx.stay.createMany({ data: all.flatMap(({ stays }) => stays) });
  await tx.stayRate.createMany({ data: all.flatMap(({ rates }) => rates) });
  await tx.propertyHold.createMany({ data: all.flatMap(({ holds }) => holds) });
  await tx.propertyFormerAddress.createMany({
    data: properties.flatMap(({ id, propertyType, city }) => {
      const slug = edges.formerSlug[id];
      return slug ? [{ propertyId: id, propertyType, cityId: city, slug }] : [];
    }),
  });
}
