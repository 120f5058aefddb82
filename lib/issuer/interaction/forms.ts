import 'server-only';
import { setTimeout as pass } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Interaction } from 'oidc-provider';
import {
  createAccount,
  createInvitedAccount,
  requestPasswordReset,
  sendVerification,
  sendVerificationAgain,
} from '@/lib/issuer/account/commands';
import { hashPassword } from '@/lib/issuer/account/passwords';
import { getConfirmedAccount, getDemonstrationAccount, isDemonstrationAccount } from '@/lib/issuer/account/queries';
import { createSchema, emailSchema, PASSWORD_MAXIMUM, passwordProblem, signInSchema } from '@/lib/issuer/account/rules';
import { issuerDb } from '@/lib/issuer/database';
import { waitFor } from '@/lib/issuer/limits';
import type { Problem } from '@/lib/issuer/pages/parts';
import { addressOf } from '@/lib/issuer/visit';
import { openInvitedAddress } from '@/lib/people/invitation/proof';
import { paths } from '@/lib/platform/addresses/paths';
import { later, tryPassword, waitForMail } from './attempt';
import { askContext, finish, interactionSetting, type Room, remember, remembered, seeOther } from './interaction';
import { showCreate, showForgotten, showSent, showSignIn, showTrouble } from './shown';

export type Form = Record<string, string>;

/** What was typed goes back into the page; a password never does. */
export const typedIn = ({ email = '', firstName = '', lastName = '' }: Form) => ({ email, firstName, lastName });

/** Longer than any of the two ways takes, so that the time of the answer says nothing about the address. */
const SAME_TIME_MILLISECONDS = 300;

/** What may take longer for known addresses takes as long for all. */
async function inTheSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pass(SAME_TIME_MILLISECONDS)]);
  return result;
}

export async function signIn(ctx: Context, room: Room, interaction: Interaction, form: Form): Promise<void> {
  const { email, password, stay } = signInSchema.parse(form);
  const stays = stay === 'on';
  const refuse = ({ problem, status }: { problem: Problem; status: number }) =>
    showSignIn(ctx, room, interaction, { email: form.email ?? '', stays, problem }, status);

  if (email === '' || password === '' || password.length > 2 * PASSWORD_MAXIMUM) {
    return refuse({ problem: { key: 'wrong' }, status: 422 });
  }
  const tried = await tryPassword(ctx, email, password);
  if ('problem' in tried) return refuse(tried);
  const { id, isEmailVerified } = tried.account;
  if (isEmailVerified) return finish(ctx, room, { accountId: id, stays });

  const wait = await waitForMail(ctx, email);
  if (wait > 0) return refuse(later(ctx, 'tooManyMails', wait));
  const setting = await interactionSetting(ctx, room, interaction);
  const context = askContext(room, interaction, setting);
  const codeId = await issuerDb.$transaction((tx) => sendVerification(tx, id, context));
  await remember(interaction, { sent: { kind: 'verify', email, codeId }, told: undefined });
  seeOther(ctx, paths.identity.interaction(interaction.uid, 'sent'));
}

const notOfDemonstration = { email: '', stays: false, problem: { key: 'demonstration' } } as const;

/** Signing in with one click exists in demo mode only, whatever is posted. */
export async function signInByClick(ctx: Context, room: Room, interaction: Interaction, form: Form): Promise<void> {
  if (!room.settings.isDemo) return showTrouble(ctx, room, 'missing', 404);
  const accountId = form.account ?? '';
  if (await isDemonstrationAccount(accountId)) return finish(ctx, room, { accountId, stays: false });
  return showSignIn(ctx, room, interaction, notOfDemonstration, 422);
}

/**
 * The one click on our own sign-in page: the person `login_hint` names is signed in without a page of the issuer between.
 * Outside demo mode the provider does not know the parameter that asks for it.
 */
export async function signInByLoginHint(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  email: string,
): Promise<void> {
  const accountId = room.settings.isDemo ? await getDemonstrationAccount(email) : null;
  if (accountId) return finish(ctx, room, { accountId, stays: false });
  return showSignIn(ctx, room, interaction, { ...notOfDemonstration, email }, 422);
}

export async function create(ctx: Context, room: Room, interaction: Interaction, form: Form): Promise<void> {
  const parsed = createSchema.safeParse(form);
  const typed = typedIn(form);
  const problems: Partial<Record<string, Problem>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0])] ??= { key: message };
  const wrong = passwordProblem(form.password ?? '', typed.email.trim());
  if (wrong) problems.password = { key: wrong };
  if (!parsed.success || wrong) return showCreate(ctx, room, interaction, { typed, problems }, 422);
  const busy = await waitFor('mailFrom', addressOf(ctx));
  if (busy > 0) {
    const { problem, status } = later(ctx, 'busy', busy);
    return showCreate(ctx, room, interaction, { typed, problems: { email: problem } }, status);
  }

  const { email } = parsed.data;
  const setting = await interactionSetting(ctx, room, interaction);
  const context = askContext(room, interaction, setting);
  if ((await openInvitedAddress(interaction.params.invited)) === email) {
    const passwordHash = await hashPassword(parsed.data.password);
    const accountId = await issuerDb.$transaction((tx) => createInvitedAccount(tx, parsed.data, passwordHash, context));
    if (accountId) return finish(ctx, room, { accountId, stays: false });
    await remember(interaction, { email });
    return seeOther(ctx, paths.identity.interaction(interaction.uid, 'sign-in'));
  }
  const codeId = await inTheSameTime(
    hashPassword(parsed.data.password).then(async (passwordHash) => {
      // Beyond the limit no mail goes out, and the answer stays the same.
      if ((await waitForMail(ctx, email)) > 0) return null;
      return issuerDb.$transaction((tx) => createAccount(tx, parsed.data, passwordHash, context));
    }),
  );
  await remember(interaction, { sent: { kind: 'verify', email, codeId }, told: undefined });
  seeOther(ctx, paths.identity.interaction(interaction.uid, 'sent'));
}

export async function forgotten(ctx: Context, room: Room, interaction: Interaction, form: Form): Promise<void> {
  const parsed = emailSchema.safeParse(form);
  if (!parsed.success) {
    const view = { email: form.email ?? '', problem: { key: 'emailRequired' } };
    return showForgotten(ctx, room, interaction, view, 422);
  }
  const { email } = parsed.data;
  const busy = await waitFor('mailFrom', addressOf(ctx));
  if (busy > 0) {
    const { problem, status } = later(ctx, 'busy', busy);
    return showForgotten(ctx, room, interaction, { email, problem }, status);
  }
  const setting = await interactionSetting(ctx, room, interaction);
  const context = askContext(room, interaction, setting);
  const ask = async () => {
    if ((await waitForMail(ctx, email)) === 0)
      await issuerDb.$transaction((tx) => requestPasswordReset(tx, email, context));
  };
  await inTheSameTime(ask());
  await remember(interaction, { sent: { kind: 'reset', email, codeId: null }, told: undefined });
  seeOther(ctx, paths.identity.interaction(interaction.uid, 'sent'));
}

/** The mail once more. As before, the answer is the same whether there is anything to send or not. */
export async function sendAgain(ctx: Context, room: Room, interaction: Interaction): Promise<void> {
  const { sent } = remembered(interaction);
  if (!sent) return seeOther(ctx, paths.identity.interaction(interaction.uid));
  const { kind, email } = sent;
  const busy = await waitFor('mailFrom', addressOf(ctx));
  const wait = busy > 0 ? busy : await waitForMail(ctx, email);
  if (wait > 0) {
    const { problem, status } = later(ctx, busy > 0 ? 'busy' : 'tooManyMails', wait);
    return showSent(ctx, room, interaction, problem, status);
  }
  const setting = await interactionSetting(ctx, room, interaction);
  const context = askContext(room, interaction, setting);
  const send = issuerDb.$transaction(async (tx) => {
    if (kind === 'reset') await requestPasswordReset(tx, email, context);
    return kind === 'verify' && sent.codeId ? sendVerificationAgain(tx, sent.codeId, context) : sent.codeId;
  });
  const codeId = await inTheSameTime(send);
  await remember(interaction, { sent: { kind, email, codeId }, told: 'sentAgain' });
  seeOther(ctx, paths.identity.interaction(interaction.uid, 'sent'));
}

/** "I have opened the link": on another device, perhaps. Only the code that was sent from here counts. */
export async function goOn(ctx: Context, room: Room, interaction: Interaction): Promise<void> {
  const { sent } = remembered(interaction);
  const accountId = sent?.codeId ? await getConfirmedAccount(sent.codeId) : null;
  if (accountId) return finish(ctx, room, { accountId, stays: false });
  return showSent(ctx, room, interaction, { key: 'notConfirmed' }, 422);
}
