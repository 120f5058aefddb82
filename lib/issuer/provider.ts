import 'server-only';
import Provider, { type Configuration, interactionPolicy, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { getAccount } from '@/lib/issuer/account/queries';
import { PayloadAdapter } from '@/lib/issuer/adapter';
import { clientsOf, judgeReturnAddresses } from '@/lib/issuer/clients';
import { type IssuerPages, mountOf } from '@/lib/issuer/pages/types';
import { derivedSecret, type IssuerSettings } from '@/lib/issuer/settings';
import { isFromOurHosts } from '@/lib/issuer/visit';
import { SIGN_IN_SECONDS } from '@/lib/people/identity/rules';
import { log } from '@/lib/platform/log';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** "Stay signed in on this device", and how long a browser that stays open is remembered without it. */
const LASTING_SESSION = 14 * DAY;
const PASSING_SESSION = DAY;
const LOGOUT_TIMEOUT_MILLISECONDS = 4_000;

const cookieNames = { session: 'issuer.session', interaction: 'issuer.interaction', resume: 'issuer.resume' };

/** `prompt=create` (OpenID Connect Prompt Create 1.0): the same interaction, begun at the form for a new account. */
function promptsOf() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/** Resource indicators are addresses; the audience that stands in the tokens need not be one. */
const resourceOf = (audience: string) => `urn:audience:${encodeURIComponent(audience)}`;

/** Both clients are ours: nobody is asked whether they may know what they show anyway. */
async function grantEverything(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(resourceOf(audience), 'api');
  await grant.save();
  return grant;
}

/** A link on a foreign page cannot change who is signed in: from there, the demonstration's sign-in takes a second click. */
const onlyFromOurHosts = (settings: IssuerSettings) => (ctx: KoaContextWithOIDC) => {
  if (ctx.oidc.params && !isFromOurHosts(ctx, settings.hosts)) ctx.oidc.params.demonstration = undefined;
};

/** oidc-provider in our terms. `pages` draws what people see. */
export function createProvider(settings: IssuerSettings, keys: JWK[], pages: IssuerPages): Provider {
  const { issuer, audience, secret } = settings;
  const path = mountOf(issuer);
  const tokenSeconds = () => settings.accessTokenSeconds;
  const configuration: Configuration = {
    adapter: PayloadAdapter,
    jwks: { keys },
    clients: clientsOf(settings),
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale', 'affiliate'],
    },
    scopes: ['openid', 'offline_access'],
    discovery: { ui_locales_supported: ['en', 'de'] },
    extraParams: {
      affiliate: null,
      invited: null,
      ...(settings.isDemo && { demonstration: onlyFromOurHosts(settings) }),
    },
    clientBasedCORS: () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    async findAccount(_ctx, id) {
      const account = await getAccount(id);
      if (!account) return undefined;
      const { email, isEmailVerified, firstName, lastName, locale, affiliateId } = account;
      const claims = { sub: id, email, email_verified: isEmailVerified, locale };
      const names = { ...(firstName && { given_name: firstName }), ...(lastName && { family_name: lastName }) };
      return { accountId: id, claims: () => ({ ...claims, ...names, ...(affiliateId && { affiliate: affiliateId }) }) };
    },
    loadExistingGrant: (ctx) => grantEverything(ctx, audience),
    interactions: {
      policy: promptsOf(),
      url: (ctx, interaction) => pages.interactionUrl(ctx, interaction),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => pages.signOut(ctx, form),
        postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceOf(audience),
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'api',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    issueRefreshToken: () => true,
    // Signing out ends the tokens as well.
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    renderError: (ctx, out, error) => pages.problem(ctx, out, error),
    cookies: {
      keys: [secret, ...settings.formerSecrets].map((one) => derivedSecret(one, 'issuer-cookies')),
      names: cookieNames,
      long: { signed: true, httpOnly: true, sameSite: 'lax', path },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: tokenSeconds,
      AuthorizationCode: MINUTE,
      IdToken: HOUR,
      Interaction: SIGN_IN_SECONDS,
      Session: (_ctx, session) => (session.transient ? PASSING_SESSION : LASTING_SESSION),
      RefreshToken: LASTING_SESSION,
      Grant: LASTING_SESSION,
    },
    // The provider would refuse loopback addresses, which is where our own web server is. It calls nobody else.
    fetch: (url, { method, headers, body, redirect } = {}) =>
      fetch(url, { method, headers, body, redirect, signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MILLISECONDS) }),
  };
  const provider = new Provider(issuer, configuration);
  // server.ts has set these headers itself.
  provider.proxy = true;
  judgeReturnAddresses(provider, settings);
  provider.on('server_error', (ctx, error) => log.error({ err: error, path: ctx.path }, 'issuer'));
  provider.on('backchannel.error', (_ctx, error, client) =>
    log.warn({ client: client.clientId, reason: error.message }, 'a client was not told of a sign-out'),
  );
  return provider;
}
