import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ManagersPage } from '@/components/catalogue/desk/managers-page';
import { type DeskSearchParams, ownContent } from '@/components/catalogue/desk/own-content';

type Props = { searchParams: DeskSearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskManagers');
  return { title: t('title') };
}

export default function DeskManagersPage({ searchParams }: Props) {
  return ownContent(searchParams, (content, locale) => <ManagersPage content={content} locale={locale} />);
}
