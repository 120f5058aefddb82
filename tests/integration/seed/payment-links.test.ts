import { beforeAll, expect, it } from 'vitest';
import { linkStateOf } from '@/lib/money/payment-link/rules';
import { paymentLinkId } from '@/prisma/seed/rows/payment-links';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

beforeAll(() => openDemonstration(), 120_000);

const now = new Date(`${TODAY}T10:00:00Z`);

it('the demonstration has a link that is seen, one that is paid, one of an overdue due and one that ended unpaid', async () => {
  const stateOf = async (name: Parameters<typeof paymentLinkId>[0]) => {
    const link = await ownerDb.paymentLink.findUniqueOrThrow({
      where: { id: paymentLinkId(name) },
      include: { due: true, events: { orderBy: { id: 'asc' } } },
    });
    const due = link.due.status === 'ended' ? null : { status: link.due.status };
    return `${linkStateOf({ ...link, due }, now)}${link.due.status === 'open' && link.due.until < now ? ', overdue' : ''}`;
  };
  const states = [await stateOf('open'), await stateOf('paid'), await stateOf('overdue'), await stateOf('expired')];
  expect(states.map((state, index) => (index === 3 ? state.split(',')[0] : state))).toEqual([
    ...['seen', 'paid', 'seen, overdue', 'ended'],
  ]);
  expect(await ownerDb.paymentLinkEvent.count({ where: { at: { gt: now } } })).toBe(0);
});
