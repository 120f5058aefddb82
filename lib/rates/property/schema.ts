import { z } from 'zod';
import { versionField } from '@/lib/platform/fields';
import { amountField } from '@/lib/platform/money-input';
import { isPaymentPlan, isRefundPlan, MOST_STEPS, type OwnTerms } from './rules/own-terms';

const percent = z.number('invalidValue').min(0, 'invalidValue').max(100, 'invalidValue');
const steps = z
  .array(z.strictObject({ days: z.int('invalidValue').min(0, 'invalidValue').max(365, 'invalidValue'), percent }))
  .max(MOST_STEPS);

/** PATCH /api/desk/properties/{propertyId}/terms: what is due when, what comes back until when, and the deposit. */
export const propertyTermsSchema = z
  .strictObject({
    version: versionField,
    prepayment: percent,
    payments: steps,
    refunds: steps,
    deposit: z
      .strictObject({
        amount: amountField({ most: 1e6, isPositive: true }),
        hold: z.enum(['blocked', 'taken'], 'invalidValue'),
      })
      .nullable(),
  })
  .superRefine((own, context) => {
    const refuse = (path: keyof OwnTerms, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!isPaymentPlan(own)) refuse('payments', 'paymentsUneven');
    if (!isRefundPlan(own.refunds)) refuse('refunds', 'refundsUneven');
  }) satisfies z.ZodType<OwnTerms & { version?: string }>;

/** POST /api/desk/properties/{propertyId}/terms/undo. */
export const termsUndoSchema = z.strictObject({ version: versionField });

export const termsJsonSchema = z.strictObject({ _id: z.string() });
