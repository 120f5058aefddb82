// npm run bench:conversations [-- --seconds N]
//
// 200 open conversations on two web processes over one database: each conversation is open on the screen of one agent, whose
// stream of server-sent events is at one of the processes, 100 at each. At the other process the hotel writes, ten messages a
// second over all conversations in turn, for half a minute. On loopback, built for production, with a database that is thrown
// away afterwards.
//
// Seen       Milliseconds from the moment the hotel's browser begins to send until the event is at the agent's.
// Stored     Milliseconds until the hotel had its answer, within the same.
// Lost       Messages that never came; doubled: that came more than once.
// CPU        Of both web processes together (/proc, so Linux only), as a share of one core.
//
// Told, not judged: on a busy machine everything waits. The aim is 100 ms at the 95th percentile.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./conversations/run.mjs').then(({ benchConversations }) => benchConversations(process.argv.slice(2)));
