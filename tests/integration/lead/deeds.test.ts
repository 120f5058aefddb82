import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeadHistory } from '@/components/sales/lead/lead-history';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { noteTransfer, undoTransfer } from '@/lib/money/dues/commands/transfer';
import { revokeLink, sendLink } from '@/lib/money/payment-link/commands/link';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { keepCard, removeCard } from '@/lib/money/vault/commands';
import { env } from '@/lib/platform/env';
import type { Viewer } from '@/lib/platform/viewer/types';
import { handOverLeads } from '@/lib/sales/lead/commands/hand-over';
import { readDeeds } from '@/lib/sales/lead/queries/deeds';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { createMember } from '@/tests/factories/agency';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { openDue, payByCard } from '../dues/stage';
import { type Booked, context, createBooked, make } from '../payment-link/stage';
import { contextAt, inScope } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  Object.assign(env, { CARD_VAULT: true, CARD_VAULT_KEYS: [{ id: '2026', key: randomBytes(32) }] });
});
afterAll(() => {
  Object.assign(env, { CARD_VAULT: false, CARD_VAULT_KEYS: [] });
});

const nameOf = ({ firstName, lastName }: Viewer) => [firstName, lastName].filter(Boolean).join(' ');
const CARD = { number: '4000 0566 5566 5556', name: 'Clara Weiss', month: '07', year: '29' };

/** The sentences of a lead's history, as its page hands them on, the oldest first. */
async function toldTo(viewer: Viewer, leadId: string, locale: 'en' | 'de' = 'en'): Promise<string[]> {
  const lead = await getLead(viewer, leadId, locale, { seesCommission: false });
  if (!lead) return [];
  const section = LeadHistory({ lead, locale }) as { props: { children: { props: { lines?: { said: string }[] } }[] } };
  const lines = section.props.children.flatMap(({ props }) => props.lines ?? []);
  return lines.map(({ said }) => said.replaceAll(/\s/g, ' ')).toReversed();
}

async function handOver({ team, agent }: Booked) {
  const supervisor = await viewerOf(team.owner);
  const heir = await createMember(team.agency, 'agent', { firstName: 'Jule', lastName: 'Ott' });
  const people = { agencyId: team.agency.id, fromId: agent.id, toId: heir.id };
  await inScope(supervisor, (tx) => handOverLeads(tx, supervisor, people, contextAt()));
  return viewerOf(heir);
}

describe('what is done with a lead beside its course', () => {
  it('stands in its history: the client’s card, links, payments, who works on it', async () => {
    const booked = await createBooked();
    const { agent, leadId } = booked;
    await inScope(agent, (tx) => keepCard(tx, agent, leadId, CARD, contextAt()));
    await inScope(agent, (tx) => removeCard(tx, agent, leadId, contextAt()));
    await make(agent, booked);
    const [link] = (await listLinks(agent, leadId)) ?? [];
    const address = { leadId, linkId: link?.id ?? '' };
    await inScope(agent, (tx) => sendLink(tx, agent, address, 'client@guest.example', context()));
    await inScope(agent, (tx) => revokeLink(tx, agent, address, context()));
    await payByCard((await openDue(leadId, 'balance')).id, 'cs_1');
    const told = await toldTo(agent, leadId);
    for (const sentence of [
      'You kept a card of the client ending in 5556.',
      'You deleted the client’s card.',
      'You made a payment link: Prepayment, EUR 1 225.',
      'You sent the payment link: Prepayment, EUR 1 225.',
      'You revoked the payment link: Prepayment, EUR 1 225.',
      'Balance, EUR 2 275: paid by card.',
    ]) {
      expect(told).toContain(sentence);
    }
    expect(new Set(told).size).toBe(told.length);
    const heir = await handOver(booked);
    const name = nameOf(agent);
    expect(await toldTo(heir, leadId, 'de')).toEqual(
      expect.arrayContaining([
        `${name} hat eine Karte des Kunden mit den Endziffern 5556 hinterlegt.`,
        `${nameOf(await viewerOf(booked.team.owner))} hat die Anfrage übergeben: ${name} an Jule Ott.`,
      ]),
    );
  });

  it('tells whose word a transfer is, and that it was taken back', async () => {
    const { agent, operator, leadId, dueId } = await createBooked();
    const on = dayAt(context().now(), 'Europe/Vienna');
    const address = { leadId, dueId };
    await inScope(operator, (tx) => noteTransfer(tx, operator, address, { amount: 1225, on }, context()));
    await inScope(operator, (tx) => undoTransfer(tx, operator, address, context()));
    expect(await toldTo(agent, leadId)).toEqual(
      expect.arrayContaining([
        'Prepayment, EUR 1 225: paid by transfer, noted by the operator.',
        'Prepayment, EUR 1 225: the operator took back what was noted.',
      ]),
    );
  });

  it('is told to the lead’s agency and the house alone, and no other line of the audit is', async () => {
    const [booked, other] = [await createBooked(), await createBooked()];
    const { agent, operator, leadId } = booked;
    await inScope(agent, (tx) => keepCard(tx, agent, leadId, CARD, contextAt()));
    await handOver(booked);
    const seenBy = (viewer: Viewer) =>
      inScope(viewer, async (tx) => (await readDeeds(tx, leadId, [])).deeds.map(({ deed }) => deed));
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    expect((await seenBy(agent)).toSorted()).toEqual(['card.kept', 'handedOver']);
    expect((await seenBy(admin)).toSorted()).toEqual(['card.kept', 'handedOver']);
    expect(await seenBy(other.agent)).toEqual([]);
    expect(await seenBy(operator)).toEqual([]);
  });
});
