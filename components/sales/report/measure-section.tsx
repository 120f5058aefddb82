import { TextLink } from '@/components/shell/agency-page';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getReport } from '@/lib/sales/report/queries/report';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { type Report, reportColumns } from '@/lib/sales/report/types';
import { figureHref } from './leads-href';
import { ReportSection } from './report-section';
import { ReportTable } from './report-table';

type Props = {
  viewer: Viewer;
  brand: EffectiveBrand;
  query: ReportQuery;
  locale: Locale;
  title: string;
  note: string;
  /** Where the page has read it already. */
  report?: Report;
};

/** Rows of a table that are read at first; all of them stand in the report. */
const MOST_ROWS = 12;

/** A report on a dashboard: its figures, what they count, and the way to all of it. */
export async function MeasureSection({ viewer, brand, query, locale, title, note, report: read }: Props) {
  const t = await getTranslations('reports');
  const report = read ?? (await getReport(viewer, brand, query, locale));
  if (!report) return null;
  const { measure, group, from, until } = query;
  const counts = Object.keys(reportColumns[measure]).map((name) => ({
    term: t(`column.${measure}.${name}` as never),
    text: t(`definition.${measure}.${name}` as never),
  }));
  const left = report.rows.length - MOST_ROWS;
  return (
    <ReportSection id={`${measure}-${group}`} title={title} note={note} counts={counts} countsTitle={t('counts')}>
      {report.rows.length === 0 ? (
        <p className="rounded-desk border border-line bg-surface p-5 text-soft">{t(`nothing.${measure}`)}</p>
      ) : (
        <ReportTable
          label={title}
          query={query}
          report={{ ...report, rows: report.rows.slice(0, MOST_ROWS) }}
          locale={locale}
          hrefOf={(column, cell) => figureHref(viewer, query, column, cell)}
        />
      )}
      <p className="no-print mt-2">
        <TextLink href={paths.reports({ measure, group, from, until })}>
          {left > 0 ? t('more', { count: left }) : t('asReport')}
        </TextLink>
      </p>
    </ReportSection>
  );
}
