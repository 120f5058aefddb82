import { changeRoomText } from '@/lib/catalogue/desk/commands/hotel';
import { contentJsonSchema, roomTextSchema } from '@/lib/catalogue/desk/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeRoomText',
  access: 'desk',
  input: roomTextSchema,
  output: contentJsonSchema,
  write: (tx, input, context, { hotelId = '', roomId = '' }) =>
    changeRoomText(tx, context.viewer, { hotelId, roomId }, input, context),
});
