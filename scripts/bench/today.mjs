// npm run bench:today
//
// What a morning reads beside a look-up of a lead by its key, through the same client, as the role of the application and with
// row security. In a database of its own that is thrown away.
//
// Look-up       A lead by its primary key, all its columns (findUnique), as the product's own work.
// List          What is due for a supervisor's team of 5 000 open deadlines (listToday).
// Reports       Each measure of a year over 50 000 leads of an agency (getReport), by month and, as far as it can be, by house;
//               for the replies 100 000 messages. All together are held beside those of half as many.
//
// Ends with exit code 1 when a limit is broken. Only the ratios hold on a noisy machine.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./today/run.mjs').then(({ benchToday }) => benchToday());
