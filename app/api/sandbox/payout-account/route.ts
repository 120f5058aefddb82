import { fillSandboxSection } from '@/lib/payout/commands';
import { sandboxSectionSchema } from '@/lib/payout/schema';
import { writeRoute } from '@/lib/route/define';
import { acknowledgedSchema } from '@/lib/route/schema';

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
