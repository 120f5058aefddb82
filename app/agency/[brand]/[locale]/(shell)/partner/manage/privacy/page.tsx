import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { ManagePage } from '@/components/people/manage/manage-page';
import { ErasureList } from '@/components/people/privacy/erasure-list';
import { PersonSearch } from '@/components/people/privacy/person-search';
import { PersonView } from '@/components/people/privacy/person-view';
import { RetentionTable } from '@/components/people/privacy/retention-table';
import { AgencyPage } from '@/components/shell/agency-page';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { privacyQuerySchema } from '@/lib/people/privacy/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy');
  return { title: t('title'), description: t('lead') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PrivacyPage({ searchParams }: Props) {
  const viewer = await guardPage('privacy');
  if (!viewer) return null;
  const [t, { locale }, asked] = await Promise.all([getTranslations('privacy'), getPage(), searchParams]);
  const single = Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]);
  const query = privacyQuerySchema.parse(Object.fromEntries(single));
  const content: ReactNode = (
    <>
      {query.erased && (
        <p role="status" className="mb-4 font-bold text-positive">
          {t('confirm.done')}
        </p>
      )}
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <PersonSearch viewer={viewer} query={query} />
        <PersonView viewer={viewer} query={query} locale={locale} />
      </Suspense>
      <Suspense fallback={<LinesSkeleton />}>
        <ErasureList viewer={viewer} locale={locale} />
        <RetentionTable viewer={viewer} locale={locale} />
      </Suspense>
    </>
  );
  if (viewer.role === 'admin' && !viewer.isActing) {
    return (
      <ManagePage title={t('title')} lead={t('lead')}>
        {content}
      </ManagePage>
    );
  }
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <AgencyTabs viewer={viewer} />
      {content}
    </AgencyPage>
  );
}
