import 'server-only';
import type { Context } from 'koa';
import { drawPage, type Page } from '@/lib/issuer/pages/layout';
import { brandOf, chooseLocale, type KnownOrigin, type Origin, type Setting } from '@/lib/issuer/pages/setting';
import { agencyHost, type ReturnHosts } from '@/lib/issuer/return-address';
import type { IssuerSettings } from '@/lib/issuer/settings';
import { signInClients } from '@/lib/people/openid/clients';
import { localeCookie } from '@/lib/platform/addresses/locale';
import { paths } from '@/lib/platform/addresses/paths';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { callerAddress } from '@/lib/platform/request/caller';

const ORIGIN_COOKIE = 'issuer.from';
const MAXIMUM_BODY_BYTES = 16_384;

/** The answer's nonce, made by server.ts. */
function nonceOf(ctx: Context): string {
  return String(ctx.state.nonce);
}

/** What a page may load and where its forms may lead: a form's redirect back to the host counts as well. */
export function setPolicy(ctx: Context, hostOrigins: readonly string[]): void {
  const targets = [...new Set(["'self'", ...hostOrigins])].join(' ');
  ctx.set(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonceOf(ctx)}'`,
      `style-src 'nonce-${nonceOf(ctx)}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      `form-action ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}

/** Remembers where somebody came from, so that even a page without an interaction leads back there, in its brand. */
export function rememberOrigin(ctx: Context, { host, door }: Origin, locale: Locale): void {
  const options = { signed: true, httpOnly: true, sameSite: 'lax', path: paths.identity.home() } as const;
  ctx.cookies.set(ORIGIN_COOKIE, [door, host, locale].join('|'), options);
}

export function originOf(ctx: Context, settings: IssuerSettings): KnownOrigin {
  const [door, host, locale] = (ctx.cookies.get(ORIGIN_COOKIE, { signed: true }) ?? '').split('|');
  const known = signInClients.find((name) => name === door);
  if (known && host && agencyHost(host, settings.hosts)) {
    return { host, door: known, locale: isLocale(locale) ? locale : null };
  }
  return { host: new URL(settings.issuer).host, door: 'agency', locale: null };
}

export function localeOf(ctx: Context, settings: IssuerSettings, uiLocales: unknown): Locale {
  return chooseLocale(
    uiLocales,
    originOf(ctx, settings).locale,
    ctx.cookies.get(localeCookie(ctx.secure)),
    ctx.get('accept-language'),
  );
}

/** The setting of a page that belongs to no interaction. */
export async function passingSetting(ctx: Context, settings: IssuerSettings, uiLocales?: unknown): Promise<Setting> {
  return settingFor(ctx, settings, originOf(ctx, settings), localeOf(ctx, settings, uiLocales ?? ctx.query.ui_locales));
}

export async function settingFor(
  ctx: Context,
  settings: IssuerSettings,
  { host, door }: Origin,
  locale: Locale,
): Promise<Setting> {
  const hostOrigin = `${settings.hosts.protocol}//${host}`;
  const brand = await brandOf(host, settings);
  return { brand, locale, door, hostOrigin, nonce: nonceOf(ctx), isDemo: settings.isDemo, switchTo: null };
}

export function show(ctx: Context, setting: Setting, page: Page, status = 200): void {
  setPolicy(ctx, [setting.hostOrigin]);
  ctx.status = status;
  ctx.set('Content-Language', setting.locale);
  ctx.type = 'html';
  ctx.body = drawPage(setting, page);
}

/** Whom limits count as one: the web server in front has seen the caller and says so last. */
export function addressOf(ctx: Context): string {
  return callerAddress(ctx.get('x-forwarded-for') || null);
}

/** Fields of a posted form; null when it is none, or too large. */
export async function readForm(ctx: Context): Promise<Record<string, string> | null> {
  if (!ctx.is('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += (chunk as Buffer).length;
    if (size > MAXIMUM_BODY_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

/** Whether what led here, over any number of redirects, was a page of our hosts or somebody's own hand. */
export function isFromOurHosts(ctx: Pick<Context, 'get'>, hosts: ReturnHosts): boolean {
  if (ctx.get('sec-fetch-site') !== 'cross-site') return true;
  const referrer = ctx.get('referer');
  return URL.canParse(referrer) && agencyHost(new URL(referrer).host, hosts) !== null;
}

/** Our pages send no referrer, so browsers say `null` for their origin; a page of somebody else says its own. */
export function isFromOurPage(ctx: Context, issuer: string): boolean {
  const site = ctx.get('sec-fetch-site');
  const origin = ctx.get('origin');
  if (site !== '' && site !== 'same-origin') return false;
  return origin === '' || origin === 'null' || origin === new URL(issuer).origin;
}
