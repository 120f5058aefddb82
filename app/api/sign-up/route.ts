import { startSignUp } from '@/lib/people/identity/sign-up';
import { agencyRoute } from '@/lib/web/route/agency';

/** The form of `/signup` and `/signup/{affiliate}` (rule 2.13). */
export const POST = agencyRoute((request, context) => startSignUp(request, context));
