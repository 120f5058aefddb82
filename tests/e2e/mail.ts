import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { get } from './http';

/** `text` on one line. */
export type Mail = { messageId: string; to: string; subject: string; text: string; html: string; at: string };

/** The office's mailbox, as `MAIL_OFFICE` is out of the box. */
const OFFICE = 'reservations@alpenglow.example';
const DELIVERY_MS = 45_000;

/** A sender of its own for every test, so that the limit per e-mail counts one test only. */
export function uniqueEmail(who: string): string {
  return `${who}.${randomUUID().slice(0, 13)}@guests.example`;
}

/** Everything that was mailed to an address, or to the office because of it; newest first. */
export async function mailsAbout(email: string): Promise<{ guest: Mail[]; office: Mail[] }> {
  const answer = await get('en', '/api/dev/mail');
  expect(answer.status).toBe(200);
  const sent: Mail[] = JSON.parse(answer.text);
  // The plain version breaks its lines where they are full.
  const mails = sent.map((mail) => ({ ...mail, text: mail.text.replace(/\s+/g, ' ') }));
  return {
    guest: mails.filter(({ to }) => to === email),
    office: mails.filter(({ to, text }) => to === OFFICE && text.includes(email)),
  };
}

/** Waits until the worker has delivered; then each mailbox holds exactly that many. */
export async function expectMails(
  email: string,
  wanted: { guest: number; office: number },
): Promise<{ guest: Mail[]; office: Mail[] }> {
  await expect
    .poll(
      async () => {
        const { guest, office } = await mailsAbout(email);
        return { guest: guest.length, office: office.length };
      },
      { timeout: DELIVERY_MS },
    )
    .toEqual(wanted);
  return mailsAbout(email);
}

/** The newest mail that is the wanted one, once the worker has delivered it. */
export async function awaitMail(isWanted: (mail: Mail) => boolean): Promise<Mail> {
  const found: Mail[] = [];
  await expect
    .poll(
      async () => {
        const answer = await get('en', '/api/dev/mail');
        found.splice(0, found.length, ...(JSON.parse(answer.text) as Mail[]).filter(isWanted));
        return found.length;
      },
      { timeout: DELIVERY_MS },
    )
    .toBeGreaterThan(0);
  return found[0] as Mail;
}

/** The first address in a mail whose path begins so; as the mail names it. */
export function linkIn({ text }: Mail, path: string): string {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const found = links.find((link) => new URL(link).pathname.startsWith(path));
  expect(found, `a link to ${path} in: ${text}`).toBeDefined();
  return found ?? '';
}
