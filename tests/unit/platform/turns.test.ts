import { expect, it } from 'vitest';
import { inTurn } from '@/lib/platform/turns';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('does work of one key one after the other, in its order, and of another key at once', async () => {
  const done: string[] = [];
  const { open, opened } = gate();
  const first = inTurn('a', async () => {
    await opened;
    done.push('first');
  });
  const failed = inTurn('a', async () => {
    done.push('second');
    throw new Error('It fails.');
  });
  const third = inTurn('a', async () => done.push('third'));
  await inTurn('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await expect(failed).rejects.toThrow('It fails.');
  await Promise.all([first, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
  // Nobody waits any more.
  expect(await inTurn('a', async () => 'at once')).toBe('at once');
});

it('lets nobody wait for ever, and passes over whoever went away', async () => {
  const { open, opened } = gate();
  const first = inTurn('a', () => opened);
  let hasRun = false;
  const late = inTurn(
    'a',
    async () => {
      hasRun = true;
    },
    1,
  );
  const last = inTurn('a', async () => 'last');
  await expect(late).rejects.toMatchObject({ code: 'overloaded', status: 503, headers: { 'Retry-After': '5' } });
  open();
  expect(await last).toBe('last');
  await first;
  expect(hasRun).toBe(false);
});
