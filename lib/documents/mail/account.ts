import 'server-only';
import type { Brand } from '@/lib/brand/types';
import { type AccountLetter, getAccountLetter, getCodeLetter } from '@/lib/issuer/account/letters';
import { readReturn } from '@/lib/issuer/account/return-to';
import { paths } from '@/lib/platform/addresses/paths';
import { issuerOrigin, linkOrigin } from '@/lib/platform/link-origin';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { Addressed } from './addressed';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import type { Letter } from './letter';

type Template = 'accountVerify' | 'accountKnown' | 'passwordReset' | 'passwordChanged';
type AccountPayload = Extract<MailPayload, { mail: Template }>;

/** The four mails of the embedded issuer have one shape: what happened, one button, what to do if it was not you. */
export function accountLetter(
  template: Template,
  { firstName, lastName, locale }: Omit<AccountLetter, 'email'>,
  href: string,
): Letter {
  const t = mailWords(locale);
  return {
    subject: t(`${template}.subject`),
    heading: t(`${template}.heading`),
    preview: t(`${template}.lead`),
    blocks: [
      { kind: 'paragraph', text: greeting([firstName, lastName].filter(Boolean).join(' '), t) },
      { kind: 'paragraph', text: t(`${template}.lead`) },
      { kind: 'button', label: t(`${template}.button`), href },
      { kind: 'note', text: t(`${template}.note`) },
    ],
  };
}

/** The issuer's pages that the links of codes lead to. */
const pages = { accountVerify: 'verify', passwordReset: 'new-password' } as const;

/** The account and the address its button leads to; null when either is gone. */
async function read(payload: AccountPayload): Promise<{ account: AccountLetter; href: string } | null> {
  if (payload.mail === 'accountKnown' || payload.mail === 'passwordChanged') {
    const account = await getAccountLetter(payload.accountId);
    return (
      account && {
        account,
        href: `${linkOrigin({ brandId: payload.brandId, locale: account.locale })}${paths.signIn()}`,
      }
    );
  }
  const code = await getCodeLetter(payload.codeId);
  if (!code) return null;
  // The code's interaction: its own browser is recognised there and led on.
  const { uid } = readReturn(code.returnTo);
  const path = paths.identity.interaction(uid, pages[payload.mail], { token: code.token });
  return { account: code.account, href: `${issuerOrigin()}${path}` };
}

export async function addressAccountMail(payload: AccountPayload, brand: Brand): Promise<Addressed | null> {
  const found = await read(payload);
  if (!found) return null;
  const { account, href } = found;
  return {
    letter: accountLetter(payload.mail, account, href),
    locale: account.locale,
    to: account.email,
    replyTo: { name: brand.name, address: brand.email },
  };
}
