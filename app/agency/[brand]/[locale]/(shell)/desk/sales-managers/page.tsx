import type { Metadata } from 'next';
import { ManagersPage } from '@/components/catalogue/desk/managers-page';
import { type DeskSearchParams, ownContent } from '@/components/catalogue/desk/own-content';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: DeskSearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskManagers');
  return { title: t('title') };
}

export default async function DeskManagersPage({ searchParams }: Props) {
  return ownContent(await guardPage('desk'), searchParams, (content, locale) => (
    <ManagersPage content={content} locale={locale} />
  ));
}
