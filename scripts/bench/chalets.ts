// npm run bench:chalets
//
// What reading and booking chalets costs an agency, beside a look-up by primary key in the same database, with the
// demonstration's data. Rounds go through everything that is measured, because only ratios hold on a noisy machine.
//
// Look-up        A property by its primary key, all its columns.
// Season grid    Everything the page of four chalets reads: cards, stays, holds, what each earns, own leads.
// Search         One city with dates: as the storefront asks, and as an agency does, with commission and operator.
// Booking        The operator's confirmation of a request, and the same without what keeps the search's projection.
//
// Ends with exit code 1 when a limit of the last column is broken. DATABASE_OWNER_URL names a server to use instead of an
// embedded one.
import { benchChalets } from './chalets/run.mjs';

await benchChalets();
