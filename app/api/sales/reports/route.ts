import { getEffectiveBrand } from '@/lib/brand/queries';
import { reportCsv } from '@/lib/documents/report/csv';
import { tableOf } from '@/lib/documents/report/table';
import { reportXlsx } from '@/lib/documents/report/xlsx';
import { AppError } from '@/lib/platform/errors';
import { getReport, toReportJson } from '@/lib/sales/report/queries/report';
import { reportAskedSchema } from '@/lib/sales/report/schema';
import { documentRoute } from '@/lib/web/route/document';
import { fieldErrors } from '@/lib/web/route/problem';
import { requireViewer } from '@/lib/web/route/viewer';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A measure by a grouping, for supervisors their agency's and for admins all; 404 for what may not be seen. */
export const GET = documentRoute(async (request, _params, context) => {
  const viewer = await requireViewer(request, 'reports');
  const asked = reportAskedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new AppError('invalidInput', { fields: fieldErrors(asked.error), status: 400 });
  const { format, ...query } = asked.data;
  const report = await getReport(viewer, await getEffectiveBrand(viewer, context), query, context.locale);
  if (!report) return null;
  const json = toReportJson(report, query, context.locale);
  if (format === 'json') return { bytes: bytesOf(JSON.stringify(json)), mediaType: 'application/json' };
  const table = tableOf(json, context.locale);
  if (format === 'csv') {
    const bytes = bytesOf(reportCsv(table));
    return { bytes, mediaType: 'text/csv; charset=utf-8', fileName: `${table.fileName}.csv` };
  }
  return {
    bytes: await reportXlsx(table),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${table.fileName}.xlsx`,
  };
});
