import http from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

const PUBLIC_ISSUER = 'http://lds.localhost:3000/identity';
const AUDIENCE = 'alpenglow-api';
const RESOURCE = `urn:audience:${AUDIENCE}`;

export type Account = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  locale?: string;
  role?: string;
  company?: string;
  affiliate?: string;
};

type TokenAnswer = { status?: number; body: Record<string, unknown> };

/**
 * A real issuer (oidc-provider) on loopback under a public name of its own, as the embedded one is. Its one page signs in
 * whoever `login_hint` names. What it answers at the token endpoint can be replaced, to play an issuer that lies.
 */
export class TestIssuer {
  readonly issuer = PUBLIC_ISSUER;
  readonly audience = AUDIENCE;
  readonly accounts = new Map<string, Account>();
  /** Requests at the token endpoint by grant type. */
  asked: Record<string, number> = {};
  /** Replaces the token endpoint's answer. */
  answerToken: ((body: Record<string, unknown>) => TokenAnswer | Promise<TokenAnswer>) | null = null;
  /** Who its discovery document says it is. */
  namesItself = PUBLIC_ISSUER;
  /** Answers 503 to everything. */
  isDown = false;
  /** How many requests came while it was down. */
  turnedAway = 0;
  accessTokenSeconds = 300;
  /** Held until it resolves, so that requests overlap. */
  beforeToken: Promise<void> | null = null;
  readonly wrongKey: Promise<CryptoKey>;
  private key: CryptoKey | null = null;
  private readonly server = http.createServer((request, response) => void this.serve(request, response));
  private provider: Provider | null = null;
  private port = 0;

  constructor() {
    this.wrongKey = generateKeyPair('RS256').then(({ privateKey }) => privateKey);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(clientSecret: (id: string) => string): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    this.key = privateKey;
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' };
    this.provider = this.createProvider(jwk, clientSecret);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A token of this issuer, or of somebody who says to be it. */
  async sign(claims: Record<string, unknown>, { typ = 'at+jwt', kid = 'first', key = this.key } = {}): Promise<string> {
    if (!key) throw new Error('The issuer was not started.');
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: PUBLIC_ISSUER, iat: now, exp: now + 300 };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', typ, kid }).sign(key);
  }

  private createProvider(jwk: JWK, clientSecret: (id: string) => string): Provider {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
    const clients = { 'alpenglow-agency': '/oidc-callback', 'alpenglow-desk': '/desk/oidc-callback' };
    const hosts = ['lds.localhost:3000', 'amex.lds.localhost:3000'];
    const provider = new Provider(PUBLIC_ISSUER, {
      jwks: { keys: [jwk as never] },
      clients: Object.entries(clients).map(([id, path]) => ({
        client_id: id,
        client_secret: clientSecret(id),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code' as const],
        backchannel_logout_uri: 'http://lds.localhost:3000/api/backchannel-logout',
        backchannel_logout_session_required: true,
        redirect_uris: hosts.map((host) => `http://${host}${path}`),
        post_logout_redirect_uris: hosts.flatMap((host) => [`http://${host}/signin`, `http://${host}/desk/signin`]),
      })),
      pkce: { required: () => true },
      conformIdTokenClaims: false,
      scopes: ['openid', 'offline_access'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'locale', 'role', 'company', 'affiliate'],
      },
      findAccount: async (_ctx, id) => {
        const account = this.accounts.get(id);
        return account && { accountId: id, claims: async () => ({ sub: id, ...account }) };
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        });
        grant.addOIDCScope('openid profile email');
        grant.addResourceScope(RESOURCE, 'api');
        await grant.save();
        return grant;
      },
      interactions: { policy, url: (_ctx, { uid }) => `/identity/interaction/${uid}` },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => RESOURCE,
          useGrantedResource: () => true,
          getResourceServerInfo: () => ({ scope: 'api', audience: AUDIENCE, accessTokenFormat: 'jwt' }),
        },
      },
      issueRefreshToken: () => true,
      expiresWithSession: () => false,
      rotateRefreshToken: true,
      cookies: { keys: ['of-the-tests'] },
      ttl: {
        AccessToken: () => this.accessTokenSeconds,
        Session: 86_400,
        Grant: 86_400,
        RefreshToken: 86_400,
        Interaction: 600,
        IdToken: 600,
      },
    });
    provider.proxy = true;
    return provider;
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { host, pathname: mount } = new URL(PUBLIC_ISSUER);
    Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' });
    const original = request.url ?? '/';
    const path = original.slice(mount.length) || '/';
    if (this.isDown) {
      this.turnedAway += 1;
      return void response.writeHead(503).end();
    }
    if (!this.provider || !original.startsWith(mount)) return void response.writeHead(404).end();
    if (path.startsWith('/interaction/')) return this.interact(request, response);
    Object.assign(request, { originalUrl: original, url: path });
    if (path === '/.well-known/openid-configuration')
      this.rewrite(response, (body) => ({ body: { ...body, issuer: this.namesItself } }));
    if (path === '/token') await this.intercept(request, response);
    this.provider.callback()(request, response);
  }

  private async interact(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const details = await this.provider?.interactionDetails(request, response);
    const accountId = String(details?.params.login_hint ?? '');
    const result = accountId
      ? { login: { accountId }, create: {} }
      : { error: 'access_denied', error_description: 'turned back' };
    await this.provider?.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private async intercept(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    // oidc-provider takes a body somebody has read before it.
    Object.assign(request, { body: Object.fromEntries(form) });
    const grant = form.get('grant_type') ?? '';
    this.asked[grant] = (this.asked[grant] ?? 0) + 1;
    await this.beforeToken;
    if (this.answerToken) this.rewrite(response, this.answerToken);
  }

  private rewrite(response: http.ServerResponse, answer: NonNullable<TestIssuer['answerToken']>): void {
    const end = response.end.bind(response);
    Object.assign(response, {
      end: (body: Buffer | string) => {
        Promise.resolve(answer(JSON.parse(String(body))))
          .then(({ status = 200, body: changed }) => {
            const text = JSON.stringify(changed);
            response.removeHeader('content-length');
            response.statusCode = status;
            end(text);
          })
          .catch((error: unknown) => response.destroy(error as Error));
        return response;
      },
    });
  }
}
