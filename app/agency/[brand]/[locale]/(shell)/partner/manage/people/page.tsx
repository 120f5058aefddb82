import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ManagePage } from '@/components/people/manage/manage-page';
import { PeopleFilter, PeopleTable } from '@/components/people/manage/people-table';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { guardPage } from '@/lib/people/session/page';
import { peopleQuerySchema } from '@/lib/people/user/schema';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('people');
  return { title: t('title'), description: t('lead') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedPeople({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, asked] = await Promise.all([getTranslations('people'), searchParams]);
  const query = peopleQuerySchema.parse(asked);
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <PeopleFilter {...query} />
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <PeopleTable viewer={viewer} query={query} />
      </Suspense>
    </ManagePage>
  );
}
