import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';

// Set up anew for every test file: what it met is told at its end, what is taken out is asked for at its beginning.
const place = process.env.REFUSALS_PLACE;
const read = (name) => (fs.existsSync(path.join(place, name)) ? fs.readFileSync(path.join(place, name), 'utf8') : '');
const out = new Set(read('out').split('\n').filter(Boolean));
const met = new Set();

globalThis.noticeRefusal = (id, isRefused) => {
  if (!isRefused) return isRefused;
  if (out.has(id)) return false;
  met.add(`${id}\t${expect.getState().currentTestName ?? ''}`);
  return isRefused;
};

const began = performance.now();
afterAll(() => {
  if (out.size > 0) return;
  const { testPath } = expect.getState();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [...met].map((one) => `${one}\t${testPath}\t${seconds}\n`);
  fs.appendFileSync(path.join(place, 'met'), lines.join(''));
});
