import { sendMessage } from '@/lib/sales/conversation/commands/send';
import { messageJsonSchema, messageSchema } from '@/lib/sales/conversation/schema';
import { writeRoute } from '@/lib/web/route/define';
import { conversationLimits } from '@/lib/web/route/limit';

/** The key of a message makes sending it again harmless, so no other one is asked for. */
export const POST = writeRoute({
  name: 'sendMessage',
  access: 'conversations',
  input: messageSchema,
  output: messageJsonSchema,
  status: 201,
  limits: (_input, { viewer }) => conversationLimits('message', viewer),
  write: (tx, input, context, params) => sendMessage(tx, context.viewer, params.conversationId ?? '', input, context),
});
