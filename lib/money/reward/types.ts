import type { PlainDate } from '@/lib/platform/dates';

/** Whom an amount is for: one agency, or the agencies of a programme that has verified them. */
export const rewardOwners = ['agency', 'programme'] as const;
export type RewardOwner = (typeof rewardOwners)[number];

/** How far the reward of an invitation has come: to be earned, or on its way to the bank. */
export const rewardStates = ['possible', 'earned', 'payable', 'inPayout', 'paid'] as const;
export type RewardState = (typeof rewardStates)[number];

/** As its agency is shown it beside the invitation. Minor units; `on`: the day on which it was earned. */
export type InvitationReward = { amount: bigint; currency: string; state: RewardState; on: PlainDate | null };
