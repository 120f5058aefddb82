import type { Transaction } from '@/lib/platform/db';
import { agencyPages } from '../content/agency-pages/all';

const locales = ['en', 'de'] as const;

/** The pages of words of the agency surface, in both languages. One that is there already stays as somebody worded it. */
export async function createAgencyContents(tx: Transaction): Promise<void> {
  await tx.content.createMany({
    skipDuplicates: true,
    data: agencyPages.flatMap(({ slug, title, heading, summary, lead, body }) =>
      locales.map((locale) => ({
        slug,
        locale,
        kind: 'agency' as const,
        title: title[locale],
        heading: heading[locale],
        summary: summary[locale],
        lead: lead[locale],
        body: body[locale],
      })),
    ),
  });
}
