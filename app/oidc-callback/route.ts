import { recordArrival } from '@/lib/identity/commands/arrival';
import { finishSignIn } from '@/lib/identity/sign-in';
import { agencyRoute } from '@/lib/route/agency';

/** Return point of the agencies' door (decisions §2). */
export const GET = agencyRoute((request, context) => finishSignIn(request, context, 'agency', recordArrival));
