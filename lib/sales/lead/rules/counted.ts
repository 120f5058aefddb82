import { z } from 'zod';
import { moneyStates } from '@/lib/money/ledger/types';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { lossReasons } from './loss';

/** What became of a lead (rule 11.3). `priced`: undecided, and of a price that can be added up. */
export const leadStages = ['optioned', 'booked', 'lost', 'undecided', 'priced'] as const;
export type LeadStage = (typeof leadStages)[number];

/** How a house stands to what it was asked about a lead (rule 11.4). */
export const answerStandings = ['answered', 'lapsed', 'waiting'] as const;
export type AnswerStanding = (typeof answerStandings)[number];

const day = z.custom<PlainDate>(isPlainDate).optional().catch(undefined);
const word = z.string().trim().min(1).max(64).optional().catch(undefined);

/** Of the address of a list: what a figure of a report counts. With it the list shows the same leads. */
export const countedShape = {
  /** One, or several with commas between. */
  agent: z.string().trim().min(1).max(2000).optional().catch(undefined),
  agency: word,
  /** A hotel, or an operator. */
  supplier: word,
  destination: word,
  currency: word,
  /** The first of a lead's rates that is for members says its programme. */
  programme: word,
  /** Where its commission is; of no effect for whoever may not see that. */
  money: z
    .enum([...moneyStates, 'ofBooked'])
    .optional()
    .catch(undefined),
  stage: z.enum(leadStages).optional().catch(undefined),
  loss: z.enum(lossReasons).optional().catch(undefined),
  answer: z.enum(answerStandings).optional().catch(undefined),
  /** Days of the office: saved, or asked of a house. */
  'saved-from': day,
  'saved-until': day,
  'asked-from': day,
  'asked-until': day,
};
export const countedNames = Object.keys(countedShape) as (keyof typeof countedShape)[];
export type Counted = z.output<z.ZodObject<typeof countedShape>>;

/** Of an address that has been read already; null: it counts nothing. */
export function countedOf(query: Counted): Counted | null {
  const chosen = countedNames.filter((name) => query[name] !== undefined);
  return chosen.length === 0 ? null : Object.fromEntries(chosen.map((name) => [name, query[name]]));
}
