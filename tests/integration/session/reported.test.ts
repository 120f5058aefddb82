import { expect, it } from 'vitest';
import { reportOnPage } from '@/lib/web/crash-report/page';
import { ownerDb } from '@/tests/factories/owner';

it('a session that could not be looked up is one mail to the office an hour, of each page', async () => {
  const failed = new Error('The connection was refused.');
  const page = (location: string) => ({ location, requestId: 'r', brandId: 'default' });
  for (const location of ['/hotels?destination=Lech', '/hotels', '/hotels', '/partner/offers']) {
    await reportOnPage(failed, page(location));
  }
  const mails = await ownerDb.outbox.findMany({
    where: { dedupeKey: { startsWith: 'crash:' } },
    orderBy: { id: 'asc' },
  });
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { mail: 'crashReport', location: '/hotels', error: expect.stringContaining('refused') },
    { mail: 'crashReport', location: '/partner/offers' },
  ]);
});
