import 'server-only';
import { createTransport } from 'nodemailer';
import { addressOf } from './address';
import type { MailPort } from './port';

const CONNECT_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 20_000;

/** Mail over SMTP, `smtp://user:password@host:port` or `smtps://`. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    // A mail is made of text only: nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = addressOf(from);
  return {
    async send({
      messageId,
      from: sender,
      to,
      replyTo,
      subject,
      text,
      html,
      language,
      inline = [],
      oneClickUnsubscribe,
    }) {
      await transport.sendMail({
        from: { name: sender.name, address },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        messageId,
        subject,
        text,
        html,
        attachments: inline.map(({ id, png }) => ({
          cid: id,
          filename: `${id}.png`,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          content: Buffer.from(png),
        })),
        headers: {
          'Content-Language': language,
          // Keeps holiday notices from answering the machine.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(oneClickUnsubscribe
            ? {
                'List-Unsubscribe': `<${oneClickUnsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
    },
    close() {
      transport.close();
    },
  };
}
