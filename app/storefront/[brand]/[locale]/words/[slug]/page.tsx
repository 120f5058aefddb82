import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InfoPage } from '@/components/catalogue/content/info-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { wordsSlug } from '@/lib/catalogue/content/words';
import { paths } from '@/lib/platform/addresses/paths';
import { contentMetadata } from '@/lib/web/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const [{ slug }, { locale }] = await Promise.all([params, getPage()]);
  const address = decodeURIComponent(slug);
  const content = await getContent(wordsSlug(address), locale);
  if (!content) notFound();
  return { locale, path: paths.words(address), content };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, content } = await readPage(props);
  return contentMetadata({ locale, path, content });
}

/** A page of words that an admin has made. */
export default async function Words(props: Props) {
  const { locale, path, content } = await readPage(props);
  return <InfoPage content={content} path={path} locale={locale} />;
}
