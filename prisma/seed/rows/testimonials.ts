import type { Transaction } from '@/lib/platform/db';
import { testimonials } from '../content/testimonials';

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
