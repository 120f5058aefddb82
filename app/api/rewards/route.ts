import { setReward } from '@/lib/money/reward/commands';
import { listRewards } from '@/lib/money/reward/queries';
import { newRewardSchema, rewardJsonSchema, rewardsJsonSchema } from '@/lib/money/reward/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** What agencies and programmes are given for hotels they invite, now and before. */
export const GET = readRoute({
  access: 'admin',
  output: rewardsJsonSchema,
  read: ({ viewer }) => listRewards(viewer),
});

export const POST = writeRoute({
  name: 'setReward',
  access: 'admin',
  input: newRewardSchema,
  output: rewardJsonSchema,
  status: 201,
  write: (tx, input, context) => setReward(tx, context.viewer, input, context),
});
