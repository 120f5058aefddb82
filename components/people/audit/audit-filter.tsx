import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { AuditQuery } from '@/lib/people/audit/schema';
import { auditActions } from '@/lib/people/audit/types';
import { paths } from '@/lib/platform/addresses/paths';
import { sentenceOf } from './audit-table';

const controlClass = 'h-9 w-full min-w-0 rounded-desk border border-input bg-surface px-2 text-14 text-ink';
// The longest sentence of the list would else be wider than a telephone.
const labelClass = 'grid max-w-full grid-cols-[minmax(0,auto)] gap-1 text-12 text-soft';

/** The filter of the audit; it works without JavaScript. */
export async function AuditFilter({ query }: { query: AuditQuery }) {
  const t = await getTranslations('manage.audit');
  return (
    <form action={paths.manageAudit()} className="mb-4 flex flex-wrap items-end gap-3">
      {query.agencyId && <input type="hidden" name="agencyId" value={query.agencyId} />}
      <label className={labelClass}>
        {t('search')}
        <input type="search" name="search" defaultValue={query.search} maxLength={80} className={controlClass} />
      </label>
      <label className={labelClass}>
        {t('action')}
        <select name="action" defaultValue={query.action ?? ''} className={controlClass}>
          <option value="">{t('all')}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {sentenceOf(t, action)}
            </option>
          ))}
        </select>
      </label>
      <label className={labelClass}>
        {t('from')}
        <input type="date" name="from" defaultValue={query.from} className={controlClass} />
      </label>
      <label className={labelClass}>
        {t('until')}
        <input type="date" name="until" defaultValue={query.until} className={controlClass} />
      </label>
      <button type="submit" className={compactButtonClass('quiet')}>
        {t('apply')}
      </button>
      <Link href={paths.manageAudit()} className="py-2 text-13 underline underline-offset-2">
        {t('reset')}
      </Link>
    </form>
  );
}
