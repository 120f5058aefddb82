import { changeHotelText } from '@/lib/catalogue/desk/commands/hotel';
import { contentJsonSchema, hotelTextSchema } from '@/lib/catalogue/desk/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeHotelText',
  access: 'desk',
  input: hotelTextSchema,
  output: contentJsonSchema,
  write: (tx, input, context, params) => changeHotelText(tx, context.viewer, params.hotelId ?? '', input, context),
});
