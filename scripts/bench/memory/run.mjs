import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../setup/places.mjs';
import { Problem } from '../../setup/problem.mjs';
import { step } from '../../setup/report.mjs';
import { benchmark } from '../harness.mjs';
import { residentBytes, visit, withMemory } from '../load/visitors.mjs';
import { startPair } from '../pair/start.mjs';
import { createClient } from '../web/client.mjs';
import { canReadProcessTime } from '../web/process-time.mjs';
import { agencyPages, productTargets } from '../web/targets.mjs';

const READERS = 30;
const MINUTES = 10;
const REST_MS = 60_000;
/** Of a machine of 2 GB what the database, the worker and the system leave. */
const MOST_MB = 1000;
/** As pages name them (lib/platform/media/sizes). */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1440, 1920];
const QUALITY = 60;
const TOGETHER = 2;
const SAMPLE_MS = 500;

function readArguments(args) {
  try {
    const options = { minutes: { type: 'string' }, 'no-pictures': { type: 'boolean', default: false } };
    const { values } = parseArgs({ args, options });
    const minutes = Number(values.minutes ?? MINUTES);
    if (!(minutes > 0 && minutes <= 60)) throw new Error('--minutes is at most 60');
    return { minutes, hasPictures: !values['no-pictures'], isWhole: args.length === 0 };
  } catch (error) {
    throw new Problem(`${error.message}: the options are --minutes N and --no-pictures.`);
  }
}

/** Ten readers of each: the storefront in both languages, and what agencies read before they sign in. */
async function read({ port }, minutes) {
  const agency = agencyPages.filter(({ isSignedIn }) => !isSignedIn);
  const sides = [
    ...['en', 'de'].map((language) => productTargets(port).filter((target) => target.language === language)),
    agency.map(({ path: at }) => ({ host: `lds.localhost:${port}`, port, path: at })),
  ];
  await Promise.all(
    sides.map((targets) => {
      let turn = 0;
      const nextPath = () => targets[turn++ % targets.length].path;
      return visit(targets[0], { connections: READERS / sides.length, seconds: minutes * 60, nextPath });
    }),
  );
}

/** Every picture at every width, as browsers ask for them. */
async function encodeAll({ port }, progress) {
  const [{ host }] = productTargets(port);
  const files = fs.readdirSync(path.join(root, 'public/media')).filter((file) => file.endsWith('.jpg'));
  const asked = files.flatMap((file) =>
    WIDTHS.map((width) => `/_next/image?url=${encodeURIComponent(`/media/${file}`)}&w=${width}&q=${QUALITY}`),
  );
  const all = asked.length;
  const client = createClient(TOGETHER);
  const next = async () => {
    for (let at = asked.pop(); at; at = asked.pop()) {
      const { status } = await client.get({ host, port }, at, { accept: 'image/avif,image/webp,*/*' });
      if (status !== 200) throw new Problem(`${at} answered ${status}.`);
      progress(`${all - asked.length} of ${all}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: TOGETHER }, next));
  } finally {
    client.close();
  }
}

/** What is resident of the processes that a process has started. */
function watchEncoder(pid) {
  let most = 0;
  const timer = setInterval(() => {
    try {
      const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
      most = Math.max(most, ...children.map((child) => residentBytes(child)));
    } catch {
      // It has ended just now.
    }
  }, SAMPLE_MS);
  return {
    most() {
      clearInterval(timer);
      return most;
    },
  };
}

async function bench(args) {
  const { minutes, hasPictures, isWhole } = readArguments(args);
  if (!canReadProcessTime) throw new Problem('Memory is read from /proc, which this system does not have.');
  const { servers } = await startPair();
  const [server] = servers;
  const rows = [['Start', residentBytes(server.pid)]];
  await step(`${READERS} readers`, async () => {
    rows.push(['Readers', (await withMemory([server.pid], () => read(server, minutes))).memory]);
    return `${minutes} minutes`;
  });
  if (hasPictures) {
    await step('Pictures', async (progress) => {
      const encoder = watchEncoder(server.pid);
      rows.push(['Pictures', (await withMemory([server.pid], () => encodeAll(server, progress))).memory]);
      rows.push(['Encoder', encoder.most()]);
      return 'encoded';
    });
  }
  await step('Rest', () => wait(REST_MS, 'done'));
  rows.push(['After', residentBytes(server.pid)]);
  const megabytes = (bytes) => bytes / 1024 ** 2;
  return {
    lines: rows.map(([name, bytes]) => {
      const isOver = megabytes(bytes) > MOST_MB;
      return `${name.padEnd(12)}${megabytes(bytes).toFixed(0).padStart(6)} MB   ${isOver ? 'BROKEN' : 'kept'}   ≤ ${MOST_MB} MB`;
    }),
    broken: rows.filter(([, bytes]) => megabytes(bytes) > MOST_MB).length,
    isWhole,
  };
}

/** `npm run bench:memory`. */
export function benchMemory(args) {
  return benchmark('bench:memory', () => bench(args));
}
