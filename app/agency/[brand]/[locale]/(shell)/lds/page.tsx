import type { Metadata } from 'next';
import Link from 'next/link';
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
    return found ? [{ ...found, href: paths.lds(slug) }] : [];
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
      <ul className="max-w-[880px] rounded-desk border border-line bg-surface">
        {pages.map(({ href, heading, lead }) => (
          <li key={href} className="border-b border-line last:border-0">
            <Link href={href} prefetch={false} className="group block px-5 py-4 desk:px-6">
              <span className="text-16 leading-6 font-bold text-main-ink group-hover:underline group-hover:underline-offset-4">
                {heading}
              </span>
              <span className="mt-0.5 block max-w-[68ch] text-soft">{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AgencyPage>
  );
}
