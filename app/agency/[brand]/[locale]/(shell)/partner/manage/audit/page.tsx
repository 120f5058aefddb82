import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Table } from '@/components/people/manage/table';
import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { listAudit } from '@/lib/people/audit/queries';
import { auditQuerySchema } from '@/lib/people/audit/schema';
import { type AuditFacts, auditActions } from '@/lib/people/audit/types';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('audit.title'), description: t('description') };
}

const controlClass = 'h-9 rounded-desk border border-input bg-surface px-2 text-14';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManagedAudit({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const asked = await searchParams;
  const single = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]),
  );
  const query = auditQuerySchema.parse(single);
  const [t, locale, { results, next }] = await Promise.all([
    getTranslations('manage.audit'),
    getLocale(),
    listAudit(viewer, query),
  ]);
  const { before, ...filters } = query;
  return (
    <ManagePage title={t('title')}>
      <form action={paths.manageAudit()} className="mb-4 flex flex-wrap items-end gap-3">
        {query.agencyId && <input type="hidden" name="agencyId" value={query.agencyId} />}
        <label className="grid gap-1 text-12 text-soft">
          {t('action')}
          <select name="action" defaultValue={query.action ?? ''} className={`${controlClass} text-ink`}>
            <option value="">{t('all')}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {action}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-12 text-soft">
          {t('from')}
          <input type="date" name="from" defaultValue={query.from} className={`${controlClass} text-ink`} />
        </label>
        <label className="grid gap-1 text-12 text-soft">
          {t('until')}
          <input type="date" name="until" defaultValue={query.until} className={`${controlClass} text-ink`} />
        </label>
        <button type="submit" className={compactButtonClass('quiet')}>
          {t('apply')}
        </button>
        <Link href={paths.manageAudit()} className="py-2 text-13 underline underline-offset-2">
          {t('reset')}
        </Link>
      </form>
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
    </ManagePage>
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
