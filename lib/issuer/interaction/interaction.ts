import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type Provider from 'oidc-provider';
import { errors, type Interaction } from 'oidc-provider';
import type { AskContext } from '@/lib/issuer/account/commands';
import { readReturn, writeReturn } from '@/lib/issuer/account/return-to';
import { doorOf } from '@/lib/issuer/clients';
import type { Origin, Setting } from '@/lib/issuer/pages/setting';
import { agencyHost } from '@/lib/issuer/return-address';
import { endSessionOfAnother } from '@/lib/issuer/sessions';
import { derivedSecret, type IssuerSettings } from '@/lib/issuer/settings';
import { localeOf, passingSetting, rememberOrigin, settingFor } from '@/lib/issuer/visit';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { affiliateIdOf } from '@/lib/people/affiliate/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';

/** What a form needs besides its fields. */
export type Room = { provider: Provider; settings: IssuerSettings };

/** What an interaction remembers between its pages, beside what oidc-provider keeps. */
type Remembered = {
  /** The mail that was asked for last, and the code in it; none when the address was known already, or unknown. */
  sent?: { kind: 'verify' | 'reset'; email: string; codeId: string | null };
  told?: 'passwordChanged' | 'sentAgain';
  email?: string;
};

/** The interaction this browser is in; null when it has expired or belongs to another browser. */
export async function findInteraction(ctx: Context, provider: Provider, uid: string): Promise<Interaction | null> {
  try {
    const found = await provider.interactionDetails(ctx.req, ctx.res);
    return found.uid === uid ? found : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

export function remembered(interaction: Interaction): Remembered {
  return (interaction.result?.remembered as Remembered | undefined) ?? {};
}

export async function remember(interaction: Interaction, value: Remembered): Promise<void> {
  interaction.result = { remembered: { ...remembered(interaction), ...value } };
  await interaction.persist();
}

/** Where an interaction leads back to: its client has been checked against the rule before it began. */
export function originOfInteraction(params: Readonly<Record<string, unknown>>, settings: IssuerSettings): Origin {
  const { host } = new URL(String(params.redirect_uri));
  return { host, door: doorOf(String(params.client_id), settings) };
}

/** The affiliate named where the sign-in began. */
export function affiliateOf({ params }: Interaction): string | null {
  return affiliateIdOf(typeof params.affiliate === 'string' ? params.affiliate : null);
}

/** The language of an interaction from now on. */
export async function speak(ctx: Context, { settings }: Room, interaction: Interaction, locale: Locale): Promise<void> {
  interaction.params.ui_locales = locale;
  rememberOrigin(ctx, originOfInteraction(interaction.params, settings), locale);
  await interaction.persist();
}

/** In its own language, which `?lang=` changes for good; `name` says which page the switch leads to. */
export async function interactionSetting(
  ctx: Context,
  room: Room,
  interaction: Interaction,
  page: { name?: string } = {},
): Promise<Setting> {
  const { settings } = room;
  const asked = locales.find((locale) => locale === ctx.query.lang);
  if (asked && interaction.params.ui_locales !== asked) await speak(ctx, room, interaction, asked);
  const locale = localeOf(ctx, settings, interaction.params.ui_locales);
  const plain = await settingFor(ctx, settings, originOfInteraction(interaction.params, settings), locale);
  const setting = interaction.prompt.name === 'create' ? await inColorsOfAffiliate(plain, interaction) : plain;
  const switchTo = (lang: Locale) => paths.identity.interaction(interaction.uid, page.name, { lang });
  return { ...setting, switchTo };
}

/** Whoever comes from an affiliate's page to make an account is still with them. */
async function inColorsOfAffiliate(setting: Setting, interaction: Interaction): Promise<Setting> {
  const id = affiliateOf(interaction);
  const affiliate = id && (await getAffiliate(id, setting.locale));
  if (!affiliate) return setting;
  const productName = translator(setting.locale, 'signUp')('titleOf', { affiliate: affiliate.name });
  const { colors, logoPath } = affiliate;
  return { ...setting, brand: { ...setting.brand, name: productName, productName, colors, logoPath } };
}

/** For pages behind the link of a mail, which may be opened in another browser: the code knows where it leads. */
export async function linkedSetting(
  ctx: Context,
  { settings }: Room,
  code: { returnTo: string; account: { locale: Locale } },
  page: { uid: string; name: string; token: string },
): Promise<Setting> {
  const { uid, name, token } = page;
  const lang = locales.find((locale) => locale === ctx.query.lang) ?? code.account.locale;
  const switchTo = (other: Locale) => paths.identity.interaction(uid, name, { token, lang: other });
  const origin = readReturn(code.returnTo);
  if (!agencyHost(origin.host, settings.hosts)) return { ...(await passingSetting(ctx, settings, lang)), switchTo };
  return { ...(await settingFor(ctx, settings, origin, lang)), switchTo };
}

export function askContext({ settings }: Room, interaction: Interaction, setting: Setting): AskContext {
  return {
    locale: setting.locale,
    brandId: setting.brand.id,
    returnTo: writeReturn({ uid: interaction.uid, ...originOfInteraction(interaction.params, settings) }),
    affiliateId: affiliateOf(interaction),
  };
}

/** Binds a form to its interaction: only the page of this browser's interaction carries it. */
export function csrfOf({ settings }: Room, uid: string): string {
  return derivedSecret(settings.secret, `issuer-form:${uid}`);
}

/** Whether a posted form carries it, from a page of before a change of secrets, too. */
export function isCsrfOf({ settings }: Room, uid: string, value: string): boolean {
  const own = [settings.secret, ...settings.formerSecrets].map((secret) => derivedSecret(secret, `issuer-form:${uid}`));
  return own.some((expected) => isEqual(expected, value));
}

function isEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function seeOther(ctx: Context, address: string): void {
  ctx.status = 303;
  ctx.redirect(address);
}

/** Signs the browser in and leads on. A requested `prompt=create` is answered as well, however somebody came in. */
export async function finish(
  ctx: Context,
  { provider }: Room,
  { accountId, stays }: { accountId: string; stays: boolean },
): Promise<void> {
  await endSessionOfAnother(ctx, provider, accountId);
  const result = { login: { accountId, amr: ['pwd'], remember: stays }, create: {} };
  seeOther(ctx, await provider.interactionResult(ctx.req, ctx.res, result));
}
