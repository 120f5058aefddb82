import type { Metadata } from 'next';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { Team } from '@/components/people/team/team';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agency.team');
  return { title: t('title'), description: t('description') };
}

export default async function TeamPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const t = await getTranslations('agency.team');
  return (
    <AgencyPage title={t('title')} lead={t('lead', { name: viewer.agency.name })}>
      <AgencyTabs viewer={viewer} />
      <Team viewer={viewer} agencyId={viewer.agency.id} />
    </AgencyPage>
  );
}
