import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { affiliateIdOf } from '@/lib/people/affiliate/rules';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { SESSION_SECONDS } from '@/lib/people/session/cookie';
import { sealToken } from '@/lib/people/session/tokens';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isLocale } from '@/lib/platform/i18n/locale';
import type { Claims } from '../next-auth';
import type { Arrival, Arrived } from '../sign-in';

const EMAIL_LENGTH = 254;
const NAME_LENGTH = 100;
/** Until when tokens of an issuer that does not say so are taken to be good. */
const UNSAID_LIFETIME_SECONDS = 60 * 60;

function text(value: unknown, maximum: number): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maximum) : null;
}

function localeOf(value: unknown): 'en' | 'de' | null {
  const language = text(value, 35)?.toLowerCase().split(/[-_]/)[0];
  return isLocale(language) ? language : null;
}

function emailOf(claims: Claims): string | null {
  const email = text(claims.email, EMAIL_LENGTH)?.toLowerCase() ?? null;
  return email && /^[^@\s]+@[^@\s]+$/.test(email) ? email : null;
}

/**
 * Our person behind the issuer's subject. Known by subject; else somebody invited or seeded who has the same verified
 * e-mail address and never signed in; else new, an agent. Role and company never come from a claim (rule 2.1). Mails need a
 * language of theirs: the issuer's, else that of the page they signed in on (rule 6.15). A merged account is the other person
 * (rule 2.18).
 */
async function findOrCreatePerson(tx: Transaction, { claims, affiliateId, locale }: Arrival): Promise<string> {
  const now = clock.machine();
  const subject = claims.sub;
  const email = emailOf(claims);
  const isEmailVerified = claims.email_verified === true;
  const known = await tx.user.findUnique({
    where: { subject },
    select: { id: true, email: true, isEmailVerified: true, locale: true, mergedIntoId: true },
  });
  if (known) {
    // An address that changed at the issuer is followed once it is verified there, unless another person has it.
    const isTaken = email && (email === known.email || (isEmailVerified && (await isFree(tx, email))));
    if (known.locale === null) await tx.user.update({ where: { id: known.id }, data: { locale } });
    await noteSignIn(tx, { ...known, subject, ...(isTaken ? { email, isEmailVerified } : {}) });
    return known.mergedIntoId ?? known.id;
  }

  if (!email) throw new AppError('emailMissing');
  // The account's own counts before what this browser has seen.
  const named = affiliateIdOf(text(claims.affiliate, NAME_LENGTH)) ?? affiliateId;
  const affiliate = named ? await tx.affiliate.findUnique({ where: { id: named } }) : null;
  const person = {
    firstName: text(claims.given_name, NAME_LENGTH),
    lastName: text(claims.family_name, NAME_LENGTH) ?? '',
    locale: localeOf(claims.locale) ?? locale,
  };
  // Of two returns at the same moment the second one waits here and then finds the first one's row.
  await tx.user.createMany({
    data: {
      ...person,
      id: randomUUID(),
      subject,
      email,
      isEmailVerified,
      affiliateId: affiliate?.id ?? null,
      createdAt: now,
      lastSignedInAt: now,
    },
    skipDuplicates: true,
  });
  const row = await tx.user.findUniqueOrThrow({ where: { email } });
  if (row.subject === subject) return row.id;
  if (row.subject !== null) throw new AppError('accountConflict');
  if (!isEmailVerified) throw new AppError('emailUnverified');
  await noteSignIn(tx, { id: row.id, subject, email, isEmailVerified, affiliateId: affiliate?.id });
  await tx.user.update({
    where: { id: row.id },
    // Names somebody gave here already stay.
    data: {
      firstName: row.firstName ?? person.firstName,
      lastName: row.lastName || person.lastName,
      locale: row.locale ?? person.locale,
    },
  });
  return row.mergedIntoId ?? row.id;
}

async function isFree(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.user.count({ where: { email } })) === 0;
}

type SignIn = { id: string; subject: string; email: string; isEmailVerified: boolean; affiliateId?: string };

/** What no privilege lets us write: who somebody is at the issuer. An affiliate that is known already stays. */
async function noteSignIn(
  tx: Transaction,
  { id, subject, email, isEmailVerified, affiliateId }: SignIn,
): Promise<void> {
  const now = clock.machine();
  await tx.$executeRaw`SELECT note_sign_in(
    ${id}, ${subject}, ${email}, ${isEmailVerified}, ${affiliateId ?? null}, ${now}::timestamptz)`;
}

/**
 * A verified return from the issuer → our person, and a new session of theirs on that host, always under a new id. One
 * transaction, in system scope. Throws codes of `signInErrors`.
 */
export function recordArrival(arrival: Arrival): Promise<Arrived> {
  // The code is used up: there is no second try without the person.
  return scoped('system', (tx) => createSession(tx, arrival), LONG_TRANSACTION);
}

async function createSession(tx: Transaction, arrival: Arrival): Promise<Arrived> {
  const { claims, tokens, door, host, replaces } = arrival;
  if (!tokens.access_token || !tokens.id_token) throw new AppError('refused');
  const userId = await findOrCreatePerson(tx, arrival);
  if (replaces) await tx.session.deleteMany({ where: { id: replaces } });

  const id = randomBytes(32).toString('base64url');
  const now = clock.machine();
  const endsAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const saidToExpire = tokens.expires_at
    ? new Date(tokens.expires_at * 1000)
    : new Date(now.getTime() + UNSAID_LIFETIME_SECONDS * 1000);
  await tx.session.create({
    data: {
      id,
      userId,
      door,
      host,
      issuerSessionId: text(claims.sid, 255),
      accessToken: sealToken(tokens.access_token, id, 'access'),
      refreshToken: tokens.refresh_token ? sealToken(tokens.refresh_token, id, 'refresh') : null,
      idToken: sealToken(tokens.id_token, id, 'id'),
      // Without a refresh token there is nothing to ask the issuer before the session ends by itself.
      tokenExpiresAt: tokens.refresh_token ? saidToExpire : endsAt,
      createdAt: now,
      endsAt,
    },
  });
  const person = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      subject: true,
      role: true,
      hotelId: true,
      operatorId: true,
      memberships: { where: { removedAt: null }, select: { id: true } },
    },
  });
  const { subject, role, hotelId, operatorId, memberships } = person;
  const landing = { role, hasAgency: memberships.length > 0, hasHotelAccess: hotelId !== null || operatorId !== null };
  return { sid: id, sub: subject ?? claims.sub, person: landing };
}
