import 'server-only';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { nameOf } from '@/lib/catalogue/property/queries/card';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';

/** The words and the picture file of a shared link's picture. */
export type Subject = { title: string; place: string; file: string };

const DEFAULT_FILE = 'exterior-03.jpg';

async function property(id: string, locale: Locale): Promise<Subject | null> {
  const row = await db.property.findFirst({
    where: { id, ...publishedProperties(false) },
    select: {
      name: true,
      city: { select: { nameEn: true, nameDe: true, country: { select: { nameEn: true, nameDe: true } } } },
      pictures: { where: { isFloorplan: false, position: 0 }, select: { picture: { select: { file: true } } } },
    },
  });
  if (!row) return null;
  const { city } = row;
  const place = [city, city.country].map((row) => nameOf(row, locale));
  return { title: row.name, place: place.join(', '), file: row.pictures[0]?.picture.file ?? DEFAULT_FILE };
}

async function content(slug: string, locale: Locale): Promise<Subject | null> {
  const row = await db.content.findUnique({
    where: { slug_locale: { slug, locale } },
    select: { heading: true, picture: { select: { file: true } } },
  });
  return row && { title: row.heading, place: '', file: row.picture?.file ?? DEFAULT_FILE };
}

async function city(id: string, locale: Locale): Promise<Subject | null> {
  const row = await db.city.findUnique({
    where: { id },
    select: { nameEn: true, nameDe: true, taglineEn: true, taglineDe: true, picture: { select: { file: true } } },
  });
  if (!row) return null;
  const place = inLanguage(locale, { en: row.taglineEn, de: row.taglineDe });
  return { title: nameOf(row, locale), place, file: row.picture.file };
}

async function country(id: string, locale: Locale): Promise<Subject | null> {
  const row = await db.country.findUnique({
    where: { id },
    select: { nameEn: true, nameDe: true, picture: { select: { file: true } } },
  });
  return row && { title: nameOf(row, locale), place: '', file: row.picture.file };
}

type SubjectQuery = { property?: string; content?: string; city?: string; country?: string };

/** What a shared link's picture shows; null when the id names nothing public. Without an id: the site itself. */
export async function getSubject(query: SubjectQuery, locale: Locale): Promise<Subject | null> {
  if (query.property) return property(query.property, locale);
  if (query.content) return content(query.content, locale);
  if (query.city) return city(query.city, locale);
  if (query.country) return country(query.country, locale);
  return { title: 'Alpenglow', place: '', file: DEFAULT_FILE };
}
