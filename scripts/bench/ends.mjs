// npm run bench:ends
//
// Ends, starts and bad days of a web process, built for production, with the demonstration data in a database that is thrown away.
//
// Ends and starts  Seconds from SIGTERM until the process is gone, and from the start of its successor until it answers its home page,
//                  with no, 5 and 500 open event streams, whose browsers ask again every two seconds.
// Bad days         What each kind of page answers, and after how long: the first and the second one who asks. The database is
//                  frozen (nothing arrives any more, nothing breaks), dead (nobody listens), or its disk is full (what is
//                  written, or sorted beside the tables, is refused as PostgreSQL refuses it then).
// Memory           What is resident of the web process when it has started and with 500 streams.
// API              What the public linter says of the API's document.
//
// Ends with exit code 1 when an end takes longer than five seconds, or a page longer than ten on a bad day.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./ends/run.mjs').then(({ benchEnds }) => benchEnds());
