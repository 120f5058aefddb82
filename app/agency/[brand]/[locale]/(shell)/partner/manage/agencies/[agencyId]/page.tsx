import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { ActButton } from '@/components/people/manage/act-button';
import { ManagePage } from '@/components/people/manage/manage-page';
import { ManagedAgency } from '@/components/people/manage/managed-agency';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { getManagedAgency } from '@/lib/people/manage/queries';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { params: Promise<{ agencyId: string }> };

/** The agency of the address, for admins. Once per request. */
const readAgency = cache(async (segment: string) => {
  const [viewer, locale] = await Promise.all([currentViewer(), getLocale()]);
  return viewer?.role === 'admin' ? getManagedAgency(viewer, decodeURIComponent(segment), locale) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await readAgency((await params).agencyId))) return missingMetadata();
  const t = await getTranslations('manage');
  return { title: t('agencies.title'), description: t('description') };
}

export default async function ManagedAgencyPage({ params }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const detail = await readAgency((await params).agencyId);
  if (!detail) return <AgencyMissing />;
  const { agency } = detail;
  const t = await getTranslations('manage');
  return (
    <ManagePage
      title={agency.name}
      lead={t(`agencies.verification.${agency.verification}`)}
      aside={<ActButton agencyId={agency._id} label={t('agency.act')} />}
    >
      <ManagedAgency {...detail} />
    </ManagePage>
  );
}
