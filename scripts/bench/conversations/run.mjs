import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { serverScript } from '../../setup/seed.mjs';
import { benchmark } from '../harness.mjs';
import { startPair } from '../pair/start.mjs';
import { canReadProcessTime, treeTime } from '../web/process-time.mjs';
import { listen, say as write } from './talk.mjs';

const CONVERSATIONS = 200;
const SECONDS = 30;
const MOST_SECONDS = 300;
const PER_SECOND = 10;
const WARM_UP = 40;
const AFTERWARDS_MS = 3000;

function readArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { seconds: { type: 'string' } } });
    const seconds = Number(values.seconds ?? SECONDS);
    if (!(seconds >= 1 && seconds <= MOST_SECONDS)) throw new Error(`--seconds is from 1 to ${MOST_SECONDS}`);
    return { seconds };
  } catch (error) {
    throw new Problem(`${error.message}: the option is --seconds N.`);
  }
}

/** Conversations with a signed-in agent and contact each: `[{ id, agent, contact }]`. */
async function makeConversations(owner, servers) {
  const hosts = servers.map(({ host }) => host);
  const args = [...serverScript('scripts/bench/conversations/people.ts'), String(CONVERSATIONS), ...hosts];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: owner });
  const answer = output.split('\n').find((line) => line.startsWith('[{'));
  if (code === 0 && answer) return JSON.parse(answer);
  throw new Problem('The conversations could not be made: the lines above say why.', { detail: tail(output) });
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Every agent listens at one server, and their hotel writes at the other. */
async function talk(servers, conversations, seconds) {
  const sent = new Map();
  const heard = ({ message }) => {
    const one = sent.get(message.body);
    if (!one) return;
    one.times += 1;
    one.seen ??= performance.now() - one.begun;
  };
  const streams = await Promise.all(
    conversations.map(({ agent }, index) => listen(servers[index % 2], agent[index % 2], heard)),
  );
  const speak = async (number) => {
    const index = number % conversations.length;
    const { id, contact } = conversations[index];
    const other = 1 - (index % 2);
    const body = `Message ${number}`;
    const one = { begun: performance.now(), seen: null, stored: null, times: 0 };
    sent.set(body, one);
    const status = await write(servers[other], contact[other], { conversationId: id, body });
    one.stored = performance.now() - one.begun;
    if (status !== 201) throw new Problem(`A message was answered with ${status}.`);
  };
  for (let number = 0; number < WARM_UP; number++) await speak(number);
  sent.clear();
  const before = servers.map(({ pid }) => treeTime(pid));
  const start = performance.now();
  const speaking = [];
  for (let number = 0; number < seconds * PER_SECOND; number++) {
    await wait(Math.max(0, start + (number * 1000) / PER_SECOND - performance.now()));
    speaking.push(speak(WARM_UP + number));
  }
  await Promise.all(speaking);
  const cpu = servers.reduce((sum, { pid }, index) => sum + treeTime(pid) - before[index], 0);
  const share = cpu / (performance.now() - start);
  await wait(AFTERWARDS_MS);
  for (const stream of streams) stream.end();
  return { all: [...sent.values()], share };
}

async function bench(args) {
  const { seconds } = readArguments(args);
  if (!canReadProcessTime) throw new Problem('CPU is read from /proc, which this system does not have.');
  const { servers, owner } = await startPair();
  let conversations;
  await step(`${CONVERSATIONS} conversations`, async () => {
    conversations = await makeConversations(owner, servers);
    return 'with an agent and a contact each';
  });
  let result;
  await step(`${seconds * PER_SECOND} messages`, async () => {
    result = await talk(servers, conversations, seconds);
    return 'written';
  });
  const { all, share } = result;
  const seen = all.flatMap(({ seen: one }) => one ?? []);
  const stored = all.map((one) => one.stored);
  const told = (values) => [0.5, 0.95, 0.99].map((at) => `${quantile(values, at).toFixed(0)} ms`).join('   ');
  return {
    lines: [
      '                           median  p95     p99',
      `Seen at the other process  ${told(seen)}`,
      `Stored and answered        ${told(stored)}`,
      `Lost                       ${all.length - seen.length} of ${all.length}`,
      `Doubled                    ${all.filter(({ times }) => times > 1).length}`,
      `CPU of both processes      ${(share * 100).toFixed(0)} % of a core`,
    ],
    isWhole: args.length === 0,
  };
}

/** `npm run bench:conversations`. */
export function benchConversations(args) {
  return benchmark('bench:conversations', () => bench(args));
}
