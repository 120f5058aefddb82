import type { ReferenceTable } from '@/lib/entry/reference/load';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Prisma } from '@/prisma/generated/client';
import { agencyPages } from './agency-pages/all';
import type { AgencyPageContent } from './agency-pages/types';
import { alpinePages } from './alpine-pages/all';
import { brandRows } from './brands';
import { equipment, facilities, services } from './catalogue';
import { citiesAt } from './cities-at';
import { citiesCh } from './cities-ch';
import { citiesFr } from './cities-fr';
import { citiesIt } from './cities-it';
import { countries } from './countries';
import { HOTEL_FACILITIES, ROOM_FACILITIES, type SearchedFacility } from './hotel-vocabulary';
import { infoPages } from './info-pages/all';
import type { InfoPageContent } from './info-pages/types';
import pictures from './pictures.json';
import { programmes } from './programmes';
import type { Text } from './types';

type Rows = {
  brand: Prisma.BrandCreateManyInput;
  city: Prisma.CityCreateManyInput;
  content: Prisma.ContentCreateManyInput;
  country: Prisma.CountryCreateManyInput;
  equipment: Prisma.EquipmentCreateManyInput;
  facility: Prisma.FacilityCreateManyInput;
  hotelFacilityType: Prisma.HotelFacilityTypeCreateManyInput;
  picture: Prisma.PictureCreateManyInput;
  programme: Prisma.ProgrammeCreateManyInput;
  roomFacilityType: Prisma.RoomFacilityTypeCreateManyInput;
  sector: Prisma.SectorCreateManyInput;
  service: Prisma.ServiceCreateManyInput;
};

function table<Entity extends keyof Rows>(
  entity: Entity,
  rows: readonly Rows[Entity][],
  key: readonly (keyof Rows[Entity] & string)[],
): ReferenceTable {
  return { entity, key, rows };
}

const locales = ['en', 'de'] as const;

export const cities = [...citiesAt, ...citiesCh, ...citiesFr, ...citiesIt];

/** A picture's id is its file name without the ending. */
export function pictureId(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

type Picture = (typeof pictures.images)[number] & { fileDe?: string; name?: Text; caption?: Text };

/** Everything in public/media. */
const pictureRows = (pictures.images as Picture[]).map((image) => ({
  id: pictureId(image.file),
  file: image.file,
  fileDe: image.fileDe ?? null,
  kind: image.kind,
  width: image.width,
  height: image.height,
  altEn: image.alt.en,
  altDe: image.alt.de,
  color: image.color,
  placeholder: image.placeholder,
  nameEn: image.name?.en ?? null,
  nameDe: image.name?.de ?? null,
  captionEn: image.caption?.en ?? null,
  captionDe: image.caption?.de ?? null,
}));

const countryRows = countries.map((country) => ({
  id: country.id,
  nameEn: country.name.en,
  nameDe: country.name.de,
  slugEn: country.slug.en,
  slugDe: country.slug.de,
  summaryEn: country.summary.en,
  summaryDe: country.summary.de,
  introductionEn: country.introduction.en,
  introductionDe: country.introduction.de,
  pictureId: pictureId(country.picture),
}));

const cityRows = cities.map((city) => ({
  id: city.id,
  countryId: city.country,
  groupId: city.id.startsWith('courchevel-') ? 'courchevel' : null,
  regionId: city.region,
  postalCode: city.postalCode,
  stateEn: city.state.en,
  stateDe: city.state.de,
  nameEn: city.name.en,
  nameDe: city.name.de,
  latitude: city.latitude,
  longitude: city.longitude,
  altitudeMetres: city.altitudeMetres,
  taglineEn: city.tagline.en,
  taglineDe: city.tagline.de,
  summaryEn: city.summary.en,
  summaryDe: city.summary.de,
  introductionEn: city.introduction.en,
  introductionDe: city.introduction.de,
  airportCode: city.nearestAirport.iataCode,
  airportNameEn: city.nearestAirport.name.en,
  airportNameDe: city.nearestAirport.name.de,
  airportMinutes: city.nearestAirport.minutesByCar,
  pictureId: pictureId(city.picture),
}));

const sectorRows = cities.flatMap((city) => city.sectors.map((sector) => ({ ...sector, cityId: city.id })));

const named = (entries: Record<string, Text>) =>
  Object.entries(entries).map(([id, name], position) => ({ id, nameEn: name.en, nameDe: name.de, position }));

const searched = (entries: Record<string, SearchedFacility>) =>
  Object.entries(entries).map(([id, { bit, en, de }]) => ({ id, nameEn: en, nameDe: de, position: bit }));

const programmeRows = programmes.map(({ summary, benefits, ...programme }, index) => ({
  ...programme,
  position: index + 1,
  summaryEn: summary.en,
  summaryDe: summary.de,
  benefitsEn: benefits.en,
  benefitsDe: benefits.de,
}));

type Page = AgencyPageContent & Partial<Pick<InfoPageContent, 'picture' | 'updatedOn'>>;

const contentRows = (kind: 'info' | 'alpine' | 'agency', pages: readonly Page[]) =>
  pages.flatMap(({ slug, title, heading, summary, lead, body, picture, updatedOn }) =>
    locales.map((locale) => ({
      slug,
      locale,
      kind,
      title: title[locale],
      heading: heading[locale],
      summary: summary[locale],
      lead: lead[locale],
      body: body[locale],
      pictureId: picture ? pictureId(picture) : null,
      updatedOn: updatedOn ? toDatabaseDay(updatedOn) : null,
    })),
  );

/** What the product cannot serve a page without, each table after those it refers to. */
export const referenceTables: readonly ReferenceTable[] = [
  table('picture', pictureRows, ['id']),
  table('country', countryRows, ['id']),
  table('city', cityRows, ['id']),
  table('sector', sectorRows, ['id']),
  table('facility', named(facilities), ['id']),
  table(
    'equipment',
    named(equipment).map(({ position: _, ...row }) => row),
    ['id'],
  ),
  table('service', named(services), ['id']),
  table('hotelFacilityType', searched(HOTEL_FACILITIES), ['id']),
  table('roomFacilityType', searched(ROOM_FACILITIES), ['id']),
  table('brand', brandRows, ['id']),
  table('programme', programmeRows, ['id']),
  table(
    'content',
    [...contentRows('info', infoPages), ...contentRows('alpine', alpinePages), ...contentRows('agency', agencyPages)],
    ['slug', 'locale'],
  ),
];
