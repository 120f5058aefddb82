import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../setup/browser.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { install } from '../../setup/install.mjs';
import { root } from '../../setup/places.mjs';
import { Problem } from '../../setup/problem.mjs';
import { say, step } from '../../setup/report.mjs';
import { OUTSIDE } from '../../setup/test-all.mjs';
import { makeTestDirectory } from '../../setup/test-place.mjs';
import { benchmark, brokenIn } from '../harness.mjs';
import { canReadProcessTime } from './process-time.mjs';
import { drawTable } from './table.mjs';
import { agencyTargets, bareDynamicTarget, bareTarget, productTargets, targetName } from './targets.mjs';
import { cpuRows, dynamicCpuRows, hints, lighthouseRows, visitRows } from './verdicts.mjs';

const NEEDED_MB = 1500;
const SIDES = ['storefront', 'agency'];

function readArguments(args) {
  try {
    const only = { type: 'string', default: 'both' };
    const options = { json: { type: 'string' }, 'no-lighthouse': { type: 'boolean', default: false }, only };
    const { values } = parseArgs({ args, options });
    if (values.only !== 'both' && !SIDES.includes(values.only)) throw new Error(`There is no side "${values.only}"`);
    return values;
  } catch (error) {
    throw new Problem(`${error.message}: the options are --only storefront|agency, --no-lighthouse and --json FILE.`);
  }
}

/** Visits of every page on every device: once to have pages and pictures made, once to look. */
async function visitAll(executable, targets) {
  const { startBrowser, viewports, visit, warmUp } = await import('./visit.mjs');
  const started = await startBrowser(executable);
  const each = targets.flatMap((target) => Object.keys(viewports).map((device) => [target, device]));
  const visits = [];
  try {
    await step('Pages and pictures', async (progress) => {
      for (const [index, target] of targets.entries()) {
        progress(`${index + 1} of ${targets.length}: ${targetName(target)}`);
        await warmUp(started, target);
      }
      return 'made';
    });
    await step('Idle visits', async (progress) => {
      for (const [index, [target, device]] of each.entries()) {
        progress(`${index + 1} of ${each.length}: ${targetName(target)}, ${device}`);
        visits.push(await visit(started, target, device));
      }
      return `${visits.length} made`;
    });
  } finally {
    await started.browser.close();
  }
  return visits;
}

/** `measure`: which of cpu.mjs. Nothing without targets, and where the system does not tell. */
async function measureProcessor(title, measure, bare, targets) {
  if (targets.length === 0) return undefined;
  if (!canReadProcessTime) {
    say('  CPU per request is read from /proc, which this system does not have: not measured.');
    return undefined;
  }
  let results;
  await step(title, async (progress) => {
    results = await measure({ bare, targets, progress });
    return 'measured';
  });
  return results;
}

async function judgePages(executable, targets) {
  let results;
  await step('Lighthouse', async (progress) => {
    const { runLighthouse } = await import('./lighthouse.mjs');
    results = await runLighthouse({ executable, targets, progress });
    return 'done';
  });
  return results;
}

async function measure({ 'no-lighthouse': isQuick, only }) {
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  requireDisk(root, NEEDED_MB);
  await step('Packages', install);
  let executable;
  await step('Browser', async (progress) => {
    executable = await findBrowser(progress);
    return executable;
  });
  // After `install`: it loads what that brings.
  const { startServers } = await import('./servers.mjs');
  const servers = await startServers(makeTestDirectory());
  const { port, pid } = servers.product;
  const bare = { ...bareTarget(servers.bare.port), pid: servers.bare.pid };
  const bareDynamic = { ...bareDynamicTarget(servers.bare.port), pid: servers.bare.pid };
  const served = (targets) => targets.map((target) => ({ ...target, pid }));
  const storefront = only === 'agency' ? [] : served(productTargets(port));
  const agency = only === 'storefront' ? [] : served(agencyTargets(port, ...(await servers.product.signInAgent(1))));

  const visits = await visitAll(executable, [bare, ...storefront, ...agency]);
  const answers = ({ url }) => visits.some(({ target, status }) => target.url === url && status === 200);
  const english = (targets) => targets.filter((target) => target.language === 'en' && answers(target));
  const { measureCpu, measureDynamicCpu } = await import('./cpu.mjs');
  const cpu = await measureProcessor('CPU per cached page', measureCpu, bare, english(storefront));
  const dynamicCpu = await measureProcessor('CPU per dynamic page', measureDynamicCpu, bareDynamic, english(agency));
  const isJudged = !isQuick && storefront.length > 0;
  const lighthouse = isJudged ? await judgePages(executable, [bare, ...english(storefront)]) : undefined;
  return { visits, cpu, dynamicCpu, lighthouse };
}

async function bench(args) {
  const options = readArguments(args);
  const json = options.json && path.resolve(options.json);
  const measured = await measure(options);
  const { visits, cpu, dynamicCpu, lighthouse = [] } = measured;
  const rows = [
    ...visitRows(visits),
    ...(cpu ? cpuRows(cpu) : []),
    ...(dynamicCpu ? dynamicCpuRows(dynamicCpu) : []),
    ...(lighthouse.length > 0 ? lighthouseRows(lighthouse) : []),
  ];
  if (json) fs.writeFileSync(json, `${JSON.stringify({ rows, ...measured }, null, 2)}\n`);
  const isWhole = options.only === 'both' && !options['no-lighthouse'];
  return { lines: drawTable(rows), hints: hints({ visits, lighthouse }), broken: brokenIn(rows), isWhole };
}

/** `npm run bench:web`. */
export function benchWeb(args) {
  return benchmark('bench:web', () => bench(args));
}
