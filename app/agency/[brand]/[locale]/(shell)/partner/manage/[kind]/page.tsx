import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ManagedCreate } from '@/components/catalogue/manage/managed-create';
import { ManagedFilter, ManagedTable } from '@/components/catalogue/manage/managed-list';
import { ManagePage } from '@/components/people/manage/manage-page';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { managedListQuerySchema } from '@/lib/catalogue/manage/schema';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  params: Promise<{ kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  if (!isManagedKind(kind)) return missingMetadata();
  const t = await getTranslations('managed.kind');
  return { title: t(`${kind}.title`), description: t(`${kind}.lead`) };
}

/** What cannot be read of an address filters nothing. */
function readQuery(asked: Record<string, string | string[] | undefined>) {
  const { search, state } = managedListQuerySchema.shape;
  const single = (name: string) => [asked[name]].flat()[0] || undefined;
  return { search: search.safeParse(single('search')).data, state: state.safeParse(single('state')).data };
}

export default async function ManagedListPage({ params, searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [{ kind }, asked, { locale }, t] = await Promise.all([
    params,
    searchParams,
    getPage(),
    getTranslations('managed.kind'),
  ]);
  if (!isManagedKind(kind)) return <AgencyMissing />;
  const query = readQuery(asked);
  return (
    <ManagePage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
      <Suspense>
        <ManagedCreate viewer={viewer} kind={kind} locale={locale} />
      </Suspense>
      <ManagedFilter kind={kind} query={query} />
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <ManagedTable viewer={viewer} kind={kind} query={query} locale={locale} />
      </Suspense>
    </ManagePage>
  );
}
