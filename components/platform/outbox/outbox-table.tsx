import { getLocale } from 'next-intl/server';
import { ActionForm } from '@/components/form/action-form';
import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { getMailHeads, type MailHead } from '@/lib/documents/mail/heads';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { listOutbox, type OutboxLine } from '@/lib/platform/outbox/queries';
import { SUBJECT_GONE } from '@/lib/platform/outbox/rules';
import { type OutboxQuery, outboxStates } from '@/lib/platform/outbox/schema';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { officeMidnight, topicText } from './topic-words';

/** The states, and where a figure has led here what it counts and the way to all of it. */
export async function OutboxStates({ query: { state, topic, since } }: { query: OutboxQuery }) {
  const [t, words] = await Promise.all([getTranslations('manage.outbox'), getTranslations('reports.outbox')]);
  return (
    <>
      <States state={state} topic={topic} t={t} />
      {topic && (
        <p className="mb-4 flex flex-wrap gap-x-4 text-13">
          {t(since ? 'onlyToday' : 'only', { kind: topicText(topic, { t: words, kinds: t }) })}
          <TextLink href={paths.manageOutbox({ state })}>{t('everyKind')}</TextLink>
        </p>
      )}
    </>
  );
}

type StatesProps = Pick<OutboxQuery, 'state' | 'topic'> & {
  t: Awaited<ReturnType<typeof getTranslations<'manage.outbox'>>>;
};

function States({ state, topic, t }: StatesProps) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 text-14">
      {outboxStates.map((one) => (
        <li key={one}>
          <a
            href={paths.manageOutbox({ state: one, topic })}
            data-soft
            aria-current={one === state ? 'page' : undefined}
            className={`block py-1 hover:underline ${one === state ? 'font-bold' : 'text-soft'}`}
          >
            {t(`state.${one}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where an admin sees what a mail tells of. Never the link of the mail itself: that is its reader's key. */
function placeOf(mail: MailPayload | null): string | null {
  if (!mail) return null;
  if ('leadId' in mail) return paths.dashboard({ 'hotel-lead-id': mail.leadId });
  if ('offerId' in mail) return paths.offer(mail.offerId);
  return 'agencyId' in mail ? paths.manageAgency(mail.agencyId) : null;
}

/** The deliveries of one state in plain words, and for those that were not made another try. */
export async function OutboxTable({ viewer, query }: { viewer: Viewer; query: OutboxQuery }) {
  const { state, topic } = query;
  const since = query.since && state === 'delivered' ? officeMidnight(clock.machine()) : undefined;
  const [t, words, locale, rows] = await Promise.all([
    getTranslations('manage.outbox'),
    getTranslations('reports.outbox'),
    getLocale(),
    listOutbox(viewer, state, { topic, since }),
  ]);
  const heads = await getMailHeads(viewer, rows);
  const moment = (at: Date) => formatMoment(at, locale, OFFICE_TIME_ZONE);
  const kindOf = ({ topic, mail }: OutboxLine) =>
    mail ? t(`kind.${mail.mail}`) : topicText(topic, { t: words, kinds: t });
  const retry = {
    head: t('retry'),
    cell: ({ _id, lastError }: OutboxLine) =>
      // What is gone stays gone.
      lastError !== SUBJECT_GONE && (
        <ActionForm action={paths.api.outboxRetry(_id)} label={t('retry')} confirmation={t('retried')} />
      ),
  };
  return (
    <>
      {state === 'failed' && <p className="mb-4 max-w-[68ch] text-14 text-soft">{t('givenUp')}</p>}
      <Table
        label={t('title')}
        rows={rows}
        keyOf={({ _id }) => _id}
        empty={t(`none.${state}`)}
        columns={[
          { head: t('what'), cell: (row) => <What kind={kindOf(row)} head={heads.get(row._id)} row={row} /> },
          { head: t('to'), cell: ({ _id }) => heads.get(_id)?.to ?? '–' },
          { head: t('created'), cell: ({ createdAt }) => moment(createdAt) },
          { head: t('attempts'), isFigure: true, cell: ({ attempts }) => attempts },
          { head: t('error'), cell: ({ lastError }) => (lastError === SUBJECT_GONE ? t('gone') : lastError) },
          ...(state === 'waiting'
            ? [{ head: t('next'), cell: ({ nextAttemptAt }: OutboxLine) => moment(nextAttemptAt) }]
            : []),
          ...(state === 'delivered' ? [] : [retry]),
        ]}
      />
    </>
  );
}

/** The mail by its subject, below it what kind it is; the subject leads to what it tells of. */
function What({ kind, head, row }: { kind: string; head?: MailHead; row: OutboxLine }) {
  const href = placeOf(row.mail);
  const title = head?.subject ?? kind;
  return (
    <>
      {href && head ? (
        <a href={href} data-soft className="underline underline-offset-4">
          {title}
        </a>
      ) : (
        title
      )}
      {head && <span className="block text-12 text-soft">{kind}</span>}
    </>
  );
}
