import 'server-only';
import type { IssuerTransaction } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import type { MailPayload } from '@/lib/platform/outbox/types';

type AccountMail = Extract<
  MailPayload,
  { mail: 'accountVerify' | 'accountKnown' | 'passwordReset' | 'passwordChanged' }
>;

/**
 * As `enqueueMail` of the outbox, which the issuer's role cannot write to itself: the database takes these four mails
 * from it, under keys that begin with `account:`, and no other.
 */
export async function enqueueAccountMail(
  tx: IssuerTransaction,
  dedupeKey: `account:${string}`,
  payload: AccountMail,
): Promise<void> {
  const at = clock.machine();
  await tx.$executeRaw`
    SELECT public.enqueue_account_mail(${dedupeKey}, ${JSON.stringify(payload)}::jsonb, ${at}::timestamptz)`;
}

/** Takes back mails that say nothing any more; what a worker has already sent is sent. */
export async function withdrawAccountMails(tx: IssuerTransaction, dedupeKeys: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT public.withdraw_account_mails(${dedupeKeys})`;
}
