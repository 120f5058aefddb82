import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { AgencyData } from '@/components/people/agency/agency-data';
import { AgencyDesign } from '@/components/people/agency/agency-design';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { StudioPreview } from '@/components/sales/studio/studio-preview';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { hasOffer } from '@/lib/sales/offer/queries/client-offer';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const [t, data, viewer] = await Promise.all([
    getTranslations('agency.design'),
    getTranslations('agency.data'),
    currentViewer(),
  ]);
  return { title: viewer?.agency?.name ?? data('title'), description: t('description') };
}

export default async function AgencyDesignPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const [t, brand, { studio }, isOffering] = await Promise.all([
    getTranslations('agency.design'),
    currentBrand(),
    getMessages(),
    hasOffer(viewer),
  ]);
  return (
    <AgencyPage title={viewer.agency.name} lead={t('lead')}>
      <AgencyTabs viewer={viewer} />
      <VerificationNotice viewer={viewer} />
      <AgencyData viewer={viewer} />
      <AgencyDesign
        viewer={viewer}
        agency={viewer.agency}
        brand={brand}
        preview={<StudioPreview brand={null} hasOffer={isOffering} words={studio} />}
      />
    </AgencyPage>
  );
}
