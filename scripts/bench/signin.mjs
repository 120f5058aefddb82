// npm run bench:signin
//
// 200 people sign in at the embedded issuer at the same moment, from one address: each opens the authorization, types
// e-mail address and password into the issuer's form and exchanges the code for tokens, over HTTP, with a new browser's
// empty cookies. The issuer runs in a process of its own as `npm start` runs it, with a database that is thrown away.
//
// Told: seconds until the last one is in, the issuer's CPU (/proc, so Linux only), how many came in (a signed id token
// that names their address) and how many twice (a subject or a session that is somebody else's, or more sessions at the
// issuer than people). Ends with exit code 1 unless all are in and nobody twice.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./signin/run.mjs').then(({ benchSignIn }) => benchSignIn());
