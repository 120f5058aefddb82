import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IssuerTransaction } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueAccountMail, withdrawAccountMails } from './mails';
import type { CreateInput } from './rules';
import { RESET_MILLISECONDS, VERIFY_MILLISECONDS } from './rules';
import { type CodePurpose, codeToken } from './tokens';

/** The circumstances of a request that is answered by mail. */
export type AskContext = {
  locale: Locale;
  brandId: string;
  /** The interaction with its host and client: where the link leads on. */
  returnTo: string;
  /** Through whose page they came; null for nobody's. */
  affiliateId: string | null;
};

const lifetimes = { verifyEmail: VERIFY_MILLISECONDS, resetPassword: RESET_MILLISECONDS } as const;

const mailKey = (purpose: CodePurpose, codeId: string) => `account:${purpose}:${codeId}` as const;

/** A new code; what was sent before for the same purpose is void from now on. Returns its id. */
async function replaceCode(
  tx: IssuerTransaction,
  accountId: string,
  purpose: CodePurpose,
  returnTo: string,
): Promise<string> {
  const id = randomUUID();
  const createdAt = clock.machine();
  const former = { where: { accountId, purpose, usedAt: null } };
  const voided = await tx.code.findMany({ ...former, select: { id: true } });
  await tx.code.deleteMany(former);
  await withdrawAccountMails(
    tx,
    voided.map((code) => mailKey(purpose, code.id)),
  );
  await tx.code.create({
    data: {
      id,
      accountId,
      purpose,
      codeHash: hashLinkToken(codeToken(purpose, id)),
      returnTo,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetimes[purpose]),
    },
  });
  return id;
}

async function oneAtATime(tx: IssuerTransaction, email: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`issuer\n${email}`}, 0))::text`;
}

/**
 * A new account, which nobody can use before its address is confirmed. A known address gets a mail that says so; the
 * caller learns no difference, except the id of a code that only the owner can use. An account that was never confirmed
 * is taken over by the latest one who asks: whoever asked before can no longer confirm it.
 */
export async function createAccount(
  tx: IssuerTransaction,
  input: CreateInput,
  passwordHash: string,
  context: AskContext,
): Promise<string | null> {
  const { email, firstName, lastName } = input;
  await oneAtATime(tx, email);
  const known = await tx.account.findUnique({ where: { email }, select: { id: true, isEmailVerified: true } });
  const { brandId } = context;
  if (known?.isEmailVerified) {
    const about = { accountId: known.id, brandId };
    await enqueueAccountMail(tx, `account:${known.id}:known:${randomUUID()}`, { mail: 'accountKnown', ...about });
    return null;
  }
  const id = known?.id ?? randomUUID();
  const { locale, affiliateId } = context;
  const data = { firstName, lastName, passwordHash, locale, affiliateId, createdAt: clock.machine() };
  await tx.account.upsert({ where: { email }, create: { id, email, ...data }, update: data });
  const codeId = await replaceCode(tx, id, 'verifyEmail', context.returnTo);
  await enqueueAccountMail(tx, mailKey('verifyEmail', codeId), {
    mail: 'accountVerify',
    codeId,
    brandId,
  });
  return codeId;
}

/**
 * A new account for somebody whom the mail of an invitation has reached at the address: nothing is left to confirm. Returns
 * its id; null where the address has an account, which its owner signs in to.
 */
export async function createInvitedAccount(
  tx: IssuerTransaction,
  { email, firstName, lastName }: CreateInput,
  passwordHash: string,
  { locale, affiliateId }: Pick<AskContext, 'locale' | 'affiliateId'>,
): Promise<string | null> {
  await oneAtATime(tx, email);
  const known = await tx.account.findUnique({ where: { email }, select: { id: true, isEmailVerified: true } });
  if (known?.isEmailVerified) return null;
  const id = known?.id ?? randomUUID();
  // Whoever asked for the same address before can no longer confirm it.
  if (known) await tx.code.deleteMany({ where: { accountId: id, usedAt: null } });
  const names = { firstName, lastName, locale, affiliateId, createdAt: clock.machine() };
  const data = { ...names, passwordHash, isEmailVerified: true };
  await tx.account.upsert({ where: { email }, create: { id, email, ...data }, update: data });
  return id;
}

/** The confirmation once more, for somebody who has just shown the password of an unconfirmed account. */
export async function sendVerification(tx: IssuerTransaction, accountId: string, context: AskContext): Promise<string> {
  const codeId = await replaceCode(tx, accountId, 'verifyEmail', context.returnTo);
  const about = { codeId, brandId: context.brandId };
  await enqueueAccountMail(tx, mailKey('verifyEmail', codeId), { mail: 'accountVerify', ...about });
  return codeId;
}

/** The confirmation once more, for the browser that asked for it; an address that is confirmed by now gets none. */
export async function sendVerificationAgain(
  tx: IssuerTransaction,
  codeId: string,
  context: AskContext,
): Promise<string> {
  const code = await tx.code.findUnique({
    where: { id: codeId, purpose: 'verifyEmail', usedAt: null },
    select: { accountId: true },
  });
  return code ? sendVerification(tx, code.accountId, context) : codeId;
}

/** A link for a new password, if there is such an account; the caller learns nothing. */
export async function requestPasswordReset(tx: IssuerTransaction, email: string, context: AskContext): Promise<void> {
  await oneAtATime(tx, email);
  const account = await tx.account.findUnique({ where: { email }, select: { id: true } });
  if (!account) return;
  const codeId = await replaceCode(tx, account.id, 'resetPassword', context.returnTo);
  const about = { codeId, brandId: context.brandId };
  await enqueueAccountMail(tx, mailKey('resetPassword', codeId), { mail: 'passwordReset', ...about });
}

/** Uses a code up; false when somebody was faster or it is too old. */
async function takeCode(tx: IssuerTransaction, codeId: string): Promise<boolean> {
  const now = clock.machine();
  const { count } = await tx.code.updateMany({
    where: { id: codeId, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}

export async function confirmEmail(tx: IssuerTransaction, code: { id: string; accountId: string }): Promise<boolean> {
  if (!(await takeCode(tx, code.id))) return false;
  await tx.account.update({ where: { id: code.accountId }, data: { isEmailVerified: true } });
  return true;
}

/** A new password by the link of a mail, which also proves the address. The caller ends the account's sessions. */
export async function changePassword(
  tx: IssuerTransaction,
  code: { id: string; accountId: string },
  passwordHash: string,
  { brandId }: Pick<AskContext, 'brandId'>,
): Promise<boolean> {
  const { accountId } = code;
  if (!(await takeCode(tx, code.id))) return false;
  await tx.code.deleteMany({ where: { accountId, usedAt: null } });
  const data = { passwordHash, isEmailVerified: true };
  await tx.account.update({ where: { id: accountId }, data });
  const about = { accountId, brandId };
  await enqueueAccountMail(tx, `account:changed:${code.id}`, { mail: 'passwordChanged', ...about });
  return true;
}
