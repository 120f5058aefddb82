import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/form/action-form';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';
import { listOutbox, type OutboxLine } from '@/lib/platform/outbox/queries';
import { outboxStates } from '@/lib/platform/outbox/schema';
import type { Viewer } from '@/lib/platform/viewer/types';

type State = OutboxLine['state'];

export async function OutboxStates({ state }: { state: State }) {
  const t = await getTranslations('manage.outbox');
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 text-14">
      {outboxStates.map((one) => (
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
  );
}

/** The deliveries of one state, and for those that were not made another try. */
export async function OutboxTable({ viewer, state }: { viewer: Viewer; state: State }) {
  const [t, locale, rows] = await Promise.all([
    getTranslations('manage.outbox'),
    getLocale(),
    listOutbox(viewer, state),
  ]);
  const moment = (at: Date) => `${formatDay(at.toISOString().slice(0, 10), locale)}, ${formatTime(at, locale)}`;
  const retry = {
    head: t('retry'),
    cell: ({ _id }: OutboxLine) => (
      <ActionForm action={paths.api.outboxRetry(_id)} label={t('retry')} confirmation={t('retried')} />
    ),
  };
  return (
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
  );
}
