import type { Metadata } from 'next';
import Link from 'next/link';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyPage } from '@/components/shell/agency-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent, getContentsBelow } from '@/lib/catalogue/content/queries';
import { paths } from '@/lib/platform/addresses/paths';

const SLUG = 'concierge-jobs';

async function readPage() {
  const { locale } = await getPage();
  const [content, openings] = await Promise.all([getContent(SLUG, locale), getContentsBelow(SLUG, locale)]);
  return content && { content, openings };
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage();
  if (!page) return missingMetadata();
  const { content } = page;
  return { title: content.title, description: content.summary };
}

/** Public (decisions §2, open paths). */
export default async function ConciergeJobsPage() {
  const page = await readPage();
  if (!page) return <AgencyMissing />;
  const { content, openings } = page;
  return (
    <AgencyPage title={content.heading} lead={content.lead}>
      <ul className="max-w-[880px] rounded-desk border border-line bg-surface">
        {openings.map(({ slug, heading, summary }) => (
          <li key={slug} className="border-b border-line last:border-0">
            <Link
              href={paths.conciergeJob(slug.slice(SLUG.length + 1))}
              prefetch={false}
              className="group block px-5 py-4 desk:px-6"
            >
              <span className="text-16 leading-6 font-bold text-main-ink group-hover:underline group-hover:underline-offset-4">
                {heading}
              </span>
              <span className="mt-0.5 block max-w-[68ch] text-soft">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[68ch] text-soft">{content.body}</p>
    </AgencyPage>
  );
}
