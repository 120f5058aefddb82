import { TestIssuer } from '../session/issuer';

/** Runs before lib/platform/env reads the environment: import it before anything of `lib`. */
export const issuer = new TestIssuer();
await issuer.start(() => 'of-the-tests');
Object.assign(process.env, { OIDC_ISSUER: issuer.issuer, EMBEDDED_ISSUER_URL: issuer.url });
