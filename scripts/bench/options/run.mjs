import { parseArgs } from 'node:util';
import { withClient } from '../../setup/database.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { benchmark } from '../harness.mjs';
import { startPair } from '../pair/start.mjs';
import { guardOff } from './guard.mjs';
import { OVERLAPS, races } from './races.mjs';
import { send } from './send.mjs';

/** Some ten minutes of all four races. */
const RUNS = 10;
const MOST_RUNS = 50;
const TAKERS = 200;

function readArguments(args) {
  try {
    const number = { type: 'string' };
    const options = { race: number, runs: number, takers: number, 'guard-off': { type: 'boolean', default: false } };
    const { values } = parseArgs({ args, options });
    const { race, runs = RUNS, takers = TAKERS } = values;
    if (race && !Object.hasOwn(races, race)) throw new Error(`There is no race "${race}"`);
    const isNumber = (value, most) => Number.isInteger(Number(value)) && value >= 1 && value <= most;
    if (!isNumber(runs, MOST_RUNS) || !isNumber(takers, TAKERS)) throw new Error('That is no number for it');
    const names = race ? [race] : Object.keys(races);
    const isWhole = args.length === 0;
    return { names, runs: Number(runs), takers: Number(takers), isGuardOff: values['guard-off'], isWhole };
  } catch (error) {
    const usage = `--race ${Object.keys(races).join('|')}, --runs 1 to ${MOST_RUNS}, --takers 1 to ${TAKERS}, --guard-off`;
    throw new Problem(`${error.message}: the options are ${usage}.`);
  }
}

function takeGuardOff({ ownerUrl }) {
  return step('Locks and constraints', async () => {
    await withClient(ownerUrl, async (client) => {
      for (const statement of guardOff) await client.query(statement);
    });
    return 'taken out of this database';
  });
}

/** What a race is about, once for each run, and who takes part: see stage.ts. */
async function stage(race, { runs, takers }, { servers, owner }) {
  const asked = [race, String(runs), String(takers), ...servers.map(({ host }) => host)];
  const args = [...serverScript('scripts/bench/options/stage.ts'), ...asked];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: owner });
  const answer = output.split('\n').find((line) => line.startsWith('{"agents"'));
  if (code === 0 && answer) return JSON.parse(answer);
  throw new Problem('What is raced for could not be made: the lines above say why.', { detail: tail(output) });
}

/** One run: all at once, every other one at the other server. */
async function runOnce(race, staged, people, { takers, number, servers, client }) {
  const { prepare, takes, winner } = races[race];
  await prepare?.(client, staged);
  const begun = performance.now();
  const answers = await Promise.all(
    takes(staged, people, { takers, number }).map(({ who, path, body }, index) =>
      send(servers[index % 2], { cookie: who[index % 2], path, body }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await client.query(`SELECT id FROM lead WHERE id = ANY ($1) AND ${winner}`, [staged.leads]);
  return { answers, seconds, winners: rows.map(({ id }) => staged.leads.indexOf(id)) };
}

async function runRace(race, asked, place) {
  let staged;
  await step(`Race for ${race}`, async () => {
    staged = await stage(race, asked, place);
    return 'made';
  });
  const { runs, ...people } = staged;
  return withClient(place.ownerUrl, async (client) => {
    const results = [];
    await step(`${runs.length} runs`, async (progress) => {
      for (const [number, one] of runs.entries()) {
        results.push(await runOnce(race, one, people, { ...asked, ...place, number, client }));
        progress(`${number + 1} of ${runs.length}`);
      }
      return 'done';
    });
    const { rows } = await client.query(OVERLAPS);
    const answers = results.flatMap((result) => result.answers);
    const codes = new Map();
    for (const { status, code } of answers) {
      const name = `${status}${code && ` ${code}`}`;
      codes.set(name, (codes.get(name) ?? 0) + 1);
    }
    return {
      race,
      runs: results.length,
      winners: results.reduce((sum, { winners }) => sum + winners.length, 0),
      isOneEach: results.every(({ winners }) => winners.length === 1),
      failures: answers.filter(({ status }) => status >= 500).length,
      overlaps: Number(rows[0].overlaps),
      seconds: results.map(({ seconds }) => seconds).sort((a, b) => a - b),
      codes: [...codes].map(([code, count]) => `${count} × ${code}`).join(', '),
      firsts: new Set(results.flatMap(({ winners }) => winners)).size,
    };
  });
}

/** A race is won once a run, nothing fails, and nothing is held twice; without the guards that has to happen. */
function judge({ isGuardOff }, results) {
  if (!isGuardOff)
    return results.filter(({ isOneEach, failures, overlaps }) => !isOneEach || failures + overlaps > 0).length;
  return results.some(({ runs, winners, overlaps }) => winners > runs || overlaps > 0) ? 0 : 1;
}

async function bench(asked) {
  const place = await startPair(asked.isGuardOff ? takeGuardOff : undefined);
  const results = [];
  for (const race of asked.names) results.push(await runRace(race, asked, place));
  const lines = ['Race            Runs  Winners  5xx  Overlaps  Seconds: median  longest'];
  for (const { race, runs, winners, failures, overlaps, seconds } of results) {
    const [middle, longest] = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)].map((one) => one.toFixed(1));
    const figures = `${String(runs).padEnd(6)}${String(winners).padEnd(9)}${String(failures).padEnd(5)}`;
    lines.push(`${race.padEnd(16)}${figures}${String(overlaps).padEnd(10)}${middle.padStart(15)}  ${longest}`);
  }
  lines.push('', ...results.map(({ race, codes, firsts }) => `${race}: ${codes}; ${firsts} different winners`));
  return { lines, broken: judge(asked, results), isWhole: asked.isWhole };
}

/** `npm run bench:options`. */
export function benchOptions(args) {
  return benchmark('bench:options', () => bench(readArguments(args)));
}
