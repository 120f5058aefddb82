import { claimHotel } from '@/lib/sales/hotel-invitation/commands';
import { hotelInvitationDoneSchema, nothingSchema } from '@/lib/sales/hotel-invitation/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'claimHotel',
  access: 'signedIn',
  input: nothingSchema,
  output: hotelInvitationDoneSchema,
  write: (tx, _input, context, { token = '' }) => claimHotel(tx, context.viewer, token, context),
});
