import { z } from 'zod';
import { requiredLine } from '@/lib/platform/fields';
import { leadActionSchema } from './schema';

/** POST /api/sales/leads/{leadId}/question, by the agency. */
export const questionAnswerSchema = z.strictObject({
  ...leadActionSchema.shape,
  message: requiredLine('required', 400),
});
export type QuestionAnswer = z.output<typeof questionAnswerSchema>;

/**
 * As `lead_change.data` keeps a question that no conversation carries: until when it is to be answered, and once it was, when and
 * with which words; of several that were open together the last one has them.
 */
const keptQuestionSchema = z.object({
  due: z.coerce.date(),
  answeredAt: z.coerce.date().optional(),
  answer: z.string().optional(),
});
export type KeptQuestion = z.output<typeof keptQuestionSchema>;

/** Null: it is answered in a conversation. */
export const questionIn = (data: unknown): KeptQuestion | null => keptQuestionSchema.safeParse(data).data ?? null;

/** What is to be answered of a lead's changes, in their order. */
export function openQuestions<Change extends { kind: string; data: unknown }>(changes: readonly Change[]) {
  return changes.flatMap((change) => {
    const kept = change.kind === 'question' ? questionIn(change.data) : null;
    return kept && !kept.answeredAt ? [{ ...change, due: kept.due }] : [];
  });
}
