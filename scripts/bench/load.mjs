// npm run bench:load [-- ROW …] [-- --seconds N] [-- --json FILE]
//
// What a page costs the server, beside a bare dynamic page of Next (fixture/) under the same load in the same run: each
// page of somebody signed in by itself, 8 visitors at once; then 50 at once on a listing from the cache, on searches that
// many share (20 of them) and on searches nobody asked before; then 50 sessions of an agent that search hotels and open
// rooms and rates of one in turn, for three times as long; then visitors of the listing while 50 others search. Names of
// rows (rows.mjs; `grid hotel`) leave out the others. On loopback, both servers built for production, with a database that
// is thrown away afterwards. Every row is warmed with as many views as every other, and measured in three turns, each after
// all others. All rows together are ten minutes of load.
//
// Views      Complete pages (200) per second; refused are those answered 503 at once, told apart. Whoever is refused asks
//            again after a second.
// Median, p95  Milliseconds until a complete page was there; of the refused ones the slowest.
// CPU        User and system time of the server's process (/proc, so Linux only) per view, and how many times that of the
//            bare dynamic page it is. Over its limit (rows.mjs), the run ends with 1.
// Memory     Of the server's process: the most that was resident during the load.
// Sizes      Of the HTML, and of the scripts it names.
//
// Absolute rates are weather. The ratio to the bare page holds on a busy machine.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./load/run.mjs').then(({ benchLoad }) => benchLoad(process.argv.slice(2)));
