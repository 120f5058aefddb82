// npm run bench:load [-- --seconds N] [-- --json FILE]
//
// 50 visitors at once, each asking for the next page as soon as the last one is there: a bare dynamic page of Next
// (fixture/), a listing from the cache, and /search, once with searches that many share (20 of them) and once with
// searches nobody asked before; then 50 sessions of an agent that search hotels and open rooms and rates of one in turn,
// for three times as long. Then visitors of the listing while 50 others search, and what the scripts of the agents' pages
// weigh. On loopback, both servers built for production in the same run, with a database that is thrown away afterwards.
// It ends by itself after about six minutes of load.
//
// Views      Complete pages (200) per second; refused are those answered 503 at once, told apart. Whoever is refused asks
//            again after a second.
// Median, p95  Milliseconds until a complete page was there; of the refused ones the slowest.
// CPU        User and system time of the server's process (/proc, so Linux only) per view, and how many times that of the
//            bare dynamic page it is.
// Memory     Of the server's process: the most that was resident during the load.
//
// Told, not judged: absolute rates are weather. The ratio to the bare page holds on a busy machine.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./load/run.mjs').then(({ benchLoad }) => benchLoad(process.argv.slice(2)));
