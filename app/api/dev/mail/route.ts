import { z } from 'zod';
import { readRoute } from '@/lib/route/define';
import { listDevelopmentMails } from '@/lib/vendors/mail/development';

/** The development mailbox, newest first; 404 outside demo mode. */
export const GET = readRoute({
  output: z.array(
    z.strictObject({
      messageId: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  read: listDevelopmentMails,
});
