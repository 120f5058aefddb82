import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db';
import { listen } from '@/lib/platform/listen';
import { forgetShared } from '@/tests/setup/shared-process';

const listening = () =>
  db.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN offer'`;

it('whatever listens ends with the process, or with a test file', async () => {
  const heard = vi.fn();
  listen('offer', heard);
  await expect.poll(() => heard.mock.calls).toEqual([[null]]);
  expect(await listening()).toHaveLength(1);

  await forgetShared();
  await expect.poll(listening).toHaveLength(0);
});
