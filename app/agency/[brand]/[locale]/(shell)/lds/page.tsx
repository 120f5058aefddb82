import type { Metadata } from 'next';
import { AgencyContents } from '@/components/catalogue/content/agency-contents';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyPage } from '@/components/shell/agency-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent, getContentsBelow } from '@/lib/catalogue/content/queries';
import { ldsPages } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';

async function readPage() {
  const { locale } = await getPage();
  const [content, below] = await Promise.all([getContent('lds', locale), getContentsBelow('lds', locale)]);
  if (!content) return null;
  const pages = ldsPages.flatMap((slug) => {
    const found = below.find((one) => one.slug === `lds/${slug}`);
    return found ? [{ heading: found.heading, text: found.lead, href: paths.lds(slug) }] : [];
  });
  return { content, pages };
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage();
  if (!page) return missingMetadata();
  const { content } = page;
  return { title: content.title, description: content.summary };
}

export default async function LdsIndexPage() {
  const page = await readPage();
  if (!page) return <AgencyMissing />;
  const { content, pages } = page;
  return (
    <AgencyPage title={content.heading} lead={content.lead}>
      <AgencyContents pages={pages} />
    </AgencyPage>
  );
}
