import { z } from 'zod';
import { listDevelopmentMails } from '@/lib/platform/vendors/mail/development';
import { readRoute } from '@/lib/web/route/define';

/** The development mailbox, newest first; 404 outside demo mode. */
export const GET = readRoute({
  output: z.array(
    z.strictObject({
      messageId: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      sender: z.string(),
      replyTo: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  read: listDevelopmentMails,
});
