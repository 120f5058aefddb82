import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { holdPayout, releasePayout } from '@/lib/money/payout-run/commands/hold';
import { openDuePayouts, runSteps } from '@/lib/money/payout-run/commands/run';
import { sendTransfer, settlePayout } from '@/lib/money/payout-run/commands/settle';
import { listAgencyHistory } from '@/lib/people/audit/queries';
import { clock, moveClock } from '@/lib/platform/clock';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createMember } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, type TestUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope } from '../lead/stage';
import { asSystem } from '../ledger/stage';
import { createPayable, openAccount, PAYABLE_AT } from './stage';

let admin: Viewer;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await moveClock(Math.round((PAYABLE_AT.getTime() - clock.machine().getTime()) / 1000));
  admin = await viewerOf(await createUser({ role: 'admin' }));
});

async function take(day: Parameters<typeof runSteps>[0]): Promise<void> {
  for await (const _ of runSteps(day));
}

const payoutOf = (agencyId: string) =>
  ownerDb.payout.findFirstOrThrow({ where: { agencyId }, orderBy: { number: 'asc' } });

/** What was written to this person about the payout, as it would be sent; null: there is nothing to say any more. */
async function mailsTo({ id: userId }: Pick<TestUser, 'id'>, payoutId: string) {
  const rows = await ownerDb.outbox.findMany({ where: { topic: 'mail' }, orderBy: { id: 'asc' } });
  const own = rows.flatMap(({ dedupeKey, payload }) => {
    const mail = mailPayloadSchema.parse(payload);
    return mail.mail === 'payout' && mail.payoutId === payoutId && mail.userId === userId ? { dedupeKey, mail } : [];
  });
  return Promise.all(own.map(({ dedupeKey, mail }) => composeMail(dedupeKey, mail)));
}

describe('mails about payouts (rule 9.6)', () => {
  it('tell owner and supervisors once, each in their language, and nothing of the account', async () => {
    const of = await createPayable();
    const supervisor = await createMember(of.team.agency, 'supervisorAgent');
    await ownerDb.user.update({ where: { id: supervisor.id }, data: { locale: 'de' } });
    await openAccount(of.agencyId);
    await take('2027-08-01');
    const { id } = await payoutOf(of.agencyId);
    expect(await mailsTo(of.team.owner, id)).toEqual([]);
    const transfer = { id: 'tr_9', returnedFor: null };
    for (const _ of [1, 2]) await asSystem((tx) => settlePayout(tx, id, transfer, PAYABLE_AT));
    const [paid, ...more] = await mailsTo(of.team.owner, id);
    expect([paid?.subject, more]).toEqual([expect.stringMatching(/^EUR\s350 paid out · P-\d{4}$/), []]);
    expect(paid?.text).toContain(`/partner/earnings/payouts/${id}`);
    const [german] = await mailsTo(supervisor, id);
    expect([german?.to, german?.subject]).toEqual([supervisor.email, expect.stringContaining('ausgezahlt')]);
    for (const mail of [paid, german]) expect(mail?.text).not.toMatch(/acct_|tr_9|ending|endet/);
    expect(await mailsTo(of.team.agent, id)).toEqual([]);

    for (const _ of [1, 2]) {
      await asSystem((tx) => settlePayout(tx, id, { id: 'tr_9', returnedFor: 'account_closed' }, PAYABLE_AT));
    }
    const [, returned, ...none] = await mailsTo(of.team.owner, id);
    expect([returned?.subject, none]).toEqual([expect.stringMatching(/came back$/), []]);
    expect(returned?.text).toContain('The bank account is closed.');
  });

  it('say why a payout failed, and not that it was paid', async () => {
    const of = await createPayable();
    await openAccount(of.agencyId, '3001');
    await take('2027-08-15');
    const { id } = await payoutOf(of.agencyId);
    await sendTransfer(id);
    const mails = await mailsTo(of.team.owner, id);
    expect(mails.map((mail) => mail?.subject)).toEqual([expect.stringMatching(/could not be paid out$/)]);
    expect(mails[0]?.text).toContain('The bank account is closed.');
  });

  it('say why it is held, every time it is, and nothing once it was released', async () => {
    const of = await createPayable();
    await openDuePayouts();
    const { id } = await payoutOf(of.agencyId);
    const hold = (reason: string, at: string) =>
      inScope(admin, (tx) => holdPayout(tx, admin, id, { reason }, contextAt(at)));
    await hold('Two bills.', '2027-07-20T10:00:00Z');
    const [held] = await mailsTo(of.team.owner, id);
    expect(held?.text).toContain('Two bills.');
    expect(held?.text.replace(/\s/g, ' ')).toContain('EUR 350');
    await inScope(admin, (tx) => releasePayout(tx, admin, id, contextAt('2027-07-20T11:00:00Z')));
    expect(await mailsTo(of.team.owner, id)).toEqual([null]);
    await hold('Three bills.', '2027-07-20T12:00:00Z');
    const again = await mailsTo(of.team.owner, id);
    expect(again.map((mail) => mail?.text.includes('Three bills.'))).toEqual([true, true]);
    // Its supervisors read in the history of their agency who stopped it and why.
    const history = await listAgencyHistory(await viewerOf(of.team.owner), {});
    const ofPayouts = history?.results.filter(({ entity }) => entity === 'payout');
    expect(ofPayouts?.map(({ action, after }) => [action, after?.reason])).toEqual([
      ['payout.held', 'Three bills.'],
      ['payout.released', undefined],
      ['payout.held', 'Two bills.'],
    ]);
  });
});
