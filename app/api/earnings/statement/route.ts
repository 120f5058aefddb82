import { getEffectiveBrand } from '@/lib/brand/queries';
import { statementCsv } from '@/lib/documents/statement/csv';
import { statementPdf } from '@/lib/documents/statement/pdf';
import { getEarnings } from '@/lib/money/ledger/queries/earnings';
import { monthOf } from '@/lib/money/ledger/rules/days';
import { statementQuerySchema } from '@/lib/money/ledger/schema';
import { getLetterhead } from '@/lib/people/agency/queries';
import { AppError } from '@/lib/platform/errors';
import { messages } from '@/lib/platform/i18n/messages';
import { documentRoute } from '@/lib/web/route/document';
import { fieldErrors } from '@/lib/web/route/problem';
import { requireViewer } from '@/lib/web/route/viewer';

/** The rows of the page that the runs of a month pay, as a file: the same figures. 404 for whoever sees no commission. */
export const GET = documentRoute(async (request, _params, context) => {
  const viewer = await requireViewer(request, 'hotels');
  const asked = statementQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new AppError('invalidInput', { fields: fieldErrors(asked.error), status: 400 });
  const { month, format } = asked.data;
  const brand = await getEffectiveBrand(viewer, context);
  const earnings = await getEarnings(viewer, brand, monthOf(month));
  if (!earnings) return null;
  const { earnings: words, money } = messages[context.locale];
  const name = `${words.title} ${month}`;
  if (format === 'pdf') {
    const look = { month, brand, locale: context.locale, sender: await getLetterhead(viewer) };
    return { bytes: await statementPdf(earnings, look), mediaType: 'application/pdf', fileName: `${name}.pdf` };
  }
  const text = statementCsv(earnings.rows, { column: words.column, state: money.state, reward: words.reward });
  return {
    bytes: new TextEncoder().encode(text),
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
  };
});
