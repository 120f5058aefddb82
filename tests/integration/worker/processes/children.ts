import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { programOf } from '@/tests/setup/program';

const root = path.resolve(import.meta.dirname, '../../../..');

export type Child = {
  process: ChildProcess;
  /** Resolves with the exit code, or the signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Resolves when `count` lines with this text were printed since now, or when the process has ended. */
  says: (text: string, count?: number) => Promise<void>;
};

const WORKER = 'lib/entry/worker/main.ts';
const ENQUIRER = 'tests/integration/worker/processes/enquirer.ts';
const TALKER = 'tests/integration/conversation/processes/talker.ts';
const files = [WORKER, ENQUIRER, TALKER] as const;
const programs = new Map(await Promise.all(files.map(async (file) => [file, await programOf(file)] as const)));

/** Starts a process of the server, under the conditions under which it is started in earnest. */
export function start(
  file: (typeof files)[number],
  args: string[] = [],
  onLine: (line: string) => void = () => {},
): Child {
  const child = spawn(process.execPath, ['--conditions=react-server', programs.get(file) ?? file, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const waiting = new Set<{ text: string; left: number; done: () => void }>();
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    onLine(line);
    for (const one of waiting) {
      if (!line.includes(one.text)) continue;
      one.left -= 1;
      if (one.left > 0) continue;
      waiting.delete(one);
      one.done();
    }
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      for (const { done } of waiting) done();
      resolve(signal ?? code);
    });
  });
  return {
    process: child,
    ended,
    says: (text, count = 1) => new Promise((done) => waiting.add({ text, left: count, done })),
  };
}

/** A worker with a claim short enough for a test to wait for its end. */
export function startWorker(): Child {
  return start(WORKER, ['--lease', '600', '--poll', '100', '--batch', '6']);
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
