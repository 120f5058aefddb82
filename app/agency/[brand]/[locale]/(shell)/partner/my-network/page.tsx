import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Network } from '@/components/sales/network/network';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getNetwork } from '@/lib/sales/network/queries';
import { currentBrand } from '@/lib/web/brand/page';
import { currentOrigin } from '@/lib/web/server/origin';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('network');
  return { title: t('title'), description: t('description') };
}

export default async function NetworkPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const { agency } = viewer;
  const [t, locale, brand] = await Promise.all([getTranslations('network'), getLocale(), currentBrand()]);
  const network = await getNetwork(viewer, agency.id, { locale, brand });
  if (!network) return <NotRegistered />;
  return (
    <AgencyPage title={t('title')} lead={t('lead', { name: agency.name })}>
      <Network viewer={viewer} agencyId={agency.id} network={network} origin={await currentOrigin()} />
    </AgencyPage>
  );
}
