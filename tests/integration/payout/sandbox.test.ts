import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fillSandboxSection,
  openHostedPayouts,
  openPayoutSession,
  refreshPayoutState,
} from '@/lib/money/payout/commands';
import { getPayoutOverview, getSandboxAccount } from '@/lib/money/payout/queries';
import type { SandboxSection } from '@/lib/money/payout/schema';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { db } from '@/lib/platform/db';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { PaymentPort } from '@/lib/platform/vendors/payments/port';
import type { Viewer } from '@/lib/platform/viewer/types';
import { asOwner, ownerDb } from '@/tests/factories/owner';

const at = new Date('2026-11-21T10:00:00Z');
const WEBHOOK_SECRET = 'whsec_sandbox';

async function register(role: 'agent' | 'supervisorAgent', agencyId: string): Promise<Viewer> {
  const id = randomUUID();
  await asOwner(async (tx) => {
    await tx.agency.createMany({ data: { id: agencyId, name: agencyId, createdAt: at }, skipDuplicates: true });
    await tx.user.create({ data: { id, subject: id, email: `${id}@a.example`, firstName: 'A', role, createdAt: at } });
    await tx.membership.create({ data: { userId: id, agencyId, joinedBy: 'registration', joinedAt: at } });
  });
  const viewer = await getViewerBySubject(id);
  if (!viewer) throw new Error('The person is not there.');
  return viewer;
}

const fill = (viewer: Viewer, section: SandboxSection) =>
  scoped(viewer, (tx) => fillSandboxSection(tx, viewer, section));

const everything: SandboxSection[] = [
  { section: 'business', name: 'Morgenrot', address: 'Gasse 1' },
  { section: 'representative', firstName: 'A', lastName: 'B', dateOfBirth: '1980-01-01' },
  { section: 'bank', iban: 'DE89370400440532013000', isTermsAccepted: true },
];

function notice(accountId: string, id = `evt_${randomUUID()}`) {
  const body = JSON.stringify({
    id,
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    created: at.toISOString(),
    livemode: false,
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
  });
  const sign = (secret: string) => new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret });
  return { body, sign };
}

let agencyId: string;
let supervisor: Viewer;

beforeEach(async () => {
  agencyId = randomUUID();
  supervisor = await register('supervisorAgent', agencyId);
});

const accountOf = async (id: string) =>
  scoped('system', (tx) => tx.payoutAccount.findUniqueOrThrow({ where: { agencyId: id } }));

describe('the whole walk without keys', () => {
  it('goes from nothing to complete, and back to something due when more is asked for', async () => {
    expect(await refreshPayoutState(supervisor, agencyId)).toEqual({ detailsSubmitted: false, currentlyDue: [] });
    expect(await openPayoutSession(supervisor, agencyId, { country: 'AT', requestId: 'test' })).toMatch(
      /^accs_secret__sandbox_/,
    );
    for (const section of everything) {
      expect((await refreshPayoutState(supervisor, agencyId))?.detailsSubmitted).toBe(false);
      await fill(supervisor, section);
    }
    expect(await refreshPayoutState(supervisor, agencyId)).toEqual({ detailsSubmitted: true, currentlyDue: [] });
    expect(await getPayoutOverview(supervisor)).toMatchObject({ isComplete: true, isSandbox: true });

    await fill(supervisor, { section: 'demand' });
    expect(await refreshPayoutState(supervisor, agencyId)).toEqual({
      detailsSubmitted: true,
      currentlyDue: ['representative.identity_document'],
    });
    expect((await getPayoutOverview(supervisor))?.isComplete).toBe(false);
  });

  it('opens no account for an unnamed country, and shows the named one ever after', async () => {
    await expect(openPayoutSession(supervisor, agencyId, { requestId: 'test' })).rejects.toMatchObject({ status: 422 });
    expect((await getPayoutOverview(supervisor))?.hasAccount).toBe(false);
    await openPayoutSession(supervisor, agencyId, { country: 'NO', requestId: 'test' });
    await openPayoutSession(supervisor, agencyId, { requestId: 'test' });
    expect(await getPayoutOverview(supervisor)).toMatchObject({ hasAccount: true, country: 'NO' });
  });

  it('makes one account however many ask at once, and keeps of the bank account its last four characters', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' })),
    );
    for (const section of everything) await fill(supervisor, section);
    expect(await db.sandboxAccount.count({ where: { data: { path: ['agencyId'], equals: agencyId } } })).toBe(1);
    expect((await getSandboxAccount(supervisor))?.given.external_account).toBe('3000');
    const opened = await ownerDb.audit.findMany({ where: { action: 'agency.payoutsOpened', entityId: agencyId } });
    expect(opened).toMatchObject([{ actorId: supervisor.id, actingFor: null, after: { country: 'DE' } }]);
    expect(JSON.stringify(await db.sandboxAccount.findMany())).not.toContain('DE8937');
  });
});

describe('a processor that does not answer', () => {
  const port = payments() as PaymentPort;
  const away = { status: 503, code: 'payoutsUnavailable', headers: { 'Retry-After': '30' } };
  const silent = async () => Promise.reject(new Error('no answer'));

  afterEach(() => {
    vi.restoreAllMocks();
    port.isSandbox = true;
  });

  it('opens neither its widget nor its page, says when to come again, and the state stays as it was told last', async () => {
    for (const name of ['createAccount', 'createSession', 'createHostedLink', 'readAccount'] as const) {
      vi.spyOn(port, name).mockImplementation(silent);
    }
    await expect(openPayoutSession(supervisor, agencyId, { country: 'AT', requestId: 'test' })).rejects.toMatchObject(
      away,
    );
    expect((await getPayoutOverview(supervisor))?.hasAccount).toBe(false);
    vi.mocked(port.createAccount).mockRestore();
    await expect(openPayoutSession(supervisor, agencyId, { country: 'AT', requestId: 'test' })).rejects.toMatchObject(
      away,
    );
    // The account that was made before counts.
    expect((await getPayoutOverview(supervisor))?.hasAccount).toBe(true);
    expect(await refreshPayoutState(supervisor, agencyId)).toEqual({ detailsSubmitted: false, currentlyDue: [] });

    const origin = 'https://agency.example';
    expect(await openHostedPayouts(supervisor, agencyId, origin)).toBeNull();
    port.isSandbox = false;
    await expect(openHostedPayouts(supervisor, agencyId, origin)).rejects.toMatchObject(away);
    const agent = await register('agent', agencyId);
    await expect(openHostedPayouts(agent, agencyId, origin)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('who may', () => {
  it('takes nobody as a representative who is not of age', async () => {
    await openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' });
    const child = { section: 'representative', firstName: 'A', lastName: 'B', dateOfBirth: '2020-01-01' } as const;
    await expect(fill(supervisor, child)).rejects.toMatchObject({
      status: 422,
      fields: { dateOfBirth: 'representativeTooYoung' },
    });
    expect((await getSandboxAccount(supervisor))?.given).toEqual({});
  });

  it('lets an agent see the state and whom to ask, not configure', async () => {
    const agent = await register('agent', agencyId);
    await openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' });
    expect(await getPayoutOverview(agent)).toMatchObject({
      mayConfigure: false,
      responsible: [{ email: supervisor.email }],
    });
    await expect(openPayoutSession(agent, agencyId, { country: 'DE', requestId: 'test' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(fill(agent, { section: 'demand' })).rejects.toMatchObject({ status: 403 });
    expect(await getSandboxAccount(agent)).toBeNull();
  });

  it('knows no other agency', async () => {
    const other = await register('supervisorAgent', randomUUID());
    await openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' });
    expect(await refreshPayoutState(other, agencyId)).toBeNull();
    expect(await openPayoutSession(other, agencyId, { country: 'DE', requestId: 'test' })).toBeNull();
    expect(await refreshPayoutState(other, 'unknown')).toBeNull();
  });
});

describe('notices', () => {
  it('acts once on a signed one, whatever the order, and on none with another signature', async () => {
    await openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' });
    const { processorAccountId } = await accountOf(agencyId);
    for (const section of everything) await fill(supervisor, section);
    expect((await accountOf(agencyId)).detailsSubmitted).toBe(false);

    const first = notice(processorAccountId);
    const unsigned = { status: 400, code: 'invalidSignature' };
    await expect(receiveNotice(first.body, first.sign('whsec_other'))).rejects.toMatchObject(unsigned);
    await expect(receiveNotice(`${first.body} `, first.sign(WEBHOOK_SECRET))).rejects.toMatchObject(unsigned);
    expect((await accountOf(agencyId)).detailsSubmitted).toBe(false);

    await receiveNotice(first.body, first.sign(WEBHOOK_SECRET));
    const after = await accountOf(agencyId);
    expect(after.detailsSubmitted).toBe(true);

    // A late or repeated notice reads today's state, so it cannot bring yesterday's back.
    await receiveNotice(first.body, first.sign(WEBHOOK_SECRET));
    expect((await accountOf(agencyId)).updatedAt).toEqual(after.updatedAt);
    await fill(supervisor, { section: 'demand' });
    const [second, third] = [notice(processorAccountId), notice(processorAccountId)];
    await Promise.all([third, second].map(({ body, sign }) => receiveNotice(body, sign(WEBHOOK_SECRET))));
    expect((await accountOf(agencyId)).currentlyDue).toEqual(['representative.identity_document']);
    expect(await db.processorEvent.count()).toBe(3);
  });

  it('writes a notice to be sent with every section that is filled', async () => {
    await openPayoutSession(supervisor, agencyId, { country: 'DE', requestId: 'test' });
    await fill(supervisor, { section: 'demand' });
    const { processorAccountId } = await accountOf(agencyId);
    const rows = await ownerDb.outbox.findMany({ where: { topic: 'sandboxNotice' } });
    expect(rows.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ accountId: processorAccountId }),
    );
  });
});
