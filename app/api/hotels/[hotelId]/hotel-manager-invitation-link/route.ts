import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { provideHotelInvitationLink, revokeHotelInvitation } from '@/lib/sales/hotel-invitation/commands';
import {
  hotelInvitationDoneSchema,
  hotelInvitationLinkJsonSchema,
  nothingSchema,
} from '@/lib/sales/hotel-invitation/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** Makes the link where there is none (rule 6.10): asked again, it is the same. */
export const GET = readRoute({
  access: 'hotels',
  output: hotelInvitationLinkJsonSchema,
  read: async ({ params, context, viewer }) => {
    const time = await clock.business();
    return scoped(viewer, (tx) =>
      provideHotelInvitationLink(tx, viewer, params.hotelId ?? '', { ...context, ...time }),
    );
  },
});

/** Takes it back. */
export const DELETE = writeRoute({
  name: 'revokeHotelInvitation',
  access: 'hotels',
  input: nothingSchema,
  output: hotelInvitationDoneSchema,
  write: (tx, _input, context, params) => revokeHotelInvitation(tx, context.viewer, params.hotelId ?? '', context),
});
