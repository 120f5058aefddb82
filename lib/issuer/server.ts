import 'server-only';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Context, Next } from 'koa';
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { sendAsset } from '@/lib/issuer/assets';
import { originOfInteraction, type Room } from '@/lib/issuer/interaction/interaction';
import { answerInteraction } from '@/lib/issuer/interaction/routes';
import { showTrouble } from '@/lib/issuer/interaction/shown';
import { readSigningKeys } from '@/lib/issuer/keys';
import { signedOutPage, signOutPage, troublePage } from '@/lib/issuer/pages/ending';
import { type IssuerPages, mountOf } from '@/lib/issuer/pages/types';
import { createProvider } from '@/lib/issuer/provider';
import { agencyHost } from '@/lib/issuer/return-address';
import type { IssuerSettings } from '@/lib/issuer/settings';
import { localeOf, originOf, passingSetting, rememberOrigin, setPolicy, settingFor, show } from '@/lib/issuer/visit';
import { paths } from '@/lib/platform/addresses/paths';
import { log } from '@/lib/platform/log';

function hostIn(address: unknown, settings: IssuerSettings): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  return agencyHost(host, settings.hosts) ? host : null;
}

/** The same object: the library's type only adds to Koa's. */
const plain = (ctx: KoaContextWithOIDC) => ctx as unknown as Context;

/** What oidc-provider leaves to us, drawn in the brand of the host somebody came from. */
function pagesOf(settings: IssuerSettings): IssuerPages {
  const settingOf = async (ctx: KoaContextWithOIDC, address: unknown) => {
    const host = hostIn(address, settings);
    if (host === null) return passingSetting(plain(ctx), settings, ctx.oidc?.params?.ui_locales);
    const { door } = originOf(plain(ctx), settings);
    return settingFor(
      plain(ctx),
      settings,
      { host, door },
      localeOf(plain(ctx), settings, ctx.oidc.params?.ui_locales),
    );
  };
  return {
    interactionUrl(ctx, { uid, params }) {
      const locale = localeOf(plain(ctx), settings, params.ui_locales);
      rememberOrigin(plain(ctx), originOfInteraction(params, settings), locale);
      return paths.identity.interaction(uid);
    },
    async signOut(ctx) {
      const { params, session, entities } = ctx.oidc;
      const setting = await settingOf(ctx, params?.post_logout_redirect_uri);
      const hint = (entities as { IdTokenHint?: { payload: { sub?: string } } }).IdTokenHint;
      const view = {
        action: ctx.oidc.urlFor('end_session_confirm'),
        xsrf: String(session?.state?.secret),
        isAutomatic: hint !== undefined && hint.payload.sub === session?.accountId,
      };
      show(plain(ctx), setting, signOutPage(setting, view));
    },
    async signedOut(ctx) {
      const setting = await settingOf(ctx, undefined);
      show(plain(ctx), setting, signedOutPage(setting));
    },
    async problem(ctx, { error: code }, error) {
      const setting = await settingOf(ctx, undefined);
      const { status } = ctx;
      const isExpired = error instanceof errors.SessionNotFound;
      const trouble = isExpired ? 'expired' : status >= 500 ? 'failed' : 'request';
      show(plain(ctx), setting, troublePage(setting, trouble, isExpired ? undefined : code), status);
    },
  };
}

/** The headers of every answer; pages set a policy of their own later. */
function secure(ctx: Context, settings: IssuerSettings): void {
  ctx.state.nonce = randomBytes(16).toString('base64');
  const { host } = originOf(ctx, settings);
  const asked = [ctx.query.redirect_uri, ctx.query.post_logout_redirect_uri].flatMap(
    (one) => hostIn(one, settings) ?? [],
  );
  setPolicy(
    ctx,
    [host, ...asked].map((name) => `${settings.hosts.protocol}//${name}`),
  );
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.set('Cache-Control', 'no-store');
  if (settings.hosts.protocol === 'https:') ctx.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}

function answer(room: Room) {
  return async (ctx: Context, next: Next): Promise<void> => {
    secure(ctx, room.settings);
    try {
      const [, folder, name = '', page = ''] =
        /^\/(interaction|assets)\/([\w.-]{1,64})(?:\/([a-z-]{1,32}))?$/.exec(ctx.path) ?? [];
      if (folder === 'assets') sendAsset(ctx, name);
      else if (folder === 'interaction') await answerInteraction(ctx, room, name, page);
      else await next();
    } catch (error) {
      log.error({ err: error, path: ctx.path.replace(/\/interaction\/.*/, '/interaction') }, 'issuer');
      await showTrouble(ctx, room, 'failed', 500);
    }
  };
}

/**
 * One issuer, one host: whatever a request says of where it came in is replaced before anything reads it. The web
 * server in front has judged the host; only the caller's address is taken from what it says, for limits.
 */
function handler(provider: Provider, { issuer }: IssuerSettings): http.RequestListener {
  const { host, protocol } = new URL(issuer);
  const mount = mountOf(issuer);
  const callback = provider.callback();
  return (request, response) => {
    const asked = request.headers['x-forwarded-host'];
    const url = request.url ?? '/';
    if (asked !== undefined && asked !== host) {
      response.writeHead(421, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (url !== mount && !url.startsWith(`${mount}/`) && !url.startsWith(`${mount}?`)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(mount.length) || '/';
    void callback(request, response);
  };
}

export type RunningIssuer = { provider: Provider; port: number; close: () => Promise<void> };

/** Listens on loopback only; `port` 0 takes a free one. */
export async function startIssuer(settings: IssuerSettings, port: number): Promise<RunningIssuer> {
  const provider = createProvider(settings, await readSigningKeys(settings), pagesOf(settings));
  provider.use(answer({ provider, settings }));
  const server = http.createServer(handler(provider, settings));
  // The web server keeps its connections open and would now and then ask over one that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  return {
    provider,
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
