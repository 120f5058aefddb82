import type { Metadata } from 'next';
import { Suspense } from 'react';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { ReplyList } from '@/components/sales/report/reply-list';
import { ReportFilter } from '@/components/sales/report/report-filter';
import { ReportResult } from '@/components/sales/report/report-result';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { measuresFor } from '@/lib/sales/report/queries/report';
import { readListedRow, readReportQuery } from '@/lib/sales/report/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports');
  return { title: t('title'), description: t('lead') };
}

/** Any measure by any grouping; all of it is the address. */
export default async function ReportsPage({ searchParams }: Props) {
  const viewer = await guardPage('reports');
  if (!viewer || (viewer.role !== 'admin' && !viewer.agency)) return <NotRegistered />;
  const [t, brand, { locale }, asked] = await Promise.all([
    getTranslations('reports'),
    currentBrand(),
    getPage(),
    searchParams,
  ]);
  const measures = measuresFor(viewer, brand);
  const [read, row] = [readReportQuery(asked), readListedRow(asked)];
  // What may not be seen is not there: the page shows what it shows without it.
  const query = measures.includes(read.measure)
    ? read
    : { ...read, measure: 'leads' as const, group: 'month' as const };
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <VerificationNotice viewer={viewer} />
      <ReportFilter query={query} measures={measures} />
      <Suspense key={JSON.stringify([query, row])} fallback={<LinesSkeleton />}>
        <ReportResult viewer={viewer} brand={brand} query={query} locale={locale} />
        {query.measure === 'replies' && row !== undefined && (
          <ReplyList viewer={viewer} query={query} row={row} locale={locale} />
        )}
      </Suspense>
    </AgencyPage>
  );
}
