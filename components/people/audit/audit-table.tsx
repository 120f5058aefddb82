import { getLocale } from 'next-intl/server';
import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { listAudit } from '@/lib/people/audit/queries';
import { deedOf } from '@/lib/people/audit/rules';
import type { AuditQuery } from '@/lib/people/audit/schema';
import { type AuditLine, auditActions } from '@/lib/people/audit/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { AuditChanges } from './audit-changes';

type Translate = Awaited<ReturnType<typeof getTranslations<'manage.audit'>>>;

/** Who did what, for whom and when; the newest first, a page at a time. */
export async function AuditTable({ viewer, query }: { viewer: Viewer; query: AuditQuery }) {
  const [t, page] = await Promise.all([getTranslations('manage.audit'), listAudit(viewer, query)]);
  const { before, ...filters } = query;
  return (
    <AuditLines
      {...page}
      label={t('title')}
      empty={Object.values(query).some(Boolean) ? t('none') : t('empty')}
      newest={before ? paths.manageAudit(filters) : null}
      olderThan={(id) => paths.manageAudit({ ...filters, before: id })}
    />
  );
}

type LinesProps = {
  label: string;
  results: readonly AuditLine[];
  next: string | null;
  empty: string;
  /** Where the first page is; null on it. */
  newest: string | null;
  olderThan: (id: string) => string;
  /** Before and after are read at once: all lines are of one thing. */
  areChangesOpen?: boolean;
};

/** Lines of the audit in sentences: who, for whom, what, before and after. */
export async function AuditLines(props: LinesProps) {
  const { label, results, next, empty, newest, olderThan, areChangesOpen = false } = props;
  const [t, locale] = await Promise.all([getTranslations('manage.audit'), getLocale()]);
  return (
    <>
      <Table
        label={label}
        rows={results}
        keyOf={({ _id }) => _id}
        empty={empty}
        columns={[
          {
            head: t('when'),
            cell: ({ at }) => (
              <time dateTime={at.toISOString()}>
                <span className="figures">{formatDay(toDateOnly(at, OFFICE_TIME_ZONE), locale)},</span>{' '}
                <span className="figures">{t('zone', { time: formatTime(at, locale, OFFICE_TIME_ZONE) })}</span>
              </time>
            ),
          },
          {
            head: t('who'),
            cell: ({ actor, actingFor, after, house }) => (
              <>
                {actor?.displayName ?? (after?.by === 'supplier' && house ? t('byLink', { house }) : t('system'))}
                {actingFor && <span className="block text-12 text-soft">{t('for', { agency: actingFor.name })}</span>}
              </>
            ),
          },
          {
            head: t('what'),
            cell: ({ action, about, entity, entityId, requestId, before: was, after, lead, house }) => (
              <>
                {lead ? t(`deed.${deedOf({ action, before: was, after })}`) : sentenceOf(t, action, about)}
                {lead && (
                  <span className="block text-13">
                    {t('about', lead)}
                    {about.agency && `, ${t('for', { agency: about.agency })}`}
                  </span>
                )}
                {!lead && house && <span className="block text-13">{house}</span>}
                {areChangesOpen && <AuditChanges before={was} after={after} lead={lead} entity={entity} />}
                <details className="text-12 text-soft">
                  <summary className="w-fit cursor-pointer py-0.5">{t('details')}</summary>
                  <p className="[overflow-wrap:anywhere]">
                    {action} · {entity} {entityId}
                  </p>
                  {!areChangesOpen && <AuditChanges before={was} after={after} lead={lead} entity={entity} />}
                  <p className="[overflow-wrap:anywhere]">{t('request', { id: requestId })}</p>
                </details>
              </>
            ),
          },
        ]}
      />
      <p className="mt-4 flex gap-6">
        {newest && <TextLink href={newest}>{t('newest')}</TextLink>}
        {next && <TextLink href={olderThan(next)}>{t('older')}</TextLink>}
      </p>
    </>
  );
}

/** What was done, as a sentence that begins with who did it; an action of before there were words stays what it is. */
export function sentenceOf(t: Translate, action: string, about: Partial<AuditLine['about']> = {}): string {
  const known = auditActions.find((name) => name === action);
  if (!known) return action;
  const { agency, person, email } = about;
  const words = { agency: agency ?? '…', person: person ?? '…', email: email ?? '…' };
  return t(`sentence.${known.replace('.', '_')}` as 'sentence.agency_registered', words);
}
