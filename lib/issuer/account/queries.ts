import 'server-only';
import { issuerDb } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Role } from '@/lib/platform/viewer/types';
import { type DemonstrationPerson, shortList } from './demonstration-people';
import type { CodePurpose } from './tokens';

export type Account = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  locale: Locale;
  affiliateId: string | null;
};

const shown = {
  id: true,
  email: true,
  isEmailVerified: true,
  firstName: true,
  lastName: true,
  locale: true,
  affiliateId: true,
} as const;

function accountOf(row: Omit<Account, 'locale'> & { locale: string }): Account {
  return { ...row, locale: isLocale(row.locale) ? row.locale : 'en' };
}

export async function getAccount(id: string): Promise<Account | null> {
  const row = await issuerDb.account.findUnique({ where: { id }, select: shown });
  return row && accountOf(row);
}

export type OpenCode = { id: string; returnTo: string; account: Account };

/** What the link of a mail is about; null when it was never sent, is used, or too old. */
export async function getOpenCode(purpose: CodePurpose, token: string): Promise<OpenCode | null> {
  const row = await issuerDb.code.findUnique({
    where: { codeHash: hashLinkToken(token), purpose, usedAt: null, expiresAt: { gt: clock.machine() } },
    select: { id: true, returnTo: true, account: { select: shown } },
  });
  return row && { ...row, account: accountOf(row.account) };
}

/** Whose address a code has confirmed; null as long as it has not. */
export async function getConfirmedAccount(codeId: string): Promise<string | null> {
  const where = { id: codeId, purpose: 'verifyEmail', usedAt: { not: null } } as const;
  return (await issuerDb.code.findUnique({ where, select: { accountId: true } }))?.accountId ?? null;
}

export type Credentials = { id: string; passwordHash: string; isEmailVerified: boolean };

/** What a password is held against; null for an address without an account. */
export function getCredentials(email: string): Promise<Credentials | null> {
  const select = { id: true, passwordHash: true, isEmailVerified: true } as const;
  return issuerDb.account.findUnique({ where: { email }, select });
}

const CACHED_MILLISECONDS = 60_000;

/** As the database describes them; who has no account here is left out. */
type Described = {
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string;
  role: Role;
  place: string | null;
  isDesk: boolean;
};

/** The people of the demonstration who can sign in, in the order of their agencies. */
async function readDemonstrationPeople(): Promise<DemonstrationPerson[]> {
  const accounts = await issuerDb.account.findMany({ where: { isDemonstration: true }, select: { id: true } });
  if (accounts.length === 0) return [];
  const known = new Set(accounts.map(({ id }) => id));
  const [row] = await issuerDb.$queryRaw<{ people: Described[] }[]>`SELECT public.demonstration_people() AS people`;
  return (row?.people ?? [])
    .filter(({ subject }) => known.has(subject))
    .map(({ subject, role, place, isDesk, ...person }) => {
      return { accountId: subject, name: displayName(person), role, place, isDesk };
    });
}

let cached: { at: number; people: Promise<DemonstrationPerson[]> } | null = null;

/**
 * Whom the sign-in page offers to sign in as with one click. In demo mode only: the caller checks it. Cached for a minute;
 * an empty list is not, so that people seeded later appear at once.
 */
export async function getDemonstrationPeople(): Promise<DemonstrationPerson[]> {
  if (cached === null || clock.elapsed() - cached.at > CACHED_MILLISECONDS) {
    const fresh = { at: clock.elapsed(), people: readDemonstrationPeople().then(shortList) };
    cached = fresh;
    const forget = () => {
      if (cached === fresh) cached = null;
    };
    fresh.people.then((people) => people.length === 0 && forget(), forget);
  }
  return cached.people;
}

/** The account of a person of the demonstration; null for every other address. */
export async function getDemonstrationAccount(email: string): Promise<string | null> {
  const where = { email: email.toLowerCase(), isDemonstration: true };
  return (await issuerDb.account.findUnique({ where, select: { id: true } }))?.id ?? null;
}

/** Whether this is one of the demonstration's people: nobody else may come in without a password. */
export async function isDemonstrationAccount(id: string): Promise<boolean> {
  return (await issuerDb.account.count({ where: { id, isDemonstration: true } })) === 1;
}
