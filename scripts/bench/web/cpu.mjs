import { createClient } from './client.mjs';
import { median } from './median.mjs';
import { treeTime } from './process-time.mjs';
import { bareWeight } from './targets.mjs';

const ROUNDS = 5;
const REQUESTS = 1000;
const WARM_UP = 300;
/** Of pages that are rendered each time: one costs much more than a clock's tick, but all of React must be warm. */
const DYNAMIC_REQUESTS = 200;
const DYNAMIC_WARM_UP = 1000;
const CONNECTIONS = 8;
/** How far a bare page's HTML may be from the weight it stands for. */
const TOLERANCE = 0.05;

const HEADERS = { accept: 'text/html', 'accept-language': 'en' };
/** What browsers accept over TLS, and nothing. */
const ENCODINGS = { compressed: { ...HEADERS, 'accept-encoding': 'gzip, deflate, br, zstd' }, plain: HEADERS };

/** `target` and its bare twin, as heavy: articles weigh much the same, so two pages tell how many of them it takes. */
async function sameWeight(client, bare, target) {
  const weigh = async (path) => (await client.get({ ...bare, path }, path, HEADERS)).body.length;
  const wanted = (await client.get(target, target.path, HEADERS)).body.length;
  const [less, more] = [await weigh(bareWeight(bare, 100).path), await weigh(bareWeight(bare, 500).path)];
  const articles = Math.max(0, Math.round(100 + ((wanted - less) * 400) / (more - less)));
  const found = bareWeight(bare, articles);
  const weight = await weigh(found.path);
  // A page lighter than the lightest bare one is set beside that.
  if (articles > 0 && Math.abs(weight - wanted) > wanted * TOLERANCE) {
    throw new Error(`The bare page meant to weigh ${wanted} bytes weighs ${weight}.`);
  }
  return { target, twin: { ...found, pid: bare.pid }, weight: wanted };
}

async function request(client, target, encoding, count) {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const headers = { ...ENCODINGS[encoding], ...(target.cookie && { cookie: target.cookie }) };
      const { status } = await client.get(target, target.path, headers);
      if (status !== 200) throw new Error(`${target.url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** Milliseconds of CPU per request, once for each of `runs` (`{ target, encoding }`) in every round. */
async function timeRounds(client, runs, { requests, warmUp }, progress) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = [];
    for (const { target, encoding } of runs) {
      progress(round === 0 ? `warming ${target.page}` : `round ${round} of ${ROUNDS}, ${target.page}, ${encoding}`);
      const count = round === 0 ? warmUp : requests;
      const before = treeTime(target.pid);
      await request(client, target, encoding, count);
      times.push((treeTime(target.pid) - before) / count);
    }
    if (round > 0) rounds.push(times);
  }
  return rounds;
}

/**
 * CPU of the server per request of the bare page with its link and of every one of `targets` beside a bare page as
 * heavy: `[{ target, weight, compressed, plain }]`, the weight in bytes of HTML and the last two
 * `{ milliseconds, toBare, toWeight }`. Medians over the rounds; a ratio is one of the same round.
 */
export async function measureCpu({ bare, targets, progress }) {
  const client = createClient(CONNECTIONS);
  try {
    const pairs = [];
    for (const target of targets) pairs.push(await sameWeight(client, bare, target));
    const places = [bare, ...pairs.flatMap(({ target, twin }) => [twin, target])];
    const runs = places.flatMap((target) => Object.keys(ENCODINGS).map((encoding) => ({ target, encoding })));
    const rounds = await timeRounds(client, runs, { requests: REQUESTS, warmUp: WARM_UP }, progress);
    const at = (target, encoding) => runs.findIndex((run) => run.target === target && run.encoding === encoding);
    const figures = (target, twin) =>
      Object.fromEntries(
        Object.keys(ENCODINGS).map((encoding) => {
          const [own, link, same] = [at(target, encoding), at(bare, encoding), at(twin, encoding)];
          return [
            encoding,
            {
              milliseconds: median(rounds.map((times) => times[own])),
              toBare: median(rounds.map((times) => times[own] / times[link])),
              toWeight: median(rounds.map((times) => times[own] / times[same])),
            },
          ];
        }),
      );
    return [
      { target: bare, weight: null, ...figures(bare, bare) },
      ...pairs.map(({ target, twin, weight }) => ({ target, weight, ...figures(target, twin) })),
    ];
  } finally {
    client.close();
  }
}

/**
 * CPU of the server per request of pages that are rendered anew each time, beside the bare page that is, too:
 * `[{ target, weight, milliseconds, toBare }]`, the bare one first. As browsers ask for them.
 */
export async function measureDynamicCpu({ bare, targets, progress }) {
  const client = createClient(CONNECTIONS);
  try {
    const all = [bare, ...targets];
    const rounds = await timeRounds(
      client,
      all.map((target) => ({ target, encoding: 'compressed' })),
      { requests: DYNAMIC_REQUESTS, warmUp: DYNAMIC_WARM_UP },
      progress,
    );
    const results = [];
    for (const [index, target] of all.entries()) {
      const headers = { ...HEADERS, ...(target.cookie && { cookie: target.cookie }) };
      results.push({
        target,
        weight: (await client.get(target, target.path, headers)).body.length,
        milliseconds: median(rounds.map((times) => times[index])),
        toBare: median(rounds.map((times) => times[index] / times[0])),
      });
    }
    return results;
  } finally {
    client.close();
  }
}
