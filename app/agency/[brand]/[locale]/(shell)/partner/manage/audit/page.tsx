import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AuditFilter } from '@/components/people/audit/audit-filter';
import { AuditTable } from '@/components/people/audit/audit-table';
import { ManagePage } from '@/components/people/manage/manage-page';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { auditQuerySchema } from '@/lib/people/audit/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('audit.title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedAudit({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, asked] = await Promise.all([getTranslations('manage.audit'), searchParams]);
  const single = Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]);
  const query = auditQuerySchema.parse(Object.fromEntries(single));
  return (
    <ManagePage title={t('title')}>
      <AuditFilter query={query} />
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <AuditTable viewer={viewer} query={query} />
      </Suspense>
    </ManagePage>
  );
}
