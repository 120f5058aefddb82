import { beforeAll, expect, it, vi } from 'vitest';
import { openPayoutSession, refreshPayoutState } from '@/lib/money/payout/commands';
import { runNow } from '@/lib/money/payout-run/commands/hold';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope } from '../lead/stage';

// As outside of a demonstration, without the keys of a processor.
vi.mock('@/lib/platform/env', async (original) => ({ ...(await original<object>()), isDemoMode: false }));

beforeAll(async () => {
  await createBrand('default');
});

it('without a processor payouts are not open, no account is made, and no notice is taken', async () => {
  const { agency, owner } = await createTeam();
  const viewer = await viewerOf(owner);
  const refused = { status: 503, code: 'payoutsNotOpen' };
  await expect(openPayoutSession(viewer, agency.id, { country: 'AT', requestId: 'test' })).rejects.toMatchObject(
    refused,
  );
  expect(await ownerDb.payoutAccount.count({ where: { agencyId: agency.id } })).toBe(0);
  expect(await refreshPayoutState(viewer, agency.id)).toEqual({ detailsSubmitted: false, currentlyDue: [] });
  await expect(receiveNotice('{}', 'signed')).rejects.toMatchObject({ status: 404, code: 'notFound' });
});

it('no admin begins a run by hand: there is no such button, and no run', async () => {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const begun = inScope(admin, (tx) => runNow(tx, admin, contextAt(new Date())));
  await expect(begun).rejects.toMatchObject({ status: 404, code: 'notFound' });
  expect(await ownerDb.payoutRun.count()).toBe(0);
});
