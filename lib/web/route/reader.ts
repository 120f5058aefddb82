import 'server-only';
import { judgeCall } from '@/lib/people/access/rules';
import { identify } from './viewer';

type RouteHandler = (request: Request, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;

/**
 * One address with an answer for anybody and another one for signed-in people who sell, on agency hosts. Two routes with
 * types of their own, so that neither can give what belongs to the other.
 */
export function readersRoute({ anybody, agency }: { anybody: RouteHandler; agency: RouteHandler }): RouteHandler {
  return async (request, segment) => {
    // A token that is none is refused by the agency's route, which asks again who calls.
    const isAgency = await identify(request).then(
      (viewer) => judgeCall(viewer, 'hotels') === 'allowed',
      () => true,
    );
    return isAgency ? agency(request, segment) : anybody(request, segment);
  };
}
