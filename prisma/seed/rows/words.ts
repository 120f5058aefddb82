import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { alpinePages } from '../content/alpine-pages/all';
import { infoPages } from '../content/pages/all';
import { testimonials } from '../content/testimonials';
import { pictureId } from './places';

const locales = ['en', 'de'] as const;

export async function createContents(tx: Transaction): Promise<void> {
  const rows = (kind: 'info' | 'alpine', pages: typeof infoPages | typeof alpinePages) =>
    pages.flatMap((page) =>
      locales.map((locale) => ({
        slug: page.slug,
        locale,
        kind,
        title: page.title[locale],
        heading: page.heading[locale],
        summary: page.summary[locale],
        lead: page.lead[locale],
        body: page.body[locale],
        pictureId: page.picture ? pictureId(page.picture) : null,
        updatedOn: 'updatedOn' in page && page.updatedOn ? toDatabaseDay(page.updatedOn) : null,
      })),
    );
  await tx.content.createMany({ data: [...rows('info', infoPages), ...rows('alpine', alpinePages)] });
}

export async function createTestimonials(tx: Transaction): Promise<void> {
  await tx.testimonial.createMany({
    data: testimonials.map(({ id, quote, author, isDemonstration }) => ({
      id,
      quoteEn: quote.en,
      quoteDe: quote.de,
      authorEn: author.en,
      authorDe: author.de,
      isDemonstration,
    })),
  });
}
