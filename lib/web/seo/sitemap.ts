import 'server-only';
import type { MetadataRoute } from 'next';
import { wordsAddress, wordsSlug } from '@/lib/catalogue/content/words';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import { listedProperties } from '@/lib/catalogue/property/listed';
import { type AlpineSlug, alpineSlugs, infoSlugs } from '@/lib/platform/addresses/pages';
import { alternateUrls, canonicalUrl, paths, publicOrigins } from '@/lib/platform/addresses/paths';
import type { CountryId, PropertyType } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PublishedIndex } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';

type Entry = MetadataRoute.Sitemap[number];

function entry(path: string, locale: Locale, pictures: readonly string[] = [], changed?: Date): Entry {
  return {
    url: canonicalUrl(path, locale),
    alternates: { languages: alternateUrls(path) },
    ...(changed ? { lastModified: changed } : {}),
    ...(pictures.length > 0
      ? { images: pictures.map((file) => new URL(`/media/${file}`, publicOrigins[locale]).href) }
      : {}),
  };
}

function listingPaths(index: PublishedIndex, locale: Locale): string[] {
  return [...index.listings].map((key) => {
    const [propertyType, countryId, citySlug] = key.split('/') as [PropertyType, CountryId, string | undefined];
    return paths.listing({ propertyType, countryId, ...(citySlug ? { citySlug } : {}) }, locale);
  });
}

async function properties(index: PublishedIndex, locale: Locale): Promise<Entry[]> {
  const rows = await db.property.findMany({
    where: listedProperties(false),
    select: {
      id: true,
      updatedAt: true,
      pictures: {
        where: { isFloorplan: false },
        select: { picture: { select: { file: true } } },
        orderBy: { position: 'asc' },
      },
    },
    orderBy: { id: 'asc' },
  });
  return rows.flatMap(({ id, updatedAt, pictures }) => {
    const address = index.properties.get(index.byId.get(id) ?? '')?.address;
    if (!address) return [];
    const files = pictures.map(({ picture }) => picture.file);
    return [entry(paths.property(address, locale), locale, files, updatedAt)];
  });
}

async function contents(locale: Locale): Promise<Entry[]> {
  const rows = await db.content.findMany({
    where: { locale, kind: 'alpine' },
    select: { slug: true, picture: { select: { file: true } } },
  });
  const files = new Map(rows.map(({ slug, picture }) => [slug, picture ? [picture.file] : []]));
  const alpine = alpineSlugs.map((slug: AlpineSlug) => entry(paths.alpine(slug), locale, files.get(slug)));
  const made = await db.content.findMany({
    where: { locale, slug: { startsWith: wordsSlug('') }, retiredAt: null },
    select: { slug: true },
    orderBy: { slug: 'asc' },
  });
  const words = made.map(({ slug }) => entry(paths.words(wordsAddress(slug) ?? ''), locale));
  return [...alpine, ...infoSlugs.map((slug) => entry(paths.info(slug, locale), locale)), ...words];
}

async function hotels(locale: Locale): Promise<Entry[]> {
  const rows = await db.hotel.findMany({
    where: { ...shownHotels(false), isForConsumers: true },
    select: {
      id: true,
      updatedAt: true,
      pictures: { select: { picture: { select: { file: true } } }, orderBy: { position: 'asc' } },
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, updatedAt, pictures }) =>
    entry(
      paths.distribution(id),
      locale,
      pictures.map(({ picture }) => picture.file),
      updatedAt,
    ),
  );
}

/** Every page that is to be found, in one language, with its pictures and its alternate. */
export async function sitemapEntries(locale: Locale): Promise<Entry[]> {
  const index = await getPublishedIndex();
  const fixed = [paths.landing(), paths.search(), paths.contact(locale), paths.generalEnquiry()];
  return [
    ...fixed.map((path) => entry(path, locale)),
    ...listingPaths(index, locale).map((path) => entry(path, locale)),
    ...(await properties(index, locale)),
    ...(await hotels(locale)),
    ...(await contents(locale)),
  ];
}
