import { z } from 'zod';
import { amountField } from '@/lib/platform/money-input';
import { rewardOwners } from './types';

/** Currencies in which a reward may be set. */
export const rewardCurrencies = ['EUR', 'CHF'] as const;

const MOST_UNITS = 100_000;
const id = z.string().max(80).optional();

/** Of an agency or of a programme, never of both. From now on; what held before ends. */
export const newRewardSchema = z
  .strictObject({
    agencyId: id,
    programmeId: id,
    amount: amountField({ most: MOST_UNITS, isPositive: true }),
    currency: z.enum(rewardCurrencies, 'invalidValue'),
  })
  .superRefine(({ agencyId, programmeId }, context) => {
    if (Boolean(agencyId) !== Boolean(programmeId)) return;
    context.addIssue({ code: 'custom', path: ['owner'], message: 'required' });
  });
export type NewReward = z.output<typeof newRewardSchema>;

export const rewardJsonSchema = z.strictObject({
  _id: z.string(),
  owner: z.enum(rewardOwners),
  ownerId: z.string(),
  ownerName: z.string(),
  /** In units of the currency. */
  amount: z.number(),
  currency: z.string(),
  setAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type RewardJson = z.output<typeof rewardJsonSchema>;

export const rewardsJsonSchema = z.strictObject({ rewards: z.array(rewardJsonSchema) });
export type RewardsJson = z.output<typeof rewardsJsonSchema>;

export const nothingOfRewardSchema = z.strictObject({});
export const endedRewardJsonSchema = z.strictObject({ done: z.literal(true) });
