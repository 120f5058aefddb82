import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { DesignStudio } from '@/components/people/agency/design-studio';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { managesAgency } from '@/lib/people/access/agency';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const [t, viewer] = await Promise.all([getTranslations('agency.design'), currentViewer()]);
  return { title: viewer?.agency?.name, description: t('description') };
}

export default async function AgencyDesignPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const { agency } = viewer;
  const [t, messages, brand] = await Promise.all([getTranslations('agency.design'), getMessages(), currentBrand()]);
  const { design } = agency;
  return (
    <AgencyPage title={agency.name} lead={t('lead')}>
      <AgencyTabs />
      <VerificationNotice viewer={viewer} />
      <DesignStudio
        action={paths.api.agency(agency.id)}
        logoAction={paths.api.agencyLogoUpload(agency.id)}
        name={agency.name}
        design={{
          colors: {
            main: design.main ?? '',
            accentOnMain: design.accentOnMain ?? '',
            invertedFont: design.invertedFont ?? '',
          },
          theme: design.theme === 'colorful' ? 'colorful' : null,
          logoUrl: design.logoId ? paths.api.agencyLogo(design.logoId) : null,
        }}
        brand={{
          main: brand.ownColors.main,
          accent: brand.ownColors.accent,
          isMenuInverted: brand.menuBar.isInverted && design.theme !== 'colorful',
        }}
        mayEdit={managesAgency(viewer, agency.id)}
        words={messages.agency.design}
      />
    </AgencyPage>
  );
}
