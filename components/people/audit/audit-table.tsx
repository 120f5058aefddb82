import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { listAudit } from '@/lib/people/audit/queries';
import type { AuditQuery } from '@/lib/people/audit/schema';
import { type AuditFacts, type AuditLine, auditActions } from '@/lib/people/audit/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';

type Translate = Awaited<ReturnType<typeof getTranslations<'manage.audit'>>>;

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
          {
            head: t('what'),
            cell: ({ action, about, entity, entityId, requestId, before: was, after }) => (
              <>
                {sentenceOf(t, action, about)}
                <details className="text-12 text-soft">
                  <summary className="w-fit cursor-pointer py-0.5">{t('details')}</summary>
                  <p className="[overflow-wrap:anywhere]">
                    {action} · {entity} {entityId}
                  </p>
                  <Changes before={was} after={after} />
                  <p className="[overflow-wrap:anywhere]">{t('request', { id: requestId })}</p>
                </details>
              </>
            ),
          },
        ]}
      />
      <p className="mt-4 flex gap-6">
        {before && <TextLink href={paths.manageAudit(filters)}>{t('newest')}</TextLink>}
        {next && <TextLink href={paths.manageAudit({ ...filters, before: next })}>{t('older')}</TextLink>}
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
