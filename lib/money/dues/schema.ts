import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { optionalLine } from '@/lib/platform/fields';
import { toUnits } from '@/lib/platform/money';
import { amountField } from '@/lib/platform/money-input';
import { leadMoneyJsonSchema } from '../ledger/schema';
import { dueKinds, dueMethods, duePayers, dueStates, type ShownDue } from './types';

const day = z.string();

/** Amounts in units of the currency. */
export const dueJsonSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(dueKinds),
  amount: z.number(),
  /** Beside the amount; of one that is paid, what was paid. */
  cardFee: z.number(),
  currency: z.string(),
  until: day,
  state: z.enum(dueStates),
  owedBy: z.enum(duePayers),
  isAtHotel: z.boolean(),
  hold: z.enum(['blocked', 'taken']).nullable(),
  paidOn: day.nullable(),
  paidBy: z.enum(dueMethods).nullable(),
  returnedOn: day.nullable(),
});
export type DueJson = z.input<typeof dueJsonSchema>;

export function toDueJson({ id, kind, amount, cardFee, currency, until, state, paid, ...due }: ShownDue): DueJson {
  return {
    ...{ id, kind, currency, until, state },
    amount: toUnits(amount, currency),
    cardFee: toUnits(paid ? paid.cardFee : cardFee, currency),
    owedBy: due.owedBy,
    isAtHotel: due.isAtHotel,
    hold: due.hold,
    paidOn: paid?.on ?? null,
    paidBy: paid?.method ?? null,
    returnedOn: due.returnedOn,
  };
}

/** GET /api/sales/leads/{leadId}/money. Without `commission` the reader may not know it, or nothing is earned. */
export const moneyOfLeadJsonSchema = z.strictObject({
  commission: leadMoneyJsonSchema.optional(),
  dues: z.array(dueJsonSchema),
});

const sent = {
  /** Of the place. */
  on: z.custom<PlainDate>(isPlainDate, 'required'),
  reference: optionalLine(120),
};

/** POST …/dues/{dueId}/transfer: a transfer that came, or of a refund that went, whole. */
export const transferSchema = z.strictObject({ amount: amountField({ most: 1e9, isPositive: true }), ...sent });
export type TransferInput = z.output<typeof transferSchema>;

/** POST …/dues/{dueId}/return: a security deposit that was given back. */
export const depositReturnSchema = z.strictObject(sent);
export type DepositReturn = z.output<typeof depositReturnSchema>;
