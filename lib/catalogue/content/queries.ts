import 'server-only';
import { cache } from 'react';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import { pickOfTheDay } from './rules';
import type { Content, Testimonial } from './types';

/** A page's words; null when there are none. Once per request. */
export const getContent = cache(async (slug: string, locale: Locale): Promise<Content | null> => {
  const row = await db.content.findUnique({
    where: { slug_locale: { slug, locale }, retiredAt: null },
    include: { picture: { select: pictureSelect } },
  });
  if (!row) return null;
  const { title, heading, summary, lead, body, picture, updatedOn } = row;
  return {
    slug,
    title,
    heading,
    summary,
    lead,
    body,
    picture: picture && toPicture(picture, locale),
    updatedOn: updatedOn && fromDatabaseDay(updatedOn),
  };
});

/** The pages of words below a page, `lds` → `lds/general` …, by slug, without their bodies. */
export async function getContentsBelow(
  slug: string,
  locale: Locale,
): Promise<Pick<Content, 'slug' | 'heading' | 'summary' | 'lead'>[]> {
  return db.content.findMany({
    where: { slug: { startsWith: `${slug}/` }, locale, retiredAt: null },
    select: { slug: true, heading: true, summary: true, lead: true },
    orderBy: { slug: 'asc' },
  });
}

/** Pictures by id, in the order asked for; throws for one that is missing, since a page was laid out for it. */
export async function getPictures(ids: readonly string[], locale: Locale): Promise<PictureValue[]> {
  const rows = await db.picture.findMany({
    where: { id: { in: [...ids] } },
    select: { ...pictureSelect, id: true },
  });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`There is no picture ${id}.`);
    return toPicture(row, locale);
  });
}

/** Two voices, the same for a whole day (rule 6.14); invented ones appear in demo mode only. */
export const getTestimonials = cache(async (locale: Locale): Promise<Testimonial[]> => {
  const [rows, today] = await Promise.all([
    db.testimonial.findMany({
      where: { retiredAt: null, ...(isDemoMode ? {} : { isDemonstration: false }) },
      orderBy: { id: 'asc' },
    }),
    clock.today(),
  ]);
  return pickOfTheDay(rows, 2, today).map((row) => ({
    id: row.id,
    quote: inLanguage(locale, { en: row.quoteEn, de: row.quoteDe }),
    author: inLanguage(locale, { en: row.authorEn, de: row.authorDe }),
    isDemonstration: row.isDemonstration,
  }));
});
