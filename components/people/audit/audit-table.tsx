import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { listAudit } from '@/lib/people/audit/queries';
import type { AuditQuery } from '@/lib/people/audit/schema';
import type { AuditFacts } from '@/lib/people/audit/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';

/** Who did what, for whom and when; the newest first, a page at a time. */
export async function AuditTable({ viewer, query }: { viewer: Viewer; query: AuditQuery }) {
  const [t, locale, { results, next }] = await Promise.all([
    getTranslations('manage.audit'),
    getLocale(),
    listAudit(viewer, query),
  ]);
  const { before, ...filters } = query;
  return (
    <>
      <Table
        label={t('title')}
        rows={results}
        keyOf={({ _id }) => _id}
        empty={Object.values(query).some(Boolean) ? t('none') : t('empty')}
        columns={[
          {
            head: t('when'),
            cell: ({ at }) => (
              <time dateTime={at.toISOString()} className="figures">
                {formatDay(at.toISOString().slice(0, 10), locale)}, {formatTime(at, locale)}
              </time>
            ),
          },
          {
            head: t('who'),
            cell: ({ actor, actingFor }) => (
              <>
                {actor?.displayName ?? t('system')}
                {actingFor && <span className="block text-12 text-soft">{t('for', { agency: actingFor.name })}</span>}
              </>
            ),
          },
          { head: t('what'), cell: ({ action }) => action },
          {
            head: t('about'),
            cell: ({ entity, entityId, requestId }) => (
              <>
                {entity} {entityId}
                <span className="block text-12 text-soft">{t('request', { id: requestId })}</span>
              </>
            ),
          },
          { head: t('changes'), cell: ({ before: was, after }) => <Changes before={was} after={after} /> },
        ]}
      />
      <p className="mt-4 flex gap-6">
        {before && <TextLink href={paths.manageAudit(filters)}>{t('newest')}</TextLink>}
        {next && <TextLink href={paths.manageAudit({ ...filters, before: next })}>{t('older')}</TextLink>}
      </p>
    </>
  );
}

function Changes({ before, after }: { before: AuditFacts | null; after: AuditFacts | null }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const text = (value: AuditFacts[string] | undefined) => (value === undefined || value === null ? '–' : String(value));
  return (
    <ul className="text-13">
      {names.map((name) => (
        <li key={name}>
          <span className="text-soft">{name}:</span>{' '}
          {before && name in before && <del className="text-soft">{text(before[name])}</del>}{' '}
          {after && name in after && <ins className="no-underline">{text(after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
