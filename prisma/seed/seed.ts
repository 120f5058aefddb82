import { loadReference } from '@/lib/entry/reference/load';
import { enterScope } from '@/lib/people/scope';
import type { PlainDate } from '@/lib/platform/dates';
import type { Database, Transaction } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { settleDeadlines } from '@/lib/today/deadline/commands/derive';
import { referenceTables } from '@/prisma/reference/tables';
import { createAccounts } from './rows/accounts';
import { createAffiliates, createAgencies } from './rows/agencies';
import {
  appointHotelContacts,
  createAgreements,
  createOperatorAgreements,
  createPastExchangeRates,
} from './rows/agreements';
import { createConversations } from './rows/conversations';
import { createDues } from './rows/dues';
import { createExchangeRates } from './rows/exchange-rates';
import { createHotelInvitations, createRewards } from './rows/hotel-invitations';
import { createHotels } from './rows/hotels';
import { createInspirationPosts } from './rows/inspiration';
import { createClients, createLeads } from './rows/leads';
import { postLedger } from './rows/ledger';
import { createOffers } from './rows/offers';
import { createPaymentLinks } from './rows/payment-links';
import { createRuns } from './rows/payouts';
import { createDestinationRequests, createInvitations, createPeople } from './rows/people';
import { createProperties } from './rows/properties';
import { createPropertyLeads } from './rows/property-leads';
import { createRatePlans } from './rows/rate-plans';
import { createRooms } from './rows/rooms';
import { createOperators } from './rows/sales';
import { createStayAnswers } from './rows/stay-answers';
import { createTestimonials } from './rows/testimonials';

type Part = { key: string; create: (tx: Transaction, today: PlainDate, now: Date) => Promise<void> };

/** What a version added to the demonstration is a part of its own, so that data of an older one only gains it. */
const parts: readonly Part[] = [
  {
    key: SEEDED_KEY,
    create: async (tx, today) => {
      await createExchangeRates(tx, today);
      await createTestimonials(tx);
      await createOperators(tx);
      await createProperties(tx, today);
    },
  },
  {
    key: `${SEEDED_KEY}.agencies`,
    create: async (tx, today) => {
      await createAffiliates(tx);
      await createAgencies(tx, today);
      await createPeople(tx, today);
      await createInvitations(tx, today);
      await createDestinationRequests(tx, today);
    },
  },
  { key: `${SEEDED_KEY}.accounts`, create: createAccounts },
  {
    key: `${SEEDED_KEY}.payment`,
    // Its brand sells packages, so that the demonstration shows all three payment profiles without a local host.
    create: async (tx) => {
      await tx.brand.update({ where: { id: 'dorado' }, data: { paymentProfileChange: 'everywhere' } });
    },
  },
  {
    key: `${SEEDED_KEY}.hotels`,
    create: async (tx, today) => {
      await createPastExchangeRates(tx, today);
      await createHotels(tx);
      await createRooms(tx, today);
      await createRatePlans(tx);
      await createAgreements(tx, today);
      await appointHotelContacts(tx);
    },
  },
  {
    key: `${SEEDED_KEY}.leads`,
    create: async (tx, today, now) => {
      await createInspirationPosts(tx, today);
      await createClients(tx, today);
      await createLeads(tx, today, now);
    },
  },
  { key: `${SEEDED_KEY}.operators`, create: createOperatorAgreements },
  { key: `${SEEDED_KEY}.hotelInvitations`, create: createHotelInvitations },
  { key: `${SEEDED_KEY}.conversations`, create: (tx, _today, now) => createConversations(tx, now) },
  { key: `${SEEDED_KEY}.propertyLeads`, create: createPropertyLeads },
  { key: `${SEEDED_KEY}.offers`, create: createOffers },
  { key: `${SEEDED_KEY}.stayAnswers`, create: createStayAnswers },
  { key: `${SEEDED_KEY}.rewards`, create: createRewards },
  { key: `${SEEDED_KEY}.ledger`, create: postLedger },
  { key: `${SEEDED_KEY}.dues`, create: (tx, _today, now) => createDues(tx, now) },
  { key: `${SEEDED_KEY}.paymentLinks`, create: (tx, _today, now) => createPaymentLinks(tx, now) },
  { key: `${SEEDED_KEY}.runs`, create: createRuns },
];

/** Under which a database notes that it has a part. */
export const partKeys: readonly string[] = parts.map(({ key }) => key);

async function missingParts(database: Database): Promise<readonly Part[]> {
  const rows = await database.setting.findMany({ where: { key: { in: [...partKeys] } } });
  const there = new Set(rows.map(({ key }) => key));
  return parts.filter(({ key }) => !there.has(key));
}

export async function isSeeded(database: Database): Promise<boolean> {
  return (await missingParts(database)).length === 0;
}

/**
 * The reference data, and on it what is missing of the demonstration data, relative to `today`; the same rows for the
 * same moment. `now`: of that day; what ends in two hours or has just ended is relative to it.
 */
export async function seed(database: Database, today: PlainDate, now = new Date(`${today}T10:00:00Z`)): Promise<void> {
  const missing = await missingParts(database);
  await database.$transaction(
    async (tx) => {
      await enterScope(tx, 'system');
      await loadReference(tx, referenceTables);
      for (const { key, create } of missing) {
        await create(tx, today, now);
        await tx.setting.create({ data: { key, value: today } });
      }
      await settleDeadlines(tx, { now: () => now, today: () => today });
    },
    { timeout: 300_000 },
  );
  if (missing.length > 0) await database.$executeRaw`ANALYZE`;
}
