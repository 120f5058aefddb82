import { getMessages } from 'next-intl/server';
import { managesAgency } from '@/lib/people/access/agency';
import { getAgency } from '@/lib/people/agency/queries';
import { agencyDetails } from '@/lib/people/agency/representation';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { AgencyDetailsForm } from './agency-details-form';

/** The agency's name, whether it is verified, and whom it lets in by their address. */
export async function AgencyData({ viewer }: { viewer: Viewer }) {
  const [t, messages, agency] = await Promise.all([
    getTranslations('agency.data'),
    getMessages(),
    viewer.agency && getAgency(viewer, viewer.agency.id),
  ]);
  if (!agency || !viewer.agency) return null;
  const version = contentVersion(agencyDetails(agency));
  const domain = agency.autoInviteEmailDomain;
  return (
    <section aria-labelledby="agency-data" className="mb-10 max-w-[640px]">
      <h2 id="agency-data" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="mt-1 text-14 text-soft">{t(`verification.${viewer.agency.verification}`)}</p>
      {managesAgency(viewer, agency._id) ? (
        <AgencyDetailsForm
          key={version}
          version={version}
          action={paths.api.agency(agency._id)}
          details={{
            name: agency.name,
            domain: domain ?? '',
            address: agency.address ?? '',
            phone: agency.phone ?? '',
          }}
          words={messages.agency.data}
        />
      ) : (
        <p className="mt-1 text-14 text-soft">{domain ? t('joins', { domain }) : t('byInvitation')}</p>
      )}
    </section>
  );
}
