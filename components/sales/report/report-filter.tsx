import { FilterPeriod } from '@/components/form/filter-period';
import { FilterEnd } from '@/components/ui/filter-end';
import { filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { type ReportMeasure, reportGroups } from '@/lib/sales/report/types';

type Props = { query: ReportQuery; measures: readonly ReportMeasure[] };

/** Measure, grouping and period; all of it is the address, and works without JavaScript. */
export async function ReportFilter({ query: { measure, group, from, until }, measures }: Props) {
  const t = await getTranslations('reports');
  return (
    <search className="no-print mb-8 block">
      <form action={paths.reports()} aria-label={t('filter')} className="flex flex-wrap items-end gap-3">
        <label className={filterLabelClass}>
          {t('measureLabel')}
          <select name="measure" defaultValue={measure} className={filterControlClass}>
            {measures.map((one) => (
              <option key={one} value={one}>
                {t(`measure.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={filterLabelClass}>
          {t('groupLabel')}
          <select name="group" defaultValue={group} className={filterControlClass}>
            {reportGroups.map((one) => (
              <option key={one} value={one}>
                {t(`group.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <FilterPeriod from={from} until={until} words={{ from: t('from'), until: t('until') }} />
        <FilterEnd
          apply={t('apply')}
          reset={from || until ? { label: t('reset'), href: paths.reports({ measure, group }) } : null}
        />
      </form>
    </search>
  );
}
