import { FilterPeriod } from '@/components/form/filter-period';
import { compactButtonClass } from '@/components/ui/compact-button';
import { FilterSearch, filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import type { AuditQuery } from '@/lib/people/audit/schema';
import { auditActions } from '@/lib/people/audit/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { sentenceOf } from './audit-table';

/** The filter of the audit; it works without JavaScript. */
export async function AuditFilter({ query }: { query: AuditQuery }) {
  const t = await getTranslations('manage.audit');
  return (
    <form action={paths.manageAudit()} className="mb-4 flex flex-wrap items-end gap-3">
      {query.agencyId && <input type="hidden" name="agencyId" value={query.agencyId} />}
      <FilterSearch label={t('search')} value={query.search} />
      <label className={filterLabelClass}>
        {t('action')}
        <select name="action" defaultValue={query.action ?? ''} className={filterControlClass}>
          <option value="">{t('all')}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {sentenceOf(t, action)}
            </option>
          ))}
        </select>
      </label>
      <FilterPeriod from={query.from} until={query.until} words={{ from: t('from'), until: t('until') }} />
      <button type="submit" className={compactButtonClass('quiet')}>
        {t('apply')}
      </button>
      <a href={paths.manageAudit()} data-soft className="py-2 text-13 underline underline-offset-2">
        {t('reset')}
      </a>
    </form>
  );
}
