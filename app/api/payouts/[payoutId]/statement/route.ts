import { getEffectiveBrand } from '@/lib/brand/queries';
import { payoutCsv } from '@/lib/documents/statement/csv';
import { payoutPdf } from '@/lib/documents/statement/payout-pdf';
import { getPayout } from '@/lib/money/payout-run/queries/payouts';
import { payoutName } from '@/lib/money/payout-run/rules';
import { payoutStatementQuerySchema } from '@/lib/money/payout-run/schema';
import { getLetterhead } from '@/lib/people/agency/queries';
import { AppError } from '@/lib/platform/errors';
import { messages } from '@/lib/platform/i18n/messages';
import { translator } from '@/lib/platform/i18n/translator';
import { documentRoute } from '@/lib/web/route/document';
import { fieldErrors } from '@/lib/web/route/problem';
import { requireViewer } from '@/lib/web/route/viewer';

/** The entries of a payout as a file, the figures of its page; 404 for whoever may not read it, and before a run took it. */
export const GET = documentRoute(async (request, { payoutId = '' }, context) => {
  const viewer = await requireViewer(request, 'hotels');
  const asked = payoutStatementQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new AppError('invalidInput', { fields: fieldErrors(asked.error), status: 400 });
  const brand = await getEffectiveBrand(viewer, context);
  const payout = await getPayout(viewer, brand, payoutId);
  if (!payout || payout.status === 'open') return null;
  const { locale } = context;
  const name = translator(locale, 'payoutRun')('statement.name', { number: payoutName(payout.number) });
  if (asked.data.format === 'pdf') {
    const sender = await getLetterhead(viewer, payout.agencyId);
    const bytes = await payoutPdf(payout, { brand, locale, sender });
    return { bytes, mediaType: 'application/pdf', fileName: `${name}.pdf` };
  }
  const { earnings, payoutRun } = messages[locale];
  const { payout: number, earnedOn: earned, base, percent } = payoutRun.statement;
  const text = payoutCsv(payout, {
    ...earnings.column,
    payout: number,
    earned,
    base,
    percent,
    reward: earnings.reward,
  });
  return { bytes: new TextEncoder().encode(text), mediaType: 'text/csv; charset=utf-8', fileName: `${name}.csv` };
});
