import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { freePort } from '../../setup/ports.mjs';
import { Problem } from '../../setup/problem.mjs';
import { endGroup, launch } from '../../setup/processes.mjs';
import { BROWSER_ARGS } from './browser.mjs';
import { median } from './median.mjs';
import { CATEGORIES } from './scores.mjs';

const RUNS = 7;
const ATTEMPTS = 3;
const READY_MS = 30_000;

const SETTINGS = { onlyCategories: CATEGORIES, output: 'json', logLevel: 'error', maxWaitForLoad: 30_000 };

async function untilReady(port) {
  for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Problem('The browser for Lighthouse did not start.');
}

/** `work(port)` with a new browser that listens there and has no memory. */
async function withFreshBrowser(executable, work) {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-lighthouse-'));
  const args = [...BROWSER_ARGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  const child = launch(executable, args, { stdio: 'ignore' });
  try {
    await untilReady(port);
    return await work(port);
  } finally {
    await endGroup(child.pid, 'SIGTERM');
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Audits that cost points, as `seo: is-crawlable`. */
function lostPoints(report) {
  return Object.values(report.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (report.audits[audit].score ?? 1) < 0.9)
      .map(({ id: audit }) => `${id}: ${audit}`),
  );
}

/** One run, tried again when the browser gave Lighthouse nothing to read; `{ error }` when it never did. */
async function runOnce(executable, target) {
  let error = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = (port) => lighthouse(target.url, { ...SETTINGS, port });
    const report = await withFreshBrowser(executable, read).then(
      ({ lhr }) => lhr,
      (thrown) => ({ runtimeError: thrown }),
    );
    if (!report.runtimeError) return figuresOf(report);
    error = report.runtimeError.message;
  }
  return { error };
}

function figuresOf(report) {
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(report.categories[id].score * 100)]));
  const value = (audit) => Math.round(report.audits[audit].numericValue);
  const timings = {
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    speedIndex: value('speed-index'),
  };
  return { scores, timings, lost: lostPoints(report) };
}

function medians(runs, field) {
  return Object.fromEntries(
    Object.keys(runs[0][field]).map((key) => [key, median(runs.map((run) => run[field][key]))]),
  );
}

/** Mobile scores of each target, the runs alternating: `[{ target, scores, timings, lost }]`, or `{ target, error }`. */
export async function runLighthouse({ executable, targets, progress }) {
  const runs = targets.map(() => []);
  for (let run = 1; run <= RUNS; run++) {
    for (const [index, target] of targets.entries()) {
      progress(`run ${run} of ${RUNS}, ${target.page}`);
      runs[index].push(await runOnce(executable, target));
    }
  }
  return targets.map((target, index) => {
    const failed = runs[index].find(({ error }) => error);
    if (failed) return { target, error: failed.error };
    return {
      target,
      scores: medians(runs[index], 'scores'),
      timings: medians(runs[index], 'timings'),
      lost: [...new Set(runs[index].flatMap(({ lost }) => lost))],
    };
  });
}
