import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { ActionForm } from '@/components/form/action-form';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Table } from '@/components/people/manage/table';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';
import { listOutbox, type OutboxLine } from '@/lib/platform/outbox/queries';

const states = ['waiting', 'failed', 'delivered'] as const;
const querySchema = z.object({ state: z.enum(states).catch('waiting').default('waiting') });

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('outbox.title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedOutbox({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const { state } = querySchema.parse(await searchParams);
  const [t, locale, rows] = await Promise.all([
    getTranslations('manage.outbox'),
    getLocale(),
    listOutbox(viewer, state),
  ]);
  const moment = (at: Date) => `${formatDay(at.toISOString().slice(0, 10), locale)}, ${formatTime(at, locale)}`;
  const retry = {
    head: t('retry'),
    cell: ({ _id }: OutboxLine) => (
      <ActionForm action={paths.api.outboxRetry(_id)} body={{}} label={t('retry')} confirmation={t('retried')} />
    ),
  };
  return (
    <ManagePage title={t('title')}>
      <ul className="mb-4 flex flex-wrap gap-x-5 text-14">
        {states.map((one) => (
          <li key={one}>
            <Link
              href={paths.manageOutbox({ state: one })}
              prefetch={false}
              aria-current={one === state ? 'page' : undefined}
              className={`block py-1 hover:underline ${one === state ? 'font-bold' : 'text-soft'}`}
            >
              {t(`state.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Table
        label={t('title')}
        rows={rows}
        keyOf={({ _id }) => _id}
        empty={t(`none.${state}`)}
        columns={[
          { head: t('what'), cell: ({ topic, mail }) => mail ?? topic },
          { head: t('created'), cell: ({ createdAt }) => moment(createdAt) },
          { head: t('attempts'), isFigure: true, cell: ({ attempts }) => attempts },
          { head: t('error'), cell: ({ lastError }) => lastError },
          ...(state === 'waiting'
            ? [{ head: t('next'), cell: ({ nextAttemptAt }: OutboxLine) => moment(nextAttemptAt) }]
            : []),
          ...(state === 'delivered' ? [] : [retry]),
        ]}
      />
    </ManagePage>
  );
}
