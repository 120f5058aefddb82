import { compactButtonClass } from '@/components/ui/compact-button';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatMoment, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getReport } from '@/lib/sales/report/queries/report';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { hasCurrencies, reportColumns } from '@/lib/sales/report/types';
import { figureHref } from './leads-href';
import { PrintButton } from './print-button';
import { ReportSection } from './report-section';
import { ReportTable } from './report-table';

type Props = { viewer: Viewer; brand: EffectiveBrand; query: ReportQuery; locale: Locale };

/** The report that the address asks for, what its figures count, and the same as a file. */
export async function ReportResult({ viewer, brand, query, locale }: Props) {
  const t = await getTranslations('reports');
  const [report, now] = await Promise.all([getReport(viewer, brand, query, locale), clock.now()]);
  if (!report) return null;
  if (report.rows.length === 0) {
    return (
      <div className="rounded-desk border border-line bg-surface px-5 py-6">
        <p className="font-bold">{t('empty.title')}</p>
        <p className="mt-1 max-w-[62ch] text-soft">{t('empty.text')}</p>
      </div>
    );
  }
  const { measure, group, from, until } = query;
  const period = from && until ? formatRange(from, until, locale, { month: 'short' }) : '';
  const counts = Object.keys(reportColumns[measure]).map((name) => ({
    term: t(`column.${measure}.${name}` as never),
    text: t(`definition.${measure}.${name}` as never),
  }));
  const made = t('madeAt', { moment: formatMoment(now, locale, OFFICE_TIME_ZONE) });
  return (
    <>
      <ReportSection
        id="report"
        title={`${t(`measure.${measure}`)}, ${t(`period.${measure}`)}`}
        note={[period, made].filter(Boolean).join(', ')}
        counts={counts}
        countsTitle={t('counts')}
      >
        <ReportTable
          label={t(`measure.${measure}`)}
          query={query}
          report={report}
          locale={locale}
          hrefOf={(column, cell) => figureHref(viewer, query, column, cell)}
        />
        {hasCurrencies(measure) && report.totals.length > 1 && (
          <p className="mt-2 text-13 text-soft">{t('notAdded')}</p>
        )}
      </ReportSection>
      <p className="no-print mt-4 flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            href={paths.reportFile(format, { measure, group, from, until })}
            download
            className={compactButtonClass('quiet', 'small')}
          >
            {t('download', { format: format.toUpperCase() })}
          </a>
        ))}
        <PrintButton>{t('print')}</PrintButton>
      </p>
    </>
  );
}
