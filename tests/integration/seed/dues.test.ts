import { beforeAll, expect, it } from 'vitest';
import { listDues } from '@/lib/money/dues/queries';
import { scoped } from '@/lib/people/scope';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';
import { OVERDUE_LEAD } from '@/prisma/seed/rows/dues';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

beforeAll(() => openDemonstration(), 120_000);

it('the demonstration’s bookings have their dues: paid, to be paid, one overdue, and what comes back', async () => {
  const booked = await ownerDb.lead.findMany({ where: { status: 'CONFIRMED_BOOKING', priceTotal: { not: null } } });
  const found = await listDues(
    await viewerOf(await createUser({ role: 'admin' })),
    booked.map(({ id }) => id),
  );
  const ofPrice = ['prepayment', 'instalment', 'balance', 'fullPayment'];
  for (const { id, priceTotal } of booked) {
    const dues = (found.get(id) ?? []).filter(({ kind }) => ofPrice.includes(kind));
    expect([id, dues.reduce((sum, { amount }) => sum + amount, 0n)]).toEqual([id, priceTotal]);
  }
  const rows = await ownerDb.leadDue.findMany({ where: { until: { lt: new Date(TODAY) }, status: 'open' } });
  const late = rows.filter(({ isAtHotel }) => !isAtHotel);
  expect(new Set(late.map(({ leadId }) => leadId))).toEqual(new Set([OVERDUE_LEAD]));
  const statuses = await ownerDb.leadDue.groupBy({ by: ['status'], _count: true });
  expect(statuses.map(({ status }) => status).sort()).toEqual(['ended', 'open', 'paid', 'returned']);
  expect(await ownerDb.dueEvent.count({ where: { at: { gt: new Date(`${TODAY}T10:00:00Z`) } } })).toBe(0);
});

it('the ledger of the demonstration still says what its leads say', async () => {
  expect(await scoped('system', checkLedger)).toMatchObject({ wrong: [], unbalanced: [] });
});
