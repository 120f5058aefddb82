import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AgencyFilter, AgencyTable } from '@/components/people/manage/agency-table';
import { ManagePage } from '@/components/people/manage/manage-page';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { managedAgenciesQuerySchema } from '@/lib/people/agency/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('agencies.title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedAgencies({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, asked] = await Promise.all([getTranslations('manage.agencies'), searchParams]);
  const query = managedAgenciesQuerySchema.parse(asked);
  return (
    <ManagePage title={t('title')}>
      <AgencyFilter {...query} />
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <AgencyTable viewer={viewer} query={query} />
      </Suspense>
    </ManagePage>
  );
}
