import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '@/components/catalogue/content/page-head';
import { Prose } from '@/components/catalogue/content/prose';
import { GeneralEnquiryView } from '@/components/sales/enquiry/general-enquiry-view';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { pageMetadata } from '@/lib/web/seo/metadata';

async function readPage() {
  const page = await getPage();
  const [brand, content] = await Promise.all([getBrand(page.brandId), getContent('enquire-now', page.locale)]);
  if (!brand || !content) notFound();
  return { ...page, brand, content };
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, content } = await readPage();
  return pageMetadata({
    locale,
    path: paths.generalEnquiry(),
    title: content.title,
    description: content.summary,
    share: { content: 'enquire-now' },
  });
}

export default async function GeneralEnquiryPage() {
  const { locale, brand, includeDemos, content } = await readPage();
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <PageHead content={content} path={paths.generalEnquiry()} locale={locale} />
      <div className="mt-12 grid gap-y-16 desk:mt-16 menu:grid-cols-12 menu:gap-x-6">
        <div className="menu:col-span-7">
          <GeneralEnquiryView locale={locale} brand={brand} includeDemos={includeDemos} />
        </div>
        <aside className="border-t border-line pt-10 menu:col-span-4 menu:col-start-9 menu:border-0 menu:pt-0 menu:text-14">
          <Prose markdown={content.body} />
        </aside>
      </div>
    </div>
  );
}
