import { createHotelEnquiry } from '@/lib/sales/hotel-enquiry/commands/create';
import { chatJsonSchema, hotelEnquirySchema } from '@/lib/sales/hotel-enquiry/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'createHotelEnquiry',
  access: 'hotels',
  input: hotelEnquirySchema,
  output: chatJsonSchema,
  status: 201,
  needsKey: () => true,
  write: (tx, input, context, params) => createHotelEnquiry(tx, context.viewer, params.hotelId ?? '', input, context),
});
