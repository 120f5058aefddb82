import { startSignUp } from '@/lib/people/identity/sign-up';
import { agencyRoute } from '@/lib/web/route/agency';

/** The form of `/signup` and `/signup/{affiliate}` (specification 1 §2, sign-up page). */
export const POST = agencyRoute((request, context) => startSignUp(request, context));
