import 'server-only';
import { cache } from 'react';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { listedProperties } from '@/lib/catalogue/property/listed';
import { cardSelect, toCard } from '@/lib/catalogue/property/queries/card';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { type AlpineSlug, alpineSlugs } from '@/lib/platform/addresses/pages';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { type PictureRow, pictureSelect, pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { placesTag } from './keys';
import { addCounts, totalOf } from './rules';
import type { City, Country, PropertyCounts } from './types';

async function countByCity(includeDemos: boolean): Promise<Map<string, PropertyCounts>> {
  const groups = await db.property.groupBy({
    by: ['cityId', 'propertyType'],
    where: listedProperties(includeDemos),
    _count: { _all: true },
  });
  const counts = new Map<string, PropertyCounts>();
  for (const { cityId, propertyType, _count } of groups) {
    const known = counts.get(cityId) ?? { chalet: 0, apartment: 0, villa: 0 };
    counts.set(cityId, { ...known, [propertyType]: _count._all });
  }
  return counts;
}

function isCountryId(id: string): id is CountryId {
  return Object.hasOwn(countrySlugs, id);
}

const NONE: PropertyCounts = { chalet: 0, apartment: 0, villa: 0 };

type WithPicture = {
  picture: PictureRow;
  pictureAltEn: string | null;
  pictureAltDe: string | null;
  pictureFocusX: number;
  pictureFocusY: number;
};

/** As it is shown there: with the words and the middle that were chosen for it. */
function pictureOf(row: WithPicture, locale: Locale): PictureValue {
  const { picture, pictureAltEn, pictureAltDe, pictureFocusX, pictureFocusY } = row;
  const use = { altEn: pictureAltEn, altDe: pictureAltDe, focusX: pictureFocusX, focusY: pictureFocusY };
  return toPicture(picture, locale, use);
}

/** Whether a place has a page of words, which tells of it before the first property is listed. */
function hasWords({ id, groupId }: { id: string; groupId: string | null }): boolean {
  return alpineSlugs.some((slug) => slug === (groupId ?? id));
}

async function readCountries(locale: Locale, includeDemos: boolean): Promise<Country[]> {
  const [rows, counts] = await Promise.all([
    db.country.findMany({
      include: {
        picture: { select: pictureSelect },
        cities: {
          include: { picture: { select: pictureSelect }, sectors: { orderBy: { name: 'asc' } } },
        },
      },
    }),
    countByCity(includeDemos),
  ]);
  const byName = new Intl.Collator(locale);
  return rows
    .flatMap((row): Country[] => {
      if (!isCountryId(row.id)) return [];
      const countryId = row.id;
      const cities = row.cities
        .flatMap((city): City[] => {
          const own =
            counts.get(city.id) ?? (counts.size === 0 && city.retiredAt === null && hasWords(city) ? NONE : null);
          if (!own) return [];
          return [
            {
              id: city.id,
              name: inLanguage(locale, { en: city.nameEn, de: city.nameDe }),
              countryId,
              groupId: city.groupId,
              regionId: city.regionId,
              tagline: inLanguage(locale, { en: city.taglineEn, de: city.taglineDe }),
              summary: inLanguage(locale, { en: city.summaryEn, de: city.summaryDe }),
              introduction: inLanguage(locale, { en: city.introductionEn, de: city.introductionDe }),
              altitudeMetres: city.altitudeMetres,
              latitude: city.latitude,
              longitude: city.longitude,
              picture: pictureOf(city, locale),
              sectors: city.sectors.map(({ id, name }) => ({ id, name })),
              counts: own,
            },
          ];
        })
        .sort((a, b) => byName.compare(a.name, b.name));
      if (cities.length === 0) return [];
      return [
        {
          id: countryId,
          name: inLanguage(locale, { en: row.nameEn, de: row.nameDe }),
          summary: inLanguage(locale, { en: row.summaryEn, de: row.summaryDe }),
          introduction: inLanguage(locale, { en: row.introductionEn, de: row.introductionDe }),
          picture: pictureOf(row, locale),
          cities,
          counts: addCounts(cities.map((city) => city.counts)),
        },
      ];
    })
    .sort((a, b) => byName.compare(a.name, b.name));
}

const countries = createTaggedCache<Country[]>({ most: 8, seconds: 3600 });

/**
 * Countries with their cities and counts of listed properties, by name; places without properties are left out. While
 * nothing at all is listed, those with a page of words stand for the rest. Once per request.
 */
export const getCountries = cache((locale: Locale, includeDemos: boolean): Promise<Country[]> => {
  const tags = [placesTag, storefrontTag, propertyTags.listed];
  return countries(`${locale} ${includeDemos}`, tags, () => readCountries(locale, includeDemos));
});

/** How many properties are listed in all. */
export async function countProperties(locale: Locale, includeDemos: boolean): Promise<number> {
  const countries = await getCountries(locale, includeDemos);
  return totalOf(addCounts(countries.map(({ counts }) => counts)));
}

/** The properties an alpine page speaks of: its slug is a city, a group of villages, a region or a country's German word. */
export async function getAlpineProperties(
  slug: AlpineSlug,
  locale: Locale,
  includeDemos: boolean,
): Promise<PropertyCard[]> {
  const rows = await db.property.findMany({
    where: {
      ...listedProperties(includeDemos),
      city: { OR: [{ id: slug }, { groupId: slug }, { regionId: slug }, { country: { slugDe: slug } }] },
    },
    select: cardSelect,
    orderBy: [{ propertyType: 'asc' }, { priceFrom: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
  });
  return rows.map((row) => toCard(row, locale));
}

type Flagship = PropertyCard & {
  opening: string;
  /** A picture of a room, for use beside pictures of façades. */
  interior: PictureValue | null;
};

const INTERIORS = ['living', 'spa', 'dining'];

/** Properties with a film, the ones shown first; in the order of their ids. */
export async function getFlagships(locale: Locale, count: number): Promise<Flagship[]> {
  const rows = await db.property.findMany({
    where: { ...listedProperties(false), videos: { isEmpty: false } },
    select: { ...cardSelect, openingEn: true, openingDe: true },
    orderBy: { id: 'asc' },
    take: count,
  });
  const rooms = await db.propertyPicture.findMany({
    where: { propertyId: { in: rows.map(({ id }) => id) }, isFloorplan: false, picture: { kind: { in: INTERIORS } } },
    select: { propertyId: true, ...pictureUseSelect },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => {
    const room = rooms.find(({ propertyId }) => propertyId === row.id);
    return {
      ...toCard(row, locale),
      opening: inLanguage(locale, { en: row.openingEn, de: row.openingDe }),
      interior: room ? toPicture(room.picture, locale, room) : null,
    };
  });
}
