import { endReward } from '@/lib/money/reward/commands';
import { endedRewardJsonSchema, nothingOfRewardSchema } from '@/lib/money/reward/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Ends it; what was earned by then stays. */
export const DELETE = writeRoute({
  name: 'endReward',
  access: 'admin',
  input: nothingOfRewardSchema,
  output: endedRewardJsonSchema,
  write: (tx, _input, context, { rewardId = '' }) => endReward(tx, context.viewer, rewardId, context),
});
