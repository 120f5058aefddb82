import type { Metadata } from 'next';
import { ClientView } from '@/components/sales/client/client-view';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { judge } from '@/lib/people/access/rules';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { getClient } from '@/lib/sales/client/queries';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { params: Promise<{ clientId: string }> };

const idOf = async ({ params }: Props) => decodeURIComponent((await params).clientId);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const viewer = await currentViewer();
  const isAllowed = viewer !== null && judge(viewer, 'hotels') === 'allowed';
  const client = isAllowed ? await getClient(viewer, await idOf(props)) : null;
  return client ? { title: client.name } : missingMetadata();
}

/** One client of the agency: who they are, and everything the reader may open of them. */
export default async function ClientPage(props: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, { locale }, client, brand] = await Promise.all([
    getTranslations('clients'),
    getPage(),
    getClient(viewer, await idOf(props)),
    currentBrand(),
  ]);
  if (!client) return <AgencyMissing />;
  return (
    <AgencyPage
      before={
        <p className="mb-2">
          <TextLink href={paths.clients()} isBack>
            {t('back')}
          </TextLink>
        </p>
      }
      title={client.name}
      lead={t('since', { day: formatDay(toDateOnly(client.createdAt, OFFICE_TIME_ZONE), locale) })}
    >
      <ClientView viewer={viewer} brand={brand} client={client} locale={locale} />
    </AgencyPage>
  );
}
