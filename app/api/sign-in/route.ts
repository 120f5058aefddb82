import { startSignIn } from '@/lib/identity/sign-in';
import { agencyRoute } from '@/lib/route/agency';

/** A plain address for a link or a form: `?door=agency|desk&callbackUrl=&prompt=create|login&login_hint=&demonstration=true` (decisions §2). */
export const GET = agencyRoute((request, context) => startSignIn(request, context));
