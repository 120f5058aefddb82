// npm run bench:pages [-- --port 3000] [-- --rows N]
//
// How large the storefront's pages are, as a running Alpenglow (npm start) sends them: landing, one city's listing, two
// properties, search; in English and German. Kilobytes are thousands of bytes.
//
// HTML          The page without compression.
// Flight        How much of it are the scripts by which Next hands React the page a second time, and its share.
// gzip, Brotli  The same text, compressed here at level 6 and quality 5, so that settings of the server do not count.
// Sent          What the server sends to a browser that takes Brotli, once it has compressed the page at leisure; the first
//               views get what is compressed as it is written, a quarter larger.
//
// `--rows N` lists each page's N largest rows of flight data. Ends with exit code 1 if a page is over its limit
// (pages/limits.mjs).
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./pages/run.mjs').then(({ benchPages }) => benchPages(process.argv.slice(2)));
