import { beforeAll, describe, expect, it } from 'vitest';
import * as handOver from '@/app/api/travel-agencies/[agencyId]/members/[userId]/leads/route';
import { composeMail } from '@/lib/documents/mail/compose';
import type { Transaction } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { closeLead } from '@/lib/sales/lead/commands/amend';
import { handOverLeads } from '@/lib/sales/lead/commands/hand-over';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listToday } from '@/lib/today/deadline/queries/list';
import { createMember, createProgrammes } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import { contextAt, createStage, events, happen, inScope, leadOf, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

const brand = { isB2C: false, isCommissionDisplayed: true };
const leave = ({ agent }: Stage) =>
  ownerDb.membership.updateMany({ where: { userId: agent.id }, data: { removedAt: new Date() } });

async function hand(stage: Stage, toId: string, by = stage.team.owner) {
  const { cookie } = await signIn(by);
  const params = { agencyId: stage.team.agency.id, userId: stage.agent.id };
  return callApi(handOver.POST as ApiHandler, { method: 'POST', cookie, params, body: { toId } });
}

/** As the worker writes them. */
async function mailsOf({ team }: Stage) {
  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: 'handOver:' } } });
  const mails = rows.flatMap(({ dedupeKey, payload }) => {
    const mail = mailPayloadSchema.parse(payload);
    return mail.mail === 'handedOver' && mail.agencyId === team.agency.id ? { dedupeKey, mail } : [];
  });
  const written = await Promise.all(mails.map(({ dedupeKey, mail }) => composeMail(dedupeKey, mail)));
  return written.filter((mail) => mail !== null);
}

describe('what somebody who has left still had to do', () => {
  it('is a colleague’s from then on, with what is due of it; what was closed stays', async () => {
    const stage = await createStage();
    const [running, closed] = [await save(stage), await save(stage)];
    await happen(stage, running, ['requestOption', 'confirmOption']);
    const version = await versionOf(closed);
    await inScope(stage.agent, (tx) => closeLead(tx, stage.agent, closed, { version, reason: 'Lost.' }, contextAt()));
    const heir = await createMember(stage.team.agency);
    await leave(stage);
    const { status, body } = await hand(stage, heir.id);
    expect([status, body]).toEqual([200, { leads: 1, offers: 0 }]);
    const viewer = await viewerOf(heir);
    const { results } = await listToday(viewer, brand, { limit: 24 });
    expect(results.filter(({ kind }) => kind === 'optionEnds').map(({ about }) => about.id)).toEqual([running]);
    expect(await getLead(viewer, closed, 'en', { seesCommission: false })).toBeNull();
    const found = await getLead(viewer, running, 'en', { seesCommission: false });
    // Who did it before is still said.
    expect(found?.history.map(({ isReader }) => isReader)).not.toContain(true);
    const audit = await ownerDb.audit.findMany({ where: { entityId: running, action: 'lead.changed' } });
    expect(audit.at(-1)).toMatchObject({ before: { userId: stage.agent.id }, after: { userId: heir.id } });
    expect((await hand(stage, heir.id)).body).toEqual({ leads: 0, offers: 0 });
  });

  it('goes to nobody of another agency, who has left, or the same person; and no agent gives it away', async () => {
    const [stage, stranger] = [await createStage(), await createStage()];
    const leadId = await save(stage);
    const gone = await createMember(stage.team.agency);
    await ownerDb.membership.updateMany({ where: { userId: gone.id }, data: { removedAt: new Date() } });
    for (const toId of [stranger.agent.id, gone.id, stage.agent.id]) {
      const { status, body } = await hand(stage, toId);
      expect([toId, status, body.errors]).toEqual([toId, 422, { toId: messages.en.error.colleagueMissing }]);
    }
    const colleague = await createMember(stage.team.agency);
    expect((await hand(stage, colleague.id, colleague)).status).toBe(403);
    expect((await hand(stage, colleague.id, stranger.team.owner)).status).toBe(404);
    expect((await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).userId).toBe(stage.agent.id);
  });

  const give = (viewer: Viewer, tx: Transaction, { team, agent }: Stage, toId: string, fromId = agent.id) =>
    handOverLeads(tx, viewer, { agencyId: team.agency.id, fromId, toId }, contextAt());

  it('is given by nobody but a supervisor of the agency, and is that of its own people, whoever asks the command', async () => {
    const [stage, stranger] = [await createStage(), await createStage()];
    await save(stage);
    const colleague = await viewerOf(await createMember(stage.team.agency));
    const owner = await viewerOf(stage.team.owner);
    const missing = { code: 'notFound', status: 404 };
    for (const [viewer, fromId] of [
      [colleague, stage.agent.id],
      [await viewerOf(stranger.team.owner), stage.agent.id],
      [owner, stranger.agent.id],
    ] as const) {
      const given = inScope(viewer, (tx) => give(viewer, tx, stage, colleague.id, fromId));
      await expect(given).rejects.toMatchObject(missing);
    }
  });

  it('is one colleague’s where two supervisors give it away at once', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const owner = await viewerOf(stage.team.owner);
    const [first, second] = [await createMember(stage.team.agency), await createMember(stage.team.agency)];
    let late: Promise<unknown> = Promise.resolve();
    await inScope(owner, async (tx) => {
      expect(await give(owner, tx, stage, first.id)).toEqual({ leads: 1, offers: 0 });
      late = inScope(owner, (other) => give(owner, other, stage, second.id));
      await untilSomeoneWaits();
    });
    expect(await late).toEqual({ leads: 0, offers: 0 });
    expect((await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).userId).toBe(first.id);
    expect(await ownerDb.audit.count({ where: { entityId: leadId, action: 'lead.changed' } })).toBe(1);
  });

  it('is changed by nobody who had read it before it was given away', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const owner = await viewerOf(stage.team.owner);
    const heir = await createMember(stage.team.agency);
    let late: Promise<unknown> = Promise.resolve();
    await inScope(owner, async (tx) => {
      await give(owner, tx, stage, heir.id);
      late = events.requestOption(stage, leadId, 1, contextAt()).catch((error) => error);
      await untilSomeoneWaits();
    });
    expect(await late).toMatchObject({ code: 'leadStale', status: 409 });
    const after = await leadOf(leadId);
    expect(after).toMatchObject({ status: 'INTEREST', version: 2, userId: heir.id });
    expect(after.events.map(({ type }) => type)).toEqual(['interest']);
  });

  it('is told to both by one mail each, in their language, with what it is; whoever has left is told nothing', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const { id: offerId, reference } = await ownerDb.offer.findUniqueOrThrow({
      where: { id: (await createSentOffer({ agencyId: stage.team.agency.id, userId: stage.agent.id, leadId })).id },
    });
    const heir = await createMember(stage.team.agency);
    await ownerDb.user.update({ where: { id: heir.id }, data: { locale: 'de', firstName: 'Jule', lastName: 'Ott' } });
    await ownerDb.user.update({
      where: { id: stage.agent.id },
      data: { locale: 'en', firstName: 'Tom', lastName: 'Reid' },
    });
    expect((await hand(stage, heir.id)).body).toEqual({ leads: 1, offers: 1 });
    // Nothing is left to hand over, nothing is told.
    expect((await hand(stage, heir.id)).body).toEqual({ leads: 0, offers: 0 });
    const mails = await mailsOf(stage);
    expect(mails.map(({ to }) => to).sort()).toEqual([heir.email, stage.agent.email].sort());
    const taken = mails.find(({ to }) => to === heir.email);
    expect(taken?.language).toBe('de');
    expect(taken?.subject).toBe('Anfragen und Angebote von Tom Reid sind jetzt bei Ihnen');
    expect(taken?.html).toContain(`/partner/dashboard?hotel-lead-id=${leadId}`);
    expect(taken?.html).toContain(`/partner/offers/${offerId}`);
    expect(taken?.text).toContain(`Angebot ${reference}`);
    const given = mails.find(({ to }) => to === stage.agent.email);
    expect(given?.subject).toBe('Your leads and offers are now with Jule Ott');
    expect(given?.text).toContain('Weiss');
    expect(given?.html).not.toContain(leadId);
    await leave(stage);
    expect((await mailsOf(stage)).map(({ to }) => to)).toEqual([heir.email]);
  });
});
