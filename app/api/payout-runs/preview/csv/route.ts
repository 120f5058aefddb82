import { previewCsv } from '@/lib/documents/statement/csv';
import { getRunPreview } from '@/lib/money/payout-run/queries/payouts';
import { messages } from '@/lib/platform/i18n/messages';
import { documentRoute } from '@/lib/web/route/document';
import { requireViewer } from '@/lib/web/route/viewer';

/** The rows of the preview as a file. */
export const GET = documentRoute(async (request, _params, { locale }) => {
  const preview = await getRunPreview(await requireViewer(request, 'admin'));
  if (!preview) return null;
  const { preview: title, column, decision } = messages[locale].payoutRun;
  const bytes = new TextEncoder().encode(previewCsv(preview, { column, decision }));
  return { bytes, mediaType: 'text/csv; charset=utf-8', fileName: `${title} ${preview.nextRun}.csv` };
});
