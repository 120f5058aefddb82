import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { EffectiveBrand } from '@/lib/brand/types';
import { managesAgency } from '@/lib/people/access/agency';
import { agencyDesign } from '@/lib/people/agency/representation';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import type { Viewer } from '@/lib/platform/viewer/types';
import { DesignStudio } from './design-studio';

type Props = { viewer: Viewer; agency: NonNullable<Viewer['agency']>; brand: EffectiveBrand; preview: ReactNode };

/** The corporate design of an agency, for those who may change it and those who may look at it. */
export async function AgencyDesign({ viewer, agency, brand, preview }: Props) {
  const messages = await getMessages();
  const { design } = agency;
  const version = contentVersion(agencyDesign(design));
  return (
    <DesignStudio
      key={version}
      version={version}
      action={paths.api.agency(agency.id)}
      logoAction={paths.api.agencyLogoUpload(agency.id)}
      design={{
        colors: {
          main: design.main ?? '',
          accentOnMain: design.accentOnMain ?? '',
          invertedFont: design.invertedFont ?? '',
        },
        theme: design.theme === 'colorful' ? 'colorful' : null,
        logoUrl: design.logoId ? paths.api.agencyLogo(design.logoId) : null,
      }}
      brand={{ main: brand.ownColors.main, accent: brand.ownColors.accent }}
      mayEdit={managesAgency(viewer, agency.id)}
      words={messages.agency.design}
      preview={preview}
    />
  );
}
