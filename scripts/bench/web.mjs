// npm run bench:web [-- --only storefront|agency] [-- --no-lighthouse] [-- --json FILE]
//
// The storefront and the agency side beside a bare Next (fixture/: a layout, a page with one next/link, the same page
// rendered at every request, the page they lead to, and a static page of any weight), measured in one run on one machine,
// because only ratios and counts hold on a noisy one. It builds both for production, starts them on free ports of
// loopback with a database of its own that is thrown away afterwards, and ends with exit code 1 if a limit
// (web/limits.mjs) is broken.
//
// Pages: landing, one city's listing, one property; sign-in, and of a signed-in agent /hotels (the shell) and
// /partner/my-network; in English and German, at 1440 and 390 pixels.
//
// Script        Everything of type script an idle visit fetches: load, five seconds, then until the network is quiet.
//               Each body is compressed again with gzip -9, so settings of the server do not count. The file for old
//               browsers (`nomodule`) is left out. The figure is that of the worst of a page's four visits.
// Requests      Of the same visits. Before anybody touches the page it may ask for its own assets and for prefetched
//               pages, nothing else: no other host, no fetch of its own, nothing that fails.
// CLS           Of the same visits, without scrolling, as three decimals show it.
// CPU           User and system time of the server's processes (/proc, so Linux only) over keep-alive requests of a page
//               that is cached, asked for as browsers do over TLS, gzip or Brotli: middleware and the cache, not the rendering.
//               Judged against the bare page with its one link, heavy or not. A bare static page with as much HTML and the
//               ratios without compression are told beside it. Rounds alternate between the pages; a figure is the median
//               over the rounds of the ratio within a round. Pages of the agency side are rendered for somebody signed
//               in at every request: the shell is judged against the bare page that is rendered at every request, too;
//               the sign-in page and a page that reads from the database are told.
// Lighthouse    12, of the storefront, mobile with simulated throttling, median of seven alternating runs in a fresh
//               browser each. Accessibility, best practices and SEO are judged; performance, which is as much about the
//               machine, is told beside the bare page's.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./web/run.mjs').then(({ benchWeb }) => benchWeb(process.argv.slice(2)));
