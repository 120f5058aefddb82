import { z } from 'zod';
import { endSessionsOfIssuer } from '@/lib/identity/commands/end';
import { readLogoutToken } from '@/lib/identity/logout-token';
import { doors } from '@/lib/identity/rules';
import { log } from '@/lib/log';
import { agencyRoute } from '@/lib/route/agency';
import { readBody } from '@/lib/route/body';

const doorSchema = z.enum(doors).nullable().catch(null);

/** The issuer tells that somebody signed out there (OpenID Connect Back-Channel Logout): `?client=agency|desk`. */
export const POST = agencyRoute(async (request, context) => {
  const body = await readBody(request);
  const door = doorSchema.parse(new URL(request.url).searchParams.get('client'));
  const notice = await readLogoutToken(body.isForm ? body.value.logout_token : null, door);
  const ended = await endSessionsOfIssuer(notice);
  log.info({ route: 'backchannel-logout', requestId: context.requestId, ended });
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
});
