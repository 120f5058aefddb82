import { expect, it, vi } from 'vitest';
import { createSingleFlight } from '@/components/form/single-flight';

it('a call that is pressed twice is made once, another one beside it, and the same again once it has ended', async () => {
  const flight = createSingleFlight<string>();
  const call = vi.fn(async () => 'done');
  expect(await Promise.all([flight('a', call), flight('a', call), flight('b', call)])).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(call).toHaveBeenCalledTimes(2);
  await flight('a', call);
  expect(call).toHaveBeenCalledTimes(3);
});

it('both are told why it failed, and it may be made again', async () => {
  const flight = createSingleFlight<string>();
  const call = vi.fn(async (): Promise<string> => {
    throw new Error('away');
  });
  const both = await Promise.allSettled([flight('a', call), flight('a', call)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(call).toHaveBeenCalledOnce();
  await expect(flight('a', async () => 'done')).resolves.toBe('done');
});
