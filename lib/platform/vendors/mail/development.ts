import 'server-only';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env, isDemoMode } from '@/lib/platform/env';
import { addressOf } from './address';
import type { MailPort } from './port';

const LISTED = 500;

/** A mailbox in the database, where no SMTP server is configured; demo mode only. It drops a mail it already has. */
export function createDevelopmentMail(): MailPort {
  if (!isDemoMode) throw new Error('The development mailbox exists in demo mode only.');
  return {
    async send({ messageId, from, to, replyTo, subject, text, html, inline = [] }) {
      // A browser finds no pictures of a mail that is kept apart from them.
      const whole = inline.reduce(
        (page, { id, png }) =>
          page.replaceAll(`cid:${id}`, `data:image/png;base64,${Buffer.from(png).toString('base64')}`),
        html,
      );
      const sender = `${from.name} <${addressOf(env.MAIL_FROM)}>`;
      await db.developmentMail.createMany({
        data: {
          ...{ messageId, to, subject, text, html: whole, sender, at: clock.machine() },
          replyTo: replyTo && `${replyTo.name} <${replyTo.address}>`,
        },
        skipDuplicates: true,
      });
    },
    close() {},
  };
}

type DevelopmentMail = {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sender: string;
  replyTo: string | null;
  /** ISO instant. */
  at: string;
};

/** The newest 500 mails, newest first; null outside demo mode. */
export async function listDevelopmentMails(): Promise<DevelopmentMail[] | null> {
  if (!isDemoMode) return null;
  const rows = await db.developmentMail.findMany({ orderBy: [{ at: 'desc' }, { messageId: 'asc' }], take: LISTED });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
