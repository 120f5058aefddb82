import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { postCommission } from '@/lib/sales/lead/commands/commission';
import type { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createLead } from '@/tests/factories/lead';
import { createSentOffer } from '@/tests/factories/offer';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { signIn, viewerOf } from '@/tests/factories/user';

/** Every walled table with a count through the scope of the transaction. */
export const walled = {
  agency: (tx: Transaction) => tx.agency.count(),
  deadline: (tx: Transaction) => tx.deadline.count(),
  deadline_snooze: (tx: Transaction) => tx.deadlineSnooze.count(),
  membership: (tx: Transaction) => tx.membership.count(),
  invitation: (tx: Transaction) => tx.invitation.count(),
  agency_programme: (tx: Transaction) => tx.agencyProgramme.count(),
  agency_logo: (tx: Transaction) => tx.agencyLogo.count(),
  destination_request: (tx: Transaction) => tx.destinationRequest.count(),
  payout: (tx: Transaction) => tx.payout.count(),
  payout_run: (tx: Transaction) => tx.payoutRun.count(),
  reward: (tx: Transaction) => tx.reward.count(),
  vaulted_card: (tx: Transaction) => tx.vaultedCard.count(),
  payout_account: (tx: Transaction) => tx.payoutAccount.count(),
  session: (tx: Transaction) => tx.session.count(),
  app_user: (tx: Transaction) => tx.user.count(),
  audit: (tx: Transaction) => tx.audit.count(),
  client: (tx: Transaction) => tx.client.count(),
  hotel_agreement: (tx: Transaction) => tx.hotelAgreement.count(),
  lead: (tx: Transaction) => tx.lead.count(),
  lead_change: (tx: Transaction) => tx.leadChange.count(),
  lead_room: (tx: Transaction) => tx.leadRoom.count(),
  lead_event: (tx: Transaction) => tx.leadEvent.count(),
  price_snapshot: (tx: Transaction) => tx.priceSnapshot.count(),
  ledger_account: (tx: Transaction) => tx.ledgerAccount.count(),
  ledger_posting: (tx: Transaction) => tx.ledgerPosting.count(),
  ledger_entry: (tx: Transaction) => tx.ledgerEntry.count(),
  lead_due: (tx: Transaction) => tx.leadDue.count(),
  due_event: (tx: Transaction) => tx.dueEvent.count(),
  deposit_hold: (tx: Transaction) => tx.depositHold.count(),
  payment_link: (tx: Transaction) => tx.paymentLink.count(),
  payment_link_event: (tx: Transaction) => tx.paymentLinkEvent.count(),
  payment_checkout: (tx: Transaction) => tx.paymentCheckout.count(),
  conversation: (tx: Transaction) => tx.conversation.count(),
  conversation_attachment: (tx: Transaction) => tx.conversationAttachment.count(),
  conversation_message: (tx: Transaction) => tx.conversationMessage.count(),
  conversation_participant: (tx: Transaction) => tx.conversationParticipant.count(),
  hotel_enquiry: (tx: Transaction) => tx.hotelEnquiry.count(),
  hotel_invitation: (tx: Transaction) => tx.hotelInvitation.count(),
  offer: (tx: Transaction) => tx.offer.count(),
  operator_agreement: (tx: Transaction) => tx.operatorAgreement.count(),
  offer_version: (tx: Transaction) => tx.offerVersion.count(),
  offer_alternative: (tx: Transaction) => tx.offerAlternative.count(),
  offer_taken_out: (tx: Transaction) => tx.offerTakenOut.count(),
  offer_comment: (tx: Transaction) => tx.offerComment.count(),
  offer_event: (tx: Transaction) => tx.offerEvent.count(),
  erasure: (tx: Transaction) => tx.erasure.count(),
};

export type Team = Awaited<ReturnType<typeof createTeam>>;

/** A row of every walled table for the team, and nothing of anybody else. */
export async function furnish({ agency, owner, agent }: Team): Promise<void> {
  const at = new Date('2026-11-01');
  const agencyId = agency.id;
  await signIn(owner);
  await signIn(agent);
  await asOwner(async (tx) => {
    const invitation = { email: `i-${agencyId}@x.example`, role: 'agent' as const, tokenHash: agencyId };
    await tx.invitation.create({
      data: { ...invitation, agencyId, invitedById: owner.id, createdAt: at, expiresAt: new Date('2097-01-01') },
    });
    await tx.agencyProgramme.create({ data: { agencyId, programmeId: 'first', claimedAt: at } });
    await tx.agencyLogo.create({
      data: { agencyId, mediaType: 'image/png', bytes: new Uint8Array([1]), width: 1, height: 1, createdAt: at },
    });
    await tx.destinationRequest.create({
      data: { agencyId, askedById: agent.id, place: 'p', reason: 'r', createdAt: at },
    });
    await tx.payoutAccount.create({ data: { agencyId, processorAccountId: agencyId, createdAt: at, updatedAt: at } });
    await tx.payout.create({ data: { agencyId, currency: 'EUR', createdAt: at } });
    await tx.reward.create({ data: { agencyId, amount: 25_000n, currency: 'EUR', setAt: at } });
    const line = { at, action: 'agency.changed', entity: 'agency', entityId: agencyId, requestId: 'r' };
    await tx.audit.createMany({ data: [owner, agent].map(({ id }) => ({ ...line, actorId: id })) });
    await tx.hotelAgreement.create({
      data: { agencyId, hotelId: 'hotel', commissionPercent: 12, validFrom: at, createdAt: at },
    });
    const invited = { id: `h-${agencyId}`, tokenHash: `h-${agencyId}`, invitedById: agent.id, createdAt: at };
    await tx.hotelInvitation.create({
      data: { ...invited, agencyId, hotelId: 'hotel', expiresAt: new Date('2097-01-01') },
    });
    await tx.operatorAgreement.create({
      data: { agencyId, operatorId: 'operator', commissionPercent: 12, validFrom: at, createdAt: at },
    });
  });
  const asked = { agencyId, userId: agent.id, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
  const { id: leadId } = await createLead(asked);
  await asOwner((tx) => tx.leadChange.create({ data: { leadId, kind: 'extension', status: 'asked', askedAt: at } }));
  const card = { keyId: 'k', sealed: 'x'.repeat(100), brand: 'visa', lastFour: '4242', keptById: agent.id, keptAt: at };
  await asOwner((tx) => tx.vaultedCard.create({ data: { leadId, agencyId, ...card } }));
  await scoped('system', (tx) => postCommission(tx, leadId, 'event', at));
  const { snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  const due = { leadId, agencyId, hotelId: 'hotel', snapshotId, number: 1, amount: 35_000n, currency: 'EUR' };
  const paid = { kind: 'paid', method: 'transfer', amount: 35_000n, onDay: at, at, requestId: 'r' } as const;
  const { id: dueId } = await ownerDb.leadDue.create({
    data: {
      ...{ ...due, kind: 'fullPayment', until: at, owedBy: 'client', status: 'paid', createdAt: at },
      events: { create: paid },
    },
  });
  const held = { paymentId: 'pi', amount: 1n, currency: 'EUR', createdAt: at };
  await ownerDb.depositHold.create({ data: { ...held, dueId } });
  const linked = { dueId, createdById: agent.id, tokenHash: `p-${agencyId}`, locale: 'en', createdAt: at };
  const { id: linkId } = await ownerDb.paymentLink.create({
    data: { ...linked, endsAt: new Date('2097-01-01'), events: { create: { kind: 'seen', at } } },
  });
  const checkout = { linkId, dueId, amount: 35_000n, cardFee: 0n, currency: 'EUR' };
  await ownerDb.paymentCheckout.create({ data: { ...checkout, createdAt: at, endsAt: at } });
  const conversationId = await createConversation(await viewerOf(agent), 'hotel');
  await asOwner(async (tx) => {
    const { id: messageId } = await tx.conversationMessage.findFirstOrThrow({ where: { conversationId } });
    const file = { name: 'plan.pdf', mediaType: 'application/pdf', size: 1, bytes: new Uint8Array([1]), createdAt: at };
    await tx.conversationAttachment.create({ data: { conversationId, messageId, uploadedById: agent.id, ...file } });
    const about = { clientFirstName: 'Clara', clientLastName: 'Weiss', answerDueAt: at, createdAt: at };
    const from = { conversationId, agencyId, hotelId: 'hotel', userId: agent.id, brandId: 'default' };
    await tx.hotelEnquiry.create({ data: { ...from, ...about } });
  });
  await createSentOffer({ agencyId, userId: agent.id, leadId });
  const awaited = {
    subject: 'lead',
    subjectId: leadId,
    agencyId,
    hotelId: 'hotel',
    timeZone: 'Europe/Vienna',
  } as const;
  await ownerDb.deadline.createMany({
    data: (['agency', 'supplier'] as const).map((waitsFor) => ({
      ...{ ...awaited, id: `${waitsFor}-${agencyId}`, kind: 'answerDue', key: waitsFor, waitsFor, userId: agent.id },
      ...{ until: at, isDay: false, beginsAt: at, createdAt: at },
    })),
  });
  await ownerDb.deadline.create({
    data: {
      ...{ id: `held-${agencyId}`, subject: 'agency', subjectId: agencyId, agencyId, kind: 'payoutHeld', key: 'EUR' },
      ...{ waitsFor: 'agency', timeZone: 'Europe/Berlin', until: at, isDay: false, beginsAt: at, createdAt: at },
    },
  });
  const someone = { agencyId, email: 'clara@weiss.example', locale: 'en', askedById: owner.id, askedAt: at };
  await ownerDb.erasure.create({ data: { id: `e-${agencyId}`, ...someone, endsAt: new Date('2097-01-01') } });
  await ownerDb.deadlineSnooze.create({
    data: { deadlineId: `agency-${agencyId}`, userId: agent.id, until: at, setAt: at },
  });
}

export async function anotherOperator(): Promise<string> {
  const { id } = await ownerDb.operator.create({ data: { id: 'elsewhere', name: 'Elsewhere', email: 'e@x.example' } });
  return id;
}

export async function counts(tx: Transaction): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [table, count] of Object.entries(walled)) found[table] = await count(tx);
  return found;
}

export const nothing = Object.fromEntries(Object.keys(walled).map((table) => [table, 0]));
