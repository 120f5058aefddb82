import { z } from 'zod';
import { requiredLine, requiredText } from '@/lib/platform/fields';
import { digitsOf, isLuhn } from './rules';

const REASON_LENGTH = 300;
const two = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .regex(/^\d{2}$/, message);

/** POST /api/sales/leads/{leadId}/card. Whatever else is sent is refused, a security code before all. */
export const newCardSchema = z.strictObject({
  number: z.string({ error: 'cardNumber' }).max(23, 'cardNumber').transform(digitsOf).refine(isLuhn, 'cardNumber'),
  name: requiredLine('cardName', 80).pipe(z.string().min(3, 'cardName')),
  month: two('cardMonth').refine((value) => Number(value) >= 1 && Number(value) <= 12, 'cardMonth'),
  year: two('cardYear'),
});
export type CardInput = z.output<typeof newCardSchema>;

export const nothingOfCardSchema = z.strictObject({});

/** What is known of a card everywhere else. */
export const keptCardJsonSchema = z.strictObject({ brand: z.string(), lastFour: z.string() });
export type KeptCardJson = z.output<typeof keptCardJsonSchema>;

export const removedCardJsonSchema = z.strictObject({ done: z.literal(true) });

/** POST /api/sales/leads/{leadId}/card/reveal, by the hotel or operator. */
export const revealSchema = z.strictObject({ reason: requiredText('required', REASON_LENGTH) });
export type RevealInput = z.output<typeof revealSchema>;

export const revealedCardJsonSchema = z.strictObject({
  number: z.string(),
  name: z.string(),
  month: z.string(),
  year: z.string(),
  brand: z.string(),
});
export type RevealedCardJson = z.output<typeof revealedCardJsonSchema>;
