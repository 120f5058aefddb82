import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { displayName } from '@/lib/platform/viewer/rules';
import { type DemonstrationPerson, shortList } from './demonstration-people';
import { type CodePurpose, codeToken } from './tokens';

export type Account = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  locale: Locale;
};

const shown = { id: true, email: true, isEmailVerified: true, firstName: true, lastName: true, locale: true } as const;

function accountOf(row: Omit<Account, 'locale'> & { locale: string }): Account {
  return { ...row, locale: isLocale(row.locale) ? row.locale : 'en' };
}

export async function getAccount(id: string): Promise<Account | null> {
  const row = await db.issuerAccount.findUnique({ where: { id }, select: shown });
  return row && accountOf(row);
}

export type OpenCode = { id: string; returnTo: string; account: Account };

/** What the link of a mail is about; null when it was never sent, is used, or too old. */
export async function getOpenCode(purpose: CodePurpose, token: string): Promise<OpenCode | null> {
  const row = await db.issuerCode.findUnique({
    where: { codeHash: hashLinkToken(token), purpose, usedAt: null, expiresAt: { gt: clock.machine() } },
    select: { id: true, returnTo: true, account: { select: shown } },
  });
  return row && { ...row, account: accountOf(row.account) };
}

/** Whose address a code has confirmed; null as long as it has not. */
export async function getConfirmedAccount(codeId: string): Promise<string | null> {
  const where = { id: codeId, purpose: 'verifyEmail', usedAt: { not: null } } as const;
  return (await db.issuerCode.findUnique({ where, select: { accountId: true } }))?.accountId ?? null;
}

export async function getPasswordHash(accountId: string): Promise<string | null> {
  const where = { id: accountId };
  return (await db.issuerAccount.findUnique({ where, select: { passwordHash: true } }))?.passwordHash ?? null;
}

/** A code for the worker, which knows it by its id and may come when it is used already. */
export async function getCodeLetter(codeId: string): Promise<(OpenCode & { token: string }) | null> {
  const row = await db.issuerCode.findUnique({
    where: { id: codeId },
    select: { id: true, returnTo: true, purpose: true, codeHash: true, account: { select: shown } },
  });
  if (!row) return null;
  const { id, returnTo, account, purpose, codeHash } = row;
  return { id, returnTo, account: accountOf(account), token: codeToken(purpose, id, codeHash) };
}

const CACHED_MILLISECONDS = 60_000;

/** The people of the demonstration who can sign in, in the order of their agencies. */
async function readDemonstrationPeople(): Promise<DemonstrationPerson[]> {
  const accounts = await db.issuerAccount.findMany({ where: { isDemonstration: true }, select: { id: true } });
  if (accounts.length === 0) return [];
  const users = await scoped('system', (tx) =>
    tx.user.findMany({
      where: { isDemonstration: true, subject: { in: accounts.map(({ id }) => id) } },
      select: {
        subject: true,
        email: true,
        firstName: true,
        lastName: true,
        role: true,
        hotelId: true,
        operator: { select: { name: true } },
        memberships: { where: { removedAt: null }, select: { agency: { select: { id: true, name: true } } } },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  );
  const agencyOf = (user: (typeof users)[number]) => user.memberships[0]?.agency.id ?? null;
  const ordered = users.toSorted((first, second) => {
    const [a, b] = [agencyOf(first), agencyOf(second)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b);
  });
  return ordered.flatMap(({ subject, role, hotelId, operator, memberships, ...person }) => {
    if (subject === null) return [];
    const place = memberships[0]?.agency.name ?? operator?.name ?? null;
    const isDesk = hotelId !== null || operator !== null;
    return [{ accountId: subject, name: displayName(person), role, place, isDesk }];
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
  return (await db.issuerAccount.findUnique({ where, select: { id: true } }))?.id ?? null;
}

/** Whether this is one of the demonstration's people: nobody else may come in without a password. */
export async function isDemonstrationAccount(id: string): Promise<boolean> {
  return (await db.issuerAccount.count({ where: { id, isDemonstration: true } })) === 1;
}
