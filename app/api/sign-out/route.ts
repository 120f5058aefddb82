import { endSession, takeEndedSession } from '@/lib/people/identity/commands/end';
import { leave, leaveIssuer } from '@/lib/people/identity/sign-out';
import { agencyRoute } from '@/lib/web/route/agency';

/** Signs out here, on the other hosts and at the issuer (rule 2.6). A form without JavaScript works as well. */
export const POST = agencyRoute((request, context) => leave(request, context, endSession));

export const GET = agencyRoute((request, context) => leaveIssuer(request, context, takeEndedSession));
