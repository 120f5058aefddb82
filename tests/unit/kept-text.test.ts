import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { KeptText } from '@/lib/platform/kept-text';

setFlagsFromString('--expose-gc');
const collectOnce: () => void = runInNewContext('gc');
/** What is freed of the files before is counted out on a thread of its own: at the latest by the next collection. */
const collect = () => {
  collectOnce();
  collectOnce();
};

/** A long text stands in the heap or, by newer versions of Node, beside it. */
const inUse = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const PAGE = `Zürs – ${'Čeština '.repeat(200_000)}`;

describe('a long text that is kept', () => {
  it('is the same text for everybody, and the same string for those who ask at once', () => {
    const kept = new KeptText(PAGE);
    expect(kept.read() === PAGE).toBe(true);
    expect(kept.size).toBe(Buffer.byteLength(PAGE));
  });

  it('takes no room as a text while nobody reads it', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => new KeptText(`${number} ${PAGE}`));
    // What was only weakly held lives until the end of the turn.
    await new Promise((next) => setImmediate(next));
    collect();
    const before = inUse();
    const read = texts.map((text) => text.read());
    expect(inUse() - before).toBeGreaterThan(20 * PAGE.length);
    expect(read[7]?.startsWith('7 Zürs')).toBe(true);
  });
});
