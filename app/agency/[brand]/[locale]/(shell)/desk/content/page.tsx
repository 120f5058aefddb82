import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/catalogue/desk/content-page';
import { type DeskSearchParams, ownContent } from '@/components/catalogue/desk/own-content';
import { guardPage } from '@/lib/people/session/page';

type Props = { searchParams: DeskSearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskContent');
  return { title: t('title') };
}

export default async function DeskContentPage({ searchParams }: Props) {
  return ownContent(await guardPage('desk'), searchParams, (content, locale) => (
    <ContentPage content={content} locale={locale} />
  ));
}
