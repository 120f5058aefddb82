import { fillSandboxSection } from '@/lib/money/payout/commands';
import { sandboxSectionSchema } from '@/lib/money/payout/schema';
import { writeRoute } from '@/lib/web/route/define';
import { acknowledgedSchema } from '@/lib/web/route/schema';

/** The form of the payment stand-in; it exists while no keys are set, in demo mode only. */
export const POST = writeRoute({
  name: 'sandboxPayoutAccount',
  access: 'partners',
  input: sandboxSectionSchema,
  output: acknowledgedSchema,
  isRepeatable: true,
  write: async (tx, input, { viewer }) => {
    await fillSandboxSection(tx, viewer, input);
    return { accepted: true as const };
  },
});
