import { randomUUID } from 'node:crypto';
import { messageIdOf } from '@/lib/documents/mail/compose';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { postCommission } from '@/lib/sales/lead/commands/commission';
import type { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createLead } from '@/tests/factories/lead';
import { createSentOffer } from '@/tests/factories/offer';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';

const at = new Date('2026-11-20T08:00:00Z');
const later = new Date('2097-01-01');

export type Person = { firstName: string; lastName: string; email: string; phone: string; address: string };

/** Names that nothing else in the database has. */
export function personOf(index: number, changes: Partial<Person> = {}): Person {
  const letters = `${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}q`;
  const [firstName, lastName] = [`Marlou${letters}`, `Wolffen${letters}`];
  return {
    ...{ firstName, lastName, email: `${lastName}@post-${letters}.example`, phone: `+49 171 55${1000 + index} 44` },
    address: `Lindenhof ${letters} 7`,
    ...changes,
  };
}

export type Team = Awaited<ReturnType<typeof createTeam>>;

async function talk({ agency, agent }: Team, { firstName, lastName }: Person, leadId: string) {
  const known = await ownerDb.conversation.findFirst({ where: { agencyId: agency.id } });
  const conversationId = known?.id ?? (await createConversation(await viewerOf(agent), 'hotel'));
  const { lastSequence } = await ownerDb.conversation.update({
    where: { id: conversationId },
    data: { lastSequence: { increment: 2 } },
  });
  const said = { conversationId, authorKind: 'agent', authorId: agent.id, authorName: 'Helena Brandt' } as const;
  const { id: messageId } = await ownerDb.conversationMessage.create({
    data: {
      ...{ ...said, sequence: lastSequence - 1, leadId, key: randomUUID(), createdAt: at },
      ...{ clientFirstName: firstName, clientLastName: lastName },
      body: `Frau ${lastName} brings a dog. ${firstName} asked twice, ${lastName.toUpperCase()} it is.`,
    },
  });
  // About nobody's lead, it names somebody all the same.
  await ownerDb.conversationMessage.create({
    data: {
      ...{ ...said, sequence: lastSequence, key: randomUUID(), createdAt: at },
      body: `Has ${firstName} ${lastName} arrived?`,
    },
  });
  const file = { name: `${lastName}.pdf`, mediaType: 'application/pdf', size: 1, bytes: new Uint8Array([1]) };
  await ownerDb.conversationAttachment.create({
    data: { conversationId, messageId, uploadedById: agent.id, createdAt: at, ...file },
  });
  const about = { clientFirstName: firstName, clientLastName: lastName, clientReference: `WOL ${lastName}` };
  const from = { conversationId, agencyId: agency.id, hotelId: 'hotel', userId: agent.id, brandId: 'default' };
  await ownerDb.hotelEnquiry.create({ data: { ...from, ...about, answerDueAt: at, createdAt: at } });
}

/** Mails a worker still has to write: one to them, one about them, and one of which nothing can come, whose key names the address. */
export async function leaveToWorker({ email }: Person, leadId: string): Promise<void> {
  const { id: offerId } = await ownerDb.offer.findFirstOrThrow({ where: { clientEmail: email } });
  // What has waited for days is given up at the first trouble of a busy machine.
  const now = new Date();
  const notice = {
    mail: 'leadNotice',
    leadId,
    notice: 'confirmedBooking',
    to: 'agent',
    locale: 'en',
    brandId: 'default',
  };
  for (const [dedupeKey, payload] of [
    [`offer:${offerId}:2`, { mail: 'offerSent', offerId, number: 1, brandId: 'default' }],
    [`lead:${leadId}:confirmedBooking:agent`, notice],
    [`paymentLink:${offerId}:${email}:2`, { mail: 'paymentLink', linkId: offerId, brandId: 'default' }],
  ] as const) {
    await ownerDb.outbox.create({ data: { topic: 'mail', dedupeKey, payload, nextAttemptAt: now, createdAt: now } });
  }
}

/** What is owed and was paid, by a link that went to the person and by a transfer that names them. */
async function pay({ agency, agent }: Team, { email, lastName }: Person, leadId: string) {
  const { snapshotId } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  const due = { leadId, agencyId: agency.id, hotelId: 'hotel', snapshotId, number: 1, amount: 35_000n };
  const paid = { kind: 'paid', method: 'transfer', amount: 35_000n, onDay: at, at, requestId: 'r' } as const;
  const { id: dueId } = await ownerDb.leadDue.create({
    data: {
      ...{ ...due, currency: 'EUR', kind: 'fullPayment', until: at, owedBy: 'client', status: 'paid', createdAt: at },
      events: { create: { ...paid, reference: `Stay ${lastName}` } },
    },
  });
  const link = { dueId, createdById: agent.id, tokenHash: randomUUID(), locale: 'en', email, createdAt: at };
  await ownerDb.paymentLink.create({ data: { ...link, endsAt: later } });
  const card = { keyId: 'k', sealed: 'x'.repeat(100), brand: 'visa', lastFour: '4242', keptById: agent.id, keptAt: at };
  await asOwner((tx) => tx.vaultedCard.create({ data: { leadId, agencyId: agency.id, ...card } }));
  await scoped('system', (tx) => postCommission(tx, leadId, 'event', at));
}

/** A mail to them and one about them, as they were delivered. */
async function write({ firstName, lastName, email, phone }: Person, leadId: string, offerId: string) {
  for (const [dedupeKey, payload, to] of [
    // The key of this one names the address.
    [`paymentLink:${offerId}:${email}:1`, { mail: 'paymentLink', linkId: offerId }, email],
    [`offer:${offerId}:1`, { mail: 'offerSent', offerId }, email],
    [`lead:${leadId}:requestedOption:agent`, { mail: 'leadNotice', leadId, to: 'agent' }, 'agent@agency.example'],
  ] as const) {
    await ownerDb.outbox.create({
      data: { topic: 'mail', dedupeKey, payload, nextAttemptAt: at, createdAt: at, deliveredAt: at },
    });
    const text = `Dear ${firstName}, about ${lastName}, ${firstName}: ${phone}, ${email}`;
    await ownerDb.developmentMail.create({
      data: { messageId: messageIdOf(dedupeKey), to, subject: `For ${lastName}`, text, html: `<p>${text}</p>`, at },
    });
  }
}

/** Somebody of whom an agency has everything: client, lead, offer, talk, mails, money, history. */
export async function createPerson(team: Team, person: Person): Promise<{ clientId: string; leadId: string }> {
  const { firstName, lastName, email, phone, address } = person;
  const agencyId = team.agency.id;
  const asked = { agencyId, userId: team.agent.id, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
  const { id: leadId } = await createLead({ ...asked, client: { firstName, lastName } });
  const { clientId } = await ownerDb.lead.update({
    where: { id: leadId },
    data: {
      ...{ guests: [{ firstName, lastName }], nationality: 'Germany', loyaltyNumber: `LN-${lastName}` },
      ...{ clientReference: `WOL ${lastName}`, message: `It is the wedding of ${firstName}.` },
      closedReason: `${lastName} did not come`,
      closedAt: at,
    },
  });
  await ownerDb.client.update({ where: { id: clientId ?? '' }, data: { loyaltyNumber: `LN-${lastName}` } });
  const said = `${firstName} ${lastName} did not arrive.`;
  await ownerDb.leadEvent.create({
    data: { leadId, type: 'interest', at, by: 'supplier', reason: said, data: { note: said }, requestId: 'r' },
  });
  await ownerDb.leadChange.create({
    data: { leadId, kind: 'question', status: 'asked', askedAt: at, reason: said, data: { text: said } },
  });
  const offer = await createSentOffer({ agencyId, userId: team.agent.id, leadId, client: person });
  await ownerDb.offerVersion.updateMany({
    where: { offerId: offer.id },
    data: { approvedAt: at, approvedPosition: 1, approvedBy: `${firstName} ${lastName}` },
  });
  await talk(team, person, leadId);
  await pay(team, person, leadId);
  await write(person, leadId, offer.id);
  // Whose telephone and address are known.
  await ownerDb.consumerBooking.create({
    data: {
      ...{ leadId, tokenHash: randomUUID(), locale: 'en', email, phone, address, city: 'Bath' },
      ...{ country: 'United Kingdom', adults: 2, childAges: [], paymentMethod: 'bankTransfer', privacyVersion: 'v1' },
      ...{ salesPolicyVersion: 'v1', operatorTerms: 'Terms', consentedAt: at },
    },
  });
  const line = { at, actorId: team.agent.id, action: 'lead.changed', entity: 'lead', entityId: leadId, requestId: 'r' };
  await ownerDb.audit.create({ data: { ...line, before: { client: said }, after: { message: phone, price: 3 } } });
  await ownerDb.frontendLog.create({ data: { at, message: 'seen', data: { email }, sessionId: 's' } });
  return { clientId: clientId ?? '', leadId };
}

/** Somebody who came to the house itself: enquiry, booking, message, newsletter, an account. */
export async function createGuest(team: Team, person: Person): Promise<{ leadId: string }> {
  const { firstName, lastName, email, phone, address } = person;
  const fullName = `${firstName} ${lastName}`;
  const { leadId } = await createPerson(team, person);
  const enquiry = { kind: 'general', locale: 'en', brandId: 'default', fullName, email, phone, adults: 2 } as const;
  const stay = { checkIn: toDatabaseDay('2026-06-02'), checkOut: toDatabaseDay('2026-06-09') };
  const consent = { consentVersion: 'v1', requestId: 'r', createdAt: at };
  const asked = { ...enquiry, ...stay, ...consent, message: `${fullName}, ${address}` };
  const { id: enquiryId } = await ownerDb.enquiry.create({ data: asked });
  await ownerDb.enquiry.create({ data: { ...asked, onBehalfOf: fullName } });
  await ownerDb.consumerBooking.update({ where: { leadId }, data: { enquiryId } });
  const message = { locale: 'en', brandId: 'default', name: fullName, email, message: phone };
  await ownerDb.contactMessage.create({ data: { ...message, requestId: 'r', createdAt: at } });
  const hashes = { confirmTokenHash: randomUUID(), unsubscribeTokenHash: randomUUID() };
  await ownerDb.newsletterSubscription.create({
    data: {
      ...{ ...hashes, email: email.toLowerCase(), fullName, locale: 'en', status: 'confirmed' },
      ...{ consentVersion: 'v1', requestedAt: at, confirmedAt: at },
    },
  });
  await ownerDb.formOutcome.create({
    data: {
      ...{ tokenHash: randomUUID(), form: 'contact', locale: 'en', status: 'failed', values: { email, phone } },
      ...{ errors: {}, returnTo: '/', expiresAt: later },
    },
  });
  await asOwner((tx) =>
    tx.user.create({ data: { email: email.toLowerCase(), firstName, lastName, role: 'customer', createdAt: at } }),
  );
  return { leadId };
}

type Column = { table: string };

/** Every row of every table that says one of the words anywhere, whatever the column: `table: how many`. */
export async function searchDump(words: readonly string[]): Promise<Record<string, number>> {
  const tables = await ownerDb.$queryRaw<Column[]>`
    SELECT format('%I.%I', table_schema, table_name) AS table FROM information_schema.tables
    WHERE table_schema IN ('public', 'issuer') AND table_type = 'BASE TABLE' ORDER BY 1`;
  const like = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const found: Record<string, number> = {};
  for (const { table } of tables) {
    const [row] = await ownerDb.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${table} t WHERE t::text ILIKE ANY($1)`,
      like,
    );
    if (row && row.count > 0) found[table] = row.count;
  }
  return found;
}

export const wordsOf = ({ firstName, lastName, email, phone, address }: Person): string[] => {
  return [firstName, lastName, email, phone, address];
};
