import { z } from 'zod';
import { endSessionsOfIssuer } from '@/lib/people/identity/commands/end';
import { readLogoutToken } from '@/lib/people/identity/logout-token';
import { signInClients } from '@/lib/people/openid/clients';
import { log } from '@/lib/platform/log';
import { readBody } from '@/lib/platform/request/body';
import { agencyRoute } from '@/lib/web/route/agency';

const doorSchema = z.enum(signInClients).nullable().catch(null);

/** The issuer tells that somebody signed out there (OpenID Connect Back-Channel Logout): `?client=agency|desk`. */
export const POST = agencyRoute(async (request, context) => {
  const body = await readBody(request);
  const door = doorSchema.parse(new URL(request.url).searchParams.get('client'));
  const notice = await readLogoutToken(body.isForm ? body.value.logout_token : null, door);
  const ended = await endSessionsOfIssuer(notice);
  log.info({ route: 'backchannel-logout', requestId: context.requestId, ended });
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
});
