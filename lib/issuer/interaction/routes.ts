import 'server-only';
import type { Context } from 'koa';
import type { Interaction } from 'oidc-provider';
import { isFromOurPage, readForm } from '@/lib/issuer/visit';
import { openInvitedAddress } from '@/lib/people/invitation/proof';
import { isLocale } from '@/lib/platform/i18n/locale';
import {
  create,
  type Form,
  forgotten,
  goOn,
  sendAgain,
  signIn,
  signInByClick,
  signInByLoginHint,
  typedIn,
} from './forms';
import { findInteraction, isCsrfOf, type Room, remembered, speak } from './interaction';
import { openReset, openVerify, reset, verify } from './links';
import { showCreate, showForgotten, showSent, showSignIn, showTrouble } from './shown';

const hintOf = ({ params }: Interaction) => (typeof params.login_hint === 'string' ? params.login_hint : '');

const signInView = (interaction: Interaction) => {
  const { told, email } = remembered(interaction);
  return { email: email ?? hintOf(interaction), stays: false, told: told === 'passwordChanged' ? told : undefined };
};
/** An invitation has named the address already. */
const showEmptyCreate = async (ctx: Context, room: Room, interaction: Interaction) => {
  const email = (await openInvitedAddress(interaction.params.invited)) ?? '';
  return showCreate(ctx, room, interaction, { typed: { email, firstName: '', lastName: '' }, problems: {} });
};

function begin(ctx: Context, room: Room, interaction: Interaction): Promise<void> {
  if (interaction.params.demonstration) return signInByLoginHint(ctx, room, interaction, hintOf(interaction));
  if (interaction.prompt.name === 'create') return showEmptyCreate(ctx, room, interaction);
  return showSignIn(ctx, room, interaction, signInView(interaction));
}

/** Pages of this browser's interaction. */
const shown: Record<string, (ctx: Context, room: Room, interaction: Interaction) => Promise<void>> = {
  '': begin,
  'sign-in': (ctx, room, interaction) => showSignIn(ctx, room, interaction, signInView(interaction)),
  create: showEmptyCreate,
  forgotten: (ctx, room, interaction) => showForgotten(ctx, room, interaction, { email: '' }),
  sent: (ctx, room, interaction) => showSent(ctx, room, interaction),
};

/** Its forms, bound to it by their csrf value. */
const posted: Record<string, (ctx: Context, room: Room, interaction: Interaction, form: Form) => Promise<void>> = {
  'sign-in': signIn,
  demonstration: signInByClick,
  create,
  forgotten,
  continue: goOn,
  again: sendAgain,
};

/** The same page with what was typed so far: the switch of language is a button of its form. */
const retyped: typeof posted = {
  'sign-in': (ctx, room, interaction, form) =>
    showSignIn(ctx, room, interaction, { email: typedIn(form).email, stays: form.stay === 'on' }),
  create: (ctx, room, interaction, form) => showCreate(ctx, room, interaction, { typed: typedIn(form), problems: {} }),
  forgotten: (ctx, room, interaction, form) => showForgotten(ctx, room, interaction, { email: typedIn(form).email }),
};

/** What mails link to: opened in any browser, bound by the token. */
const linked: Record<string, (ctx: Context, room: Room, uid: string) => Promise<void>> = {
  verify: openVerify,
  'new-password': openReset,
};
const linkedPosted: Record<string, (ctx: Context, room: Room, uid: string, form: Form) => Promise<void>> = {
  verify,
  'new-password': reset,
};

function own<Value>(table: Record<string, Value>, name: string): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

async function answerPost(ctx: Context, room: Room, uid: string, page: string): Promise<void> {
  const byLink = own(linkedPosted, page);
  const byInteraction = own(posted, page);
  if (!byLink && !byInteraction) return showTrouble(ctx, room, 'missing', 404);
  if (!isFromOurPage(ctx, room.settings.issuer)) return showTrouble(ctx, room, 'expired', 403);
  const form = await readForm(ctx);
  if (!form) return showTrouble(ctx, room, 'expired', 400);
  if (byLink) return byLink(ctx, room, uid, form);
  const interaction = await findInteraction(ctx, room.provider, uid);
  if (!interaction || !isCsrfOf(room, uid, form.csrf ?? '')) return showTrouble(ctx, room, 'expired', 400);
  const again = own(retyped, page);
  if (again && isLocale(form.lang)) {
    await speak(ctx, room, interaction, form.lang);
    return again(ctx, room, interaction, form);
  }
  await byInteraction?.(ctx, room, interaction, form);
}

async function answerGet(ctx: Context, room: Room, uid: string, page: string): Promise<void> {
  const byLink = own(linked, page);
  if (byLink) return byLink(ctx, room, uid);
  const view = own(shown, page);
  if (!view) return showTrouble(ctx, room, 'missing', 404);
  const interaction = await findInteraction(ctx, room.provider, uid);
  if (!interaction) return showTrouble(ctx, room, 'expired', 400);
  await view(ctx, room, interaction);
}

/** Everything below `/interaction/{uid}`. */
export async function answerInteraction(ctx: Context, room: Room, uid: string, page: string): Promise<void> {
  if (ctx.method === 'POST') return answerPost(ctx, room, uid, page);
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return answerGet(ctx, room, uid, page);
  ctx.status = 405;
}
