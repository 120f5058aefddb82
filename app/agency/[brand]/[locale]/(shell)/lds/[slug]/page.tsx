import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AgencyWords } from '@/components/shell/agency-words';
import { getPage } from '@/lib/content/page';
import { getContent } from '@/lib/content/queries';
import { paths } from '@/lib/routing/paths';

type Props = { params: Promise<{ slug: string }> };

async function readContent({ params }: Props) {
  const [{ slug }, { locale }] = await Promise.all([params, getPage()]);
  const content = await getContent(`lds/${slug}`, locale);
  if (!content) notFound();
  return content;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, summary } = await readContent(props);
  return { title, description: summary };
}

export default async function LdsPage(props: Props) {
  const [content, t] = await Promise.all([readContent(props), getTranslations('agencyShell.pages')]);
  return <AgencyWords content={content} back={{ href: paths.lds(), label: t('lds') }} />;
}
