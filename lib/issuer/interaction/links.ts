import 'server-only';
import type { Context } from 'koa';
import { changePassword, confirmEmail } from '@/lib/issuer/account/commands';
import { hashPassword } from '@/lib/issuer/account/passwords';
import { getOpenCode, type OpenCode } from '@/lib/issuer/account/queries';
import { readReturn } from '@/lib/issuer/account/return-to';
import { passwordProblem } from '@/lib/issuer/account/rules';
import type { CodePurpose } from '@/lib/issuer/account/tokens';
import { issuerDb } from '@/lib/issuer/database';
import { rememberBrowser } from '@/lib/issuer/known-browser';
import { donePage, resetPage, verifyPage } from '@/lib/issuer/pages/account';
import type { Problem } from '@/lib/issuer/pages/parts';
import { endSessionsOf } from '@/lib/issuer/sessions';
import { show } from '@/lib/issuer/visit';
import { paths } from '@/lib/platform/addresses/paths';
import { tryPassword } from './attempt';
import { findInteraction, finish, linkedSetting, type Room, remember, remembered, seeOther } from './interaction';
import { showTrouble } from './shown';

type Opened = { code: OpenCode; uid: string; token: string };

/** The code behind `?token=`, or of the posted form; null after the page that says it is no longer good. */
async function open(
  ctx: Context,
  room: Room,
  purpose: CodePurpose,
  uid: string,
  token: unknown,
): Promise<Opened | null> {
  const code = typeof token === 'string' ? await getOpenCode(purpose, token) : null;
  if (code && readReturn(code.returnTo).uid === uid) return { code, uid, token: String(token) };
  await showTrouble(ctx, room, 'link', 410);
  return null;
}

/** Whether this browser is the one that asked for the code: its interaction is still open and remembers it. */
async function isAsker(ctx: Context, { provider }: Room, { code, uid }: Opened): Promise<boolean> {
  const interaction = await findInteraction(ctx, provider, uid);
  return interaction !== null && remembered(interaction).sent?.codeId === code.id;
}

async function showVerify(
  ctx: Context,
  room: Room,
  opened: Opened,
  isStrange: boolean,
  problem?: Problem,
  status = 200,
): Promise<void> {
  const { code, uid, token } = opened;
  const setting = await linkedSetting(ctx, room, code, { uid, name: 'verify', token });
  const { email } = code.account;
  show(ctx, setting, verifyPage(setting, { uid, token, email, isStrange, problem }), status);
}

async function showReset(ctx: Context, room: Room, opened: Opened, problem?: Problem) {
  const { code, uid, token } = opened;
  const setting = await linkedSetting(ctx, room, code, { uid, name: 'new-password', token });
  show(ctx, setting, resetPage(setting, { uid, token, email: code.account.email, problem }), problem ? 422 : 200);
}

/** A link only shows a page with a button: programs that follow links in mails must not use it up. */
export async function openVerify(ctx: Context, room: Room, uid: string): Promise<void> {
  const opened = await open(ctx, room, 'verifyEmail', uid, ctx.query.token);
  if (opened) await showVerify(ctx, room, opened, !(await isAsker(ctx, room, opened)));
}

/**
 * Confirms an address. Anybody can ask for an account in another person's name; the person who then opens the link must
 * not open the asker's account by it. So it is either the browser that asked, or the password that was chosen there.
 */
export async function verify(ctx: Context, room: Room, uid: string, form: Record<string, string>): Promise<void> {
  const opened = await open(ctx, room, 'verifyEmail', uid, form.token);
  if (!opened) return;
  const { code, token } = opened;
  const { id: accountId, email } = code.account;
  const isStrange = !(await isAsker(ctx, room, opened));
  if (isStrange) {
    const tried = await tryPassword(ctx, email, form.password ?? '');
    if ('problem' in tried) {
      const problem = tried.status === 422 ? { key: 'passwordOther' } : tried.problem;
      return showVerify(ctx, room, opened, true, problem, tried.status);
    }
  }
  const isDone = await issuerDb.$transaction((tx) => confirmEmail(tx, { id: code.id, accountId }));
  if (!isDone) return showTrouble(ctx, room, 'link', 410);
  if (!isStrange) return finish(ctx, room, { accountId, stays: false });
  const setting = await linkedSetting(ctx, room, code, { uid, name: 'verify', token });
  show(ctx, { ...setting, switchTo: null }, donePage(setting, 'verify', email));
}

export async function openReset(ctx: Context, room: Room, uid: string): Promise<void> {
  const opened = await open(ctx, room, 'resetPassword', uid, ctx.query.token);
  if (opened) await showReset(ctx, room, opened);
}

/** A new password ends every session: whoever knew the old one is out within seconds. */
export async function reset(ctx: Context, room: Room, uid: string, form: Record<string, string>): Promise<void> {
  const opened = await open(ctx, room, 'resetPassword', uid, form.token);
  if (!opened) return;
  const { code, token } = opened;
  const { id: accountId, email } = code.account;
  const password = form.password ?? '';
  const wrong = passwordProblem(password, email);
  if (wrong) return showReset(ctx, room, opened, { key: wrong });
  const passwordHash = await hashPassword(password);
  const setting = await linkedSetting(ctx, room, code, { uid, name: 'new-password', token });
  const context = { brandId: setting.brand.id, hostOrigin: setting.hostOrigin };
  const isDone = await issuerDb.$transaction((tx) =>
    changePassword(tx, { id: code.id, accountId }, passwordHash, context),
  );
  if (!isDone) return showTrouble(ctx, room, 'link', 410);
  await endSessionsOf(room.provider, accountId);
  rememberBrowser(ctx, { id: accountId, passwordHash });

  const interaction = await findInteraction(ctx, room.provider, uid);
  if (!interaction) return show(ctx, { ...setting, switchTo: null }, donePage(setting, 'reset', email));
  await remember(interaction, { told: 'passwordChanged', email, sent: undefined });
  seeOther(ctx, paths.identity.interaction(uid, 'sign-in'));
}
