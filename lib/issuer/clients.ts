import 'server-only';
import type Provider from 'oidc-provider';
import type { ClientMetadata } from 'oidc-provider';
import { isCallback, isSignedOutAddress } from '@/lib/issuer/return-address';
import type { IssuerSettings } from '@/lib/issuer/settings';
import { returnPathOf } from '@/lib/people/identity/rules';
import { type SignInClient, signInClients } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';

/** Our two confidential clients. The addresses here are only the first of many: see `judgeReturnAddresses`. */
export function clientsOf({ clients, issuer, logoutOrigin }: IssuerSettings): ClientMetadata[] {
  const { origin } = new URL(issuer);
  return signInClients.map((door) => ({
    client_id: clients[door].id,
    client_secret: clients[door].secret,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: [`${origin}${returnPathOf(door)}`],
    post_logout_redirect_uris: [`${origin}${paths.landing()}`],
    backchannel_logout_uri: `${logoutOrigin}${paths.api.backchannelLogout(door)}`,
    backchannel_logout_session_required: true,
  }));
}

export function doorOf(clientId: string | undefined, { clients }: IssuerSettings): SignInClient {
  return clientId === clients.desk.id ? 'desk' : 'agency';
}

/** Partner hosts come and go with ALLOWED_HOSTS: the provider asks the rule instead of a list. */
export function judgeReturnAddresses(provider: Provider, settings: IssuerSettings): void {
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed(this: { clientId: string }, address: string) {
      return isCallback(address, doorOf(this.clientId, settings), settings.hosts);
    },
    postLogoutRedirectUriAllowed: (address: string) => isSignedOutAddress(address, settings.hosts),
  });
}
