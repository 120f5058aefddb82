import { noteHotelInvitationVisit } from '@/lib/sales/hotel-invitation/commands';
import { hotelInvitationDoneSchema, nothingSchema } from '@/lib/sales/hotel-invitation/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'noteHotelInvitationVisit',
  input: nothingSchema,
  output: hotelInvitationDoneSchema,
  write: (tx, _input, _context, { token = '' }) => noteHotelInvitationVisit(tx, token),
});
