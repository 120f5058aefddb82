import 'server-only';
import type { Context } from 'koa';
import type { Interaction } from 'oidc-provider';
import { getDemonstrationPeople } from '@/lib/issuer/account/queries';
import { createPage, forgottenPage, sentPage, type Typed } from '@/lib/issuer/pages/account';
import { type Trouble, troublePage } from '@/lib/issuer/pages/ending';
import type { Problem } from '@/lib/issuer/pages/parts';
import { type SignInView, signInPage } from '@/lib/issuer/pages/sign-in';
import { passingSetting, show } from '@/lib/issuer/visit';
import { paths } from '@/lib/platform/addresses/paths';
import { csrfOf, interactionSetting, type Room, remembered, seeOther } from './interaction';

/** The pages of an interaction as answers: each reads what it needs and is shown with its status. */
const bound = (room: Room, { uid }: Interaction) => ({ uid, csrf: csrfOf(room, uid) });

export async function showSignIn(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  view: Pick<SignInView, 'email' | 'stays' | 'problem' | 'told'>,
  status = 200,
): Promise<void> {
  const setting = await interactionSetting(ctx, room, interaction, { name: 'sign-in' });
  const people = room.settings.isDemo ? await getDemonstrationPeople() : [];
  show(ctx, setting, signInPage(setting, { ...bound(room, interaction), ...view, people }), status);
}

export async function showCreate(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  view: { typed: Typed; problems: Partial<Record<string, Problem>> },
  status = 200,
): Promise<void> {
  const setting = await interactionSetting(ctx, room, interaction, { name: 'create' });
  show(ctx, setting, createPage(setting, { ...bound(room, interaction), ...view }), status);
}

export async function showForgotten(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  view: { email: string; problem?: Problem },
  status = 200,
): Promise<void> {
  const setting = await interactionSetting(ctx, room, interaction, { name: 'forgotten' });
  show(ctx, setting, forgottenPage(setting, { ...bound(room, interaction), ...view }), status);
}

export async function showSent(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  problem?: Problem,
  status = 200,
): Promise<void> {
  const { sent, told } = remembered(interaction);
  if (!sent) return seeOther(ctx, paths.identity.interaction(interaction.uid));
  const { email, kind } = sent;
  const setting = await interactionSetting(ctx, room, interaction, { name: 'sent' });
  show(
    ctx,
    setting,
    sentPage(setting, { ...bound(room, interaction), email, kind, problem, isAgain: told === 'sentAgain' }),
    status,
  );
}

export async function showTrouble(ctx: Context, { settings }: Room, trouble: Trouble, status: number): Promise<void> {
  const setting = await passingSetting(ctx, settings);
  show(ctx, setting, troublePage(setting, trouble), status);
}
