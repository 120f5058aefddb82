import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ManagePage } from '@/components/people/manage/manage-page';
import { OutboxStates, OutboxTable } from '@/components/platform/outbox/outbox-table';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { outboxQuerySchema } from '@/lib/platform/outbox/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('outbox.title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedOutbox({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, asked] = await Promise.all([getTranslations('manage.outbox'), searchParams]);
  const query = outboxQuerySchema.parse(asked);
  return (
    <ManagePage title={t('title')}>
      <OutboxStates query={query} />
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <OutboxTable viewer={viewer} query={query} />
      </Suspense>
    </ManagePage>
  );
}
