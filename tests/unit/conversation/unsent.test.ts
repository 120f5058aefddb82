import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as UnsentModule from '@/components/sales/conversation/unsent';

const USER = 'U1';

let unsent: typeof UnsentModule;
let answers: ((response: Response | Error) => void)[];
let sent: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', globalThis);
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).body);
    return new Promise((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  vi.resetModules();
  unsent = await import('@/components/sales/conversation/unsent');
  unsent.openUnsent(USER, () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (body: string) =>
  unsent.keepUnsent({
    ...{ conversationId: 'C1', attachments: [], about: '', refusal: null },
    message: { key: body, side: 'agency', body } as UnsentModule.Unsent['message'],
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
const offline = () => new TypeError('no network');

it('what fails is tried again by itself, later each time', async () => {
  write('First');
  answers[0]?.(offline());
  await settle();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  answers[1]?.(offline());
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['First', 'First', 'First']);
});

it('the network that is back while an attempt fails has the next one follow at once', async () => {
  write('First');
  unsent.deliverUnsent();
  expect(sent).toHaveLength(1);
  answers[0]?.(offline());
  await settle();
  expect(sent).toEqual(['First', 'First']);
});

it('a network that is back begins with short pauses again', async () => {
  write('First');
  for (const pause of [1000, 2000, 4000]) {
    answers.at(-1)?.(offline());
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(sent).toHaveLength(4);
  answers.at(-1)?.(offline());
  await settle();
  unsent.deliverUnsent();
  answers.at(-1)?.(offline());
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(6);
});
