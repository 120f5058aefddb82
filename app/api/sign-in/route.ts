import { startSignIn } from '@/lib/people/identity/sign-in';
import { agencyRoute } from '@/lib/web/route/agency';

/** A plain address for a link or a form: `?door=agency|desk&callbackUrl=&prompt=create|login&login_hint=&demonstration=true` (rule 2.6). */
export const GET = agencyRoute((request, context) => startSignIn(request, context));
