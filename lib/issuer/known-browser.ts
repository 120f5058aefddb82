import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Credentials } from '@/lib/issuer/account/queries';
import { paths } from '@/lib/platform/addresses/paths';

const COOKIE = 'issuer.known';
/** As long as browsers keep any. */
const LASTING_MILLISECONDS = 400 * 24 * 60 * 60 * 1000;
/** A desk at which many people sign in remembers the latest. */
const MOST_ACCOUNTS = 8;

type Account = Pick<Credentials, 'id' | 'passwordHash'>;
type Known = { browser: string; marks: string[] };

function read(ctx: Context): Known | null {
  const [browser, ...marks] = (ctx.cookies.get(COOKIE, { signed: true }) ?? '').split('.');
  return browser ? { browser, marks } : null;
}

/** Of an account with its password: a new password makes every browser strange again, whoever knew the old one. */
function markOf({ id, passwordHash }: Account): string {
  return createHash('sha256').update(`${id}\n${passwordHash}`).digest('base64url').slice(0, 22);
}

/**
 * The name of this browser if somebody has shown in it that the account is theirs; else null. What others do cannot close
 * the account to it. The cookie is signed, names nobody, and opens nothing.
 */
export function browserKnownTo(ctx: Context, account: Account | null): string | null {
  const known = read(ctx);
  return account && known?.marks.includes(markOf(account)) ? known.browser : null;
}

/** After the right password of a confirmed account, or the link of a mail. */
export function rememberBrowser(ctx: Context, account: Account): void {
  const { browser, marks } = read(ctx) ?? { browser: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(account);
  const latest = [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST_ACCOUNTS);
  ctx.cookies.set(COOKIE, [browser, ...latest].join('.'), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: paths.identity.home(),
    maxAge: LASTING_MILLISECONDS,
    overwrite: true,
  });
}
