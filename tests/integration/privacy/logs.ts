import { symbols } from 'pino';
import { expect } from 'vitest';
import { log } from '@/lib/platform/log';
import { ownerDb } from '@/tests/factories/owner';
import { start } from '../worker/processes/children';

type Sink = { write: (line: string) => unknown };

/** What the routes of this process write to their log from now on, at its most talkative, instead of the terminal. */
export function keepLog(): { lines: string[]; stop: () => void } {
  const lines: string[] = [];
  const [level, of] = [log.level, log as unknown as { [symbols.streamSym]: Sink }];
  const sink = of[symbols.streamSym];
  log.level = 'trace';
  of[symbols.streamSym] = { write: (line) => lines.push(line) };
  const stop = () => {
    log.level = level;
    of[symbols.streamSym] = sink;
  };
  return { lines, stop };
}

const isWaiting = { deliveredAt: null, failedAt: null };

/** A worker of the product does all there is to do and ends: what it has written to its log. */
export async function letWorkerWork(): Promise<string[]> {
  const lines: string[] = [];
  const worker = start('lib/entry/worker/main.ts', ['--poll', '100'], (line) => lines.push(line));
  await worker.says('worker running');
  await expect.poll(() => ownerDb.outbox.count({ where: isWaiting }), { timeout: 120_000 }).toBe(0);
  worker.process.kill('SIGTERM');
  await worker.ended;
  return lines;
}
