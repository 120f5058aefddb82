// npm run bench:money
//
// What the money of agencies costs beside a look-up of a lead by its key, through the same client, as the role of the
// application and with row security. In a database of its own that is thrown away.
//
// Look-up       A lead by its primary key, all its columns (findUnique), as the product's own work.
// Strip         What a lead's strip and its *Why* are made of (getLeadMoney), for a supervisor.
// Statement     A month of 10 000 entries for a supervisor: read (getEarnings) and written as CSV, per 1 000 entries.
// Payout run    Everything a run does until its transfers are handed to the outbox, at 100 and at 1 000 agencies with three
//               entries each. Every agency is a transaction; the run is measured once, and told for each agency.
//
// Ends with exit code 1 when a limit is broken. Only the ratios hold on a noisy machine.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./money/run.mjs').then(({ benchMoney }) => benchMoney());
