import 'server-only';
import { db } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { type CodePurpose, codeToken } from './tokens';

/** Whom a mail of the issuer goes to. */
export type AccountLetter = { email: string; firstName: string; lastName: string; locale: Locale };

type Described = Omit<AccountLetter, 'locale'> & { locale: string };

function letterOf({ email, firstName, lastName, locale }: Described): AccountLetter {
  return { email, firstName, lastName, locale: isLocale(locale) ? locale : 'en' };
}

/** For the worker, which may not read accounts: the database tells it this much of one; null when it is gone. */
export async function getAccountLetter(accountId: string): Promise<AccountLetter | null> {
  const [row] = await db.$queryRaw<{ found: Described | null }[]>`SELECT account_letter(${accountId}) AS found`;
  return row?.found ? letterOf(row.found) : null;
}

type CodeLetter = { returnTo: string; token: string; account: AccountLetter };

/** As above, of a code, with the token of its link; the worker may ask for it when it is used already. */
export async function getCodeLetter(codeId: string): Promise<CodeLetter | null> {
  type Found = { returnTo: string; purpose: CodePurpose; codeHash: string; account: Described };
  const [row] = await db.$queryRaw<{ found: Found | null }[]>`SELECT account_code_letter(${codeId}) AS found`;
  if (!row?.found) return null;
  const { returnTo, purpose, codeHash, account } = row.found;
  return { returnTo, token: codeToken(purpose, codeId, codeHash), account: letterOf(account) };
}
