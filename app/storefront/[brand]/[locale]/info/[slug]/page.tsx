import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InfoPage } from '@/components/catalogue/content/info-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { type InfoSlug, infoSlugs } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import { contentMetadata } from '@/lib/web/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const [{ slug: asked }, { locale }] = await Promise.all([params, getPage()]);
  const slug = infoSlugs.find((one): one is InfoSlug => one === asked && one !== 'destinations');
  const content = slug ? await getContent(slug, locale) : null;
  if (!slug || !content) notFound();
  return { slug, locale, path: paths.info(slug, locale), content };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, content } = await readPage(props);
  return contentMetadata({ locale, path, content });
}

export default async function Info(props: Props) {
  const { locale, path, content } = await readPage(props);
  return <InfoPage content={content} path={path} locale={locale} />;
}
