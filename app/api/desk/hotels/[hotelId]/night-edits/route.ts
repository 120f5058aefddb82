import { editNights } from '@/lib/rates/night/commands';
import { nightEditJsonSchema, nightEditSchema } from '@/lib/rates/night/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'editNights',
  access: 'desk',
  input: nightEditSchema,
  output: nightEditJsonSchema,
  write: (tx, input, context, params) => editNights(tx, context.viewer, params.hotelId ?? '', input, context),
});
