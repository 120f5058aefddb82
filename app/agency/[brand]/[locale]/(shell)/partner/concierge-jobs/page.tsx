import type { Metadata } from 'next';
import { AgencyContents } from '@/components/catalogue/content/agency-contents';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyPage } from '@/components/shell/agency-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent, getContentsBelow } from '@/lib/catalogue/content/queries';
import { paths } from '@/lib/platform/addresses/paths';

const SLUG = 'concierge-jobs';

async function readPage() {
  const { locale } = await getPage();
  const [content, below] = await Promise.all([getContent(SLUG, locale), getContentsBelow(SLUG, locale)]);
  const openings = below.map(({ slug, heading, summary }) => ({
    href: paths.conciergeJob(slug.slice(SLUG.length + 1)),
    heading,
    text: summary,
  }));
  return content && { content, openings };
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage();
  if (!page) return missingMetadata();
  const { content } = page;
  return { title: content.title, description: content.summary };
}

/** Public (rule 2.4). */
export default async function ConciergeJobsPage() {
  const page = await readPage();
  if (!page) return <AgencyMissing />;
  const { content, openings } = page;
  return (
    <AgencyPage title={content.heading} lead={content.lead}>
      <AgencyContents pages={openings} />
      <p className="mt-6 max-w-[68ch] text-soft">{content.body}</p>
    </AgencyPage>
  );
}
