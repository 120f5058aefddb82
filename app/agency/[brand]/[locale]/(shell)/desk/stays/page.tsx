import type { Metadata } from 'next';
import { StayBoard } from '@/components/sales/lead/stays/stay-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listStays } from '@/lib/sales/lead/queries/stays';

type Props = { searchParams: Promise<{ stay?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stayAnswers');
  return { title: t('title') };
}

/** Stays that are over: what became of them is the word of the hotel or the operator. */
export default async function DeskStaysPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const [t, { stay }, { locale }] = await Promise.all([getTranslations('stayAnswers'), searchParams, getPage()]);
  const stays = await listStays(viewer, locale);
  const opened = [...stays.waiting, ...stays.answered].find(({ _id }) => _id === stay) ?? null;
  return (
    <AgencyPage title={t('title')} lead={t('lead', { count: stays.waiting.length })}>
      <StayBoard stays={stays} opened={opened} decides={viewer.role === 'admin'} locale={locale} />
    </AgencyPage>
  );
}
