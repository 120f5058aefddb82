import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AgencyMissing } from '@/components/shell/agency-missing';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.agency');
  return { title: t('title') };
}

/** Middleware rewrites every unknown address to this page, with status 404. */
export default function UnknownAgencyPage() {
  return <AgencyMissing />;
}
