import type { Metadata } from 'next';
import { ClientList } from '@/components/sales/client/client-list';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { clientsQuerySchema } from '@/lib/sales/client/schema';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clients'))('title') };
}

export default async function ClientsPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, { locale }, asked] = await Promise.all([getTranslations('clients'), getPage(), searchParams]);
  const { search = '' } = clientsQuerySchema.parse({ search: [asked.search].flat()[0] });
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <ClientList viewer={viewer} search={search} locale={locale} />
    </AgencyPage>
  );
}
