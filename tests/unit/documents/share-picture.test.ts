import { describe, expect, it } from 'vitest';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import type { Subject } from '@/lib/documents/share-picture/subject';

const about = (title: string) => ({ title, place: '', file: 'x.jpg' });

/** Draws when told to: `drawing` are the titles begun, `finish` ends the oldest. */
function atelier(mostBytes?: number) {
  const drawing: string[] = [];
  const open: ((failure?: Error) => void)[] = [];
  const pictureOf = createDrawnOnce(
    ({ title }: Subject) => {
      drawing.push(title);
      return new Promise((resolve, reject) =>
        open.push((failure) => (failure ? reject(failure) : resolve(Buffer.from(title)))),
      );
    },
    { mostBytes },
  );
  const finish = async (failure?: Error) => {
    open.shift()?.(failure);
    await new Promise(setImmediate);
  };
  const settle = () => new Promise(setImmediate);
  return { drawing, finish, settle, ask: async (title: string) => (await pictureOf(about(title)))?.toString() ?? null };
}

describe('share pictures', () => {
  it('are drawn one at a time; one waits, the next ones come back later', async () => {
    const { drawing, finish, settle, ask } = atelier();
    const first = ask('a');
    const second = ask('b');
    expect(await Promise.all([ask('c'), ask('d')])).toEqual([null, null]);
    expect(drawing).toEqual(['a']);
    await finish();
    expect([await first, drawing]).toEqual(['a', ['a', 'b']]);
    const third = ask('c');
    await settle();
    expect(drawing).toEqual(['a', 'b']);
    await finish();
    await finish();
    expect(await Promise.all([second, third])).toEqual(['b', 'c']);
  });

  it('are drawn once, however many ask and whenever', async () => {
    const { drawing, finish, settle, ask } = atelier();
    const answers = [ask('a'), ask('a'), ask('a'), ask('a')];
    await settle();
    await finish();
    expect(await Promise.all(answers)).toEqual(['a', 'a', 'a', 'a']);
    expect([await ask('a'), drawing]).toEqual(['a', ['a']]);
  });

  it('one that fails is drawn again, and does not stop the next', async () => {
    const { drawing, finish, settle, ask } = atelier();
    const broken = ask('a').catch(() => 'failed');
    const next = ask('b');
    await settle();
    await finish(new Error('no such file'));
    expect(await broken).toBe('failed');
    await finish();
    expect(await next).toBe('b');
    const again = ask('a');
    await settle();
    await finish();
    expect([await again, drawing]).toEqual(['a', ['a', 'b', 'a']]);
  });

  it('take no more memory than they may: the one longest not asked for goes', async () => {
    const { drawing, finish, settle, ask } = atelier(4);
    for (const title of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) {
      const asked = ask(title);
      await settle();
      await finish();
      await asked;
    }
    expect(drawing).toEqual(['aa', 'bb', 'cc', 'bb']);
  });
});
