import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createPageTurns } from '@/lib/web/server/page-turns';

/** An answer whose reader can leave. */
function answer() {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const leave = () => {
    response.closed = true;
    response.emit('close');
  };
  return { response: response as unknown as ServerResponse, leave };
}

/** Pages that are made until the test finishes them, in the order they were begun. */
function pages(inTurn: ReturnType<typeof createPageTurns>) {
  const begun: { name: string; finish: () => void; fail: (error: Error) => void }[] = [];
  const ask = (name: string, { response } = answer()) =>
    inTurn(response, () => new Promise((finish, fail) => begun.push({ name, finish, fail })));
  const names = () => begun.map(({ name }) => name).join('');
  return { ask, begun, names, hasBegun: (all: string) => expect.poll(names, { interval: 5 }).toBe(all) };
}

it('so many pages are made at once, the next in the order they were asked for', async () => {
  const { ask, begun, names, hasBegun } = pages(createPageTurns({ atOnce: 2, longest: 60_000 }));
  const all = [...'abcd'].map((name) => ask(name));
  await hasBegun('ab');
  await new Promise(setImmediate);
  expect(names()).toBe('ab');
  begun[1]?.finish();
  await all[1];
  await hasBegun('abc');
  begun[0]?.fail(new Error('broken'));
  await expect(all[0]).rejects.toThrow('broken');
  await hasBegun('abcd');
});

it('who has left is passed over, and who leaves while the page is made gives the place back', async () => {
  const { ask, begun, hasBegun } = pages(createPageTurns({ atOnce: 1, longest: 60_000 }));
  const [leaver, impatient] = [answer(), answer()];
  ask('a', leaver);
  const passed = ask('b', impatient);
  ask('c');
  await hasBegun('a');
  impatient.leave();
  leaver.leave();
  await passed;
  await hasBegun('ac');
  begun[1]?.finish();
});

it('a page that is not made for long keeps nobody from beginning', async () => {
  const { ask, hasBegun } = pages(createPageTurns({ atOnce: 1, longest: 30 }));
  ask('a');
  ask('b');
  await hasBegun('ab');
});
