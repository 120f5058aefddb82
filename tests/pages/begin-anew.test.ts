import { afterEach, beforeAll, expect, it } from 'vitest';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

const shared = globalThis as { alpenglowStarter?: { step: string | null; beginAnew: () => void } };

beforeAll(async () => {
  await openDemonstration();
}, 300_000);
afterEach(() => {
  delete shared.alpenglowStarter;
});

/** What the page hands to the button; null: it has none. */
async function offered(): Promise<string | null> {
  const { text } = await openAs('anton.reiter@admin.example', '/partner/manage/demonstration');
  const [, begun = null] = /"button":"Discard everything and begin anew".*?"begun":(null|"\w+")/.exec(text) ?? [];
  return begun;
}

it('an admin is offered to begin anew where that can be done alone, and told how far it is', async () => {
  expect(await offered()).toBeNull();
  const beginAnew = () => {};
  for (const [step, begun] of [
    [null, 'null'],
    ['data', '"data"'],
    ['failed', 'null'],
  ] as const) {
    shared.alpenglowStarter = { step, beginAnew };
    expect([step, await offered()]).toEqual([step, begun]);
  }
}, 60_000);
