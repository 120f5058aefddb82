import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { finishSignIn } from '@/lib/people/identity/sign-in';
import { agencyRoute } from '@/lib/web/route/agency';

/** Return point of the hotels' and operators' sign-in (rule 2.6). */
export const GET = agencyRoute((request, context) => finishSignIn(request, context, 'desk', recordArrival));
