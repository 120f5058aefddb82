// npm run bench:documents
//
// What the PDF of an offer costs: four alternatives with pictures, six pages. Drawn one after the other in one process, as
// the web process does. The first is told apart: it reads fonts and cuts pictures, which are kept.
//
// First byte    The whole document, because it is sent when it is complete.
// Memory        The largest resident set beyond that of the process before its first document.
import './documents/environment';
import { readdirSync } from 'node:fs';
import { renderOffer } from '@/lib/documents/offer/render';
import { benchOffer } from './documents/offer';
import { benchmark } from './harness.mjs';

const TIMES = 20;

async function bench() {
  const pictures = readdirSync('public/media').filter((file) => file.endsWith('.jpg'));
  const shown = benchOffer(pictures);
  const before = process.memoryUsage.rss();
  let largest = before;
  let pages = 0;
  const took: number[] = [];
  for (let turn = 0; turn <= TIMES; turn += 1) {
    const started = performance.now();
    const pdf = await renderOffer({ shown, link: 'https://agency.example/offers/token', now: new Date() });
    took.push(performance.now() - started);
    pages = (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
    largest = Math.max(largest, process.memoryUsage.rss());
  }
  const [first = 0, ...later] = took;
  const sorted = later.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const seconds = later.reduce((sum, one) => sum + one, 0) / 1000;
  return {
    lines: [
      ['pages of a document', pages],
      ['pages per second', Math.round(((pages * later.length) / seconds) * 10) / 10],
      ['first byte, first document (ms)', Math.round(first)],
      ['first byte, median (ms)', Math.round(median)],
      ['first byte, slowest of the later (ms)', Math.round(sorted.at(-1) ?? 0)],
      ['memory beyond the start (MB)', Math.round((largest - before) / 1024 / 1024)],
    ].map(([name, figure]) => `${String(name).padEnd(40)}${String(figure).padStart(8)}`),
  };
}

await benchmark('bench:documents', bench);
