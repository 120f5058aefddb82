import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '@/components/catalogue/content/page-head';
import { Prose } from '@/components/catalogue/content/prose';
import { ContactDetails } from '@/components/sales/contact/contact-details';
import { ContactView } from '@/components/sales/contact/contact-view';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { pageMetadata } from '@/lib/web/seo/metadata';

async function readPage() {
  const page = await getPage();
  const [brand, content] = await Promise.all([getBrand(page.brandId), getContent('contact', page.locale)]);
  if (!brand || !content) notFound();
  return { ...page, brand, content };
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, content } = await readPage();
  return pageMetadata({
    locale,
    path: paths.contact(locale),
    title: content.title,
    description: content.summary,
    share: { content: 'contact' },
  });
}

export default async function ContactPage() {
  const { locale, brand, content } = await readPage();
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <PageHead content={content} path={paths.contact(locale)} locale={locale} />
      <div className="mt-12 grid gap-y-16 desk:mt-16 menu:grid-cols-12 menu:gap-x-6">
        <div className="menu:col-span-4">
          <ContactDetails brand={brand} />
        </div>
        <div className="menu:col-span-7 menu:col-start-6">
          <ContactView locale={locale} brand={brand} />
        </div>
      </div>
      <div className="mt-16 border-t border-line pt-12 desk:mt-24 desk:pt-16 menu:grid menu:grid-cols-12 menu:gap-x-6">
        <div className="menu:col-span-7 menu:col-start-6">
          <Prose markdown={content.body} />
        </div>
      </div>
    </div>
  );
}
