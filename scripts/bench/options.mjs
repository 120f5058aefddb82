// npm run bench:options [-- --race options|bookings|confirmations|expiry] [--runs N] [--takers N] [--guard-off]
//
// 200 people want the same at once, half of them at each of two web processes over one database, again and again:
//
// options        200 agencies ask for an option on one week of a chalet: all get an answer, one of them the first place.
// bookings       200 agencies book the last room of a hotel that books at once.
// confirmations  200 booking requests wait for one week, and 200 of the operator's people confirm one each.
// expiry         An option ends while its agent books it and the agent behind books as well, 100 times each.
//
// Winners   Leads that have what was wanted, of all runs together: one a run.
// 5xx       Answers that are an error of ours; a 503 counts, too.
// Overlaps  Pairs of holds that have the same nights, and nights sold more often than there are rooms.
//
// Ends with 1 when a run has another number of winners than one, an answer is 5xx, or something overlaps. With --guard-off the
// locks and constraints are taken out of the benchmark's own database, and it ends with 1 when nothing is sold twice: a guard
// nobody needs would prove nothing. On loopback, built for production, with a database that is thrown away afterwards.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./options/run.mjs').then(({ benchOptions }) => benchOptions(process.argv.slice(2)));
