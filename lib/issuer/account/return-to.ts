import { type SignInClient, signInClients } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';

/** Where a code's owner was going: the interaction, for its own browser, and host and client, for any other one. */
type ReturnTo = { uid: string; host: string; door: SignInClient };

/** As it is kept with the code: a path of ours. */
export function writeReturn({ uid, host, door }: ReturnTo): string {
  return paths.identity.interaction(uid, undefined, { host, door });
}

export function readReturn(returnTo: string): ReturnTo {
  const [path = '', query] = returnTo.split('?');
  const params = new URLSearchParams(query);
  return {
    uid: path.split('/').at(-1) ?? '',
    host: params.get('host') ?? '',
    door: signInClients.find((door) => door === params.get('door')) ?? 'agency',
  };
}
