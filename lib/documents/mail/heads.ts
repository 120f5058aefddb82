import 'server-only';
import type { OutboxLine } from '@/lib/platform/outbox/queries';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { composeMail } from './compose';

/** To whom a mail goes and what it is called, as it would be written now. */
export type MailHead = { to: string; subject: string };

/** So many at once, so that an admin's look leaves the others a connection. */
const TOGETHER = 4;

/** The heads of the mails among some deliveries, by their id; for admins. What is gone has none. */
export async function getMailHeads(viewer: Viewer, lines: readonly OutboxLine[]): Promise<Map<string, MailHead>> {
  requireAdmin(viewer);
  const heads = new Map<string, MailHead>();
  const waiting = lines.flatMap(({ _id, mail }) => (mail ? [{ _id, mail }] : []));
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const mail = await composeMail('', one.mail);
      if (mail) heads.set(one._id, { to: mail.to, subject: mail.subject });
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, next));
  return heads;
}
