import { enterScope } from '@/lib/people/scope';
import type { PlainDate } from '@/lib/platform/dates';
import type { Database, Transaction } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { createAccounts } from './rows/accounts';
import { createAffiliates, createAgencies, createProgrammes } from './rows/agencies';
import { createAgencyContents } from './rows/agency-words';
import { createBrands } from './rows/brands';
import { createDestinationRequests, createInvitations, createPeople } from './rows/people';
import { createCatalogue, createExchangeRates, createPictures, createPlaces } from './rows/places';
import { createProperties } from './rows/properties';
import { createOperators } from './rows/sales';
import { createContents, createTestimonials } from './rows/words';

type Part = { key: string; create: (tx: Transaction, today: PlainDate) => Promise<void> };

/** What a version added to the demonstration is a part of its own, so that data of an older one only gains it. */
const parts: readonly Part[] = [
  {
    key: SEEDED_KEY,
    create: async (tx, today) => {
      await createPictures(tx);
      await createPlaces(tx);
      await createCatalogue(tx);
      await createExchangeRates(tx, today);
      await createContents(tx);
      await createTestimonials(tx);
      await createOperators(tx);
      await createProperties(tx, today);
    },
  },
  {
    key: `${SEEDED_KEY}.agencies`,
    create: async (tx, today) => {
      await createBrands(tx);
      await createProgrammes(tx);
      await createAffiliates(tx);
      await createAgencies(tx, today);
      await createPeople(tx, today);
      await createInvitations(tx, today);
      await createDestinationRequests(tx, today);
    },
  },
  { key: `${SEEDED_KEY}.accounts`, create: createAccounts },
  { key: `${SEEDED_KEY}.agencyPages`, create: createAgencyContents },
];

async function missingParts(database: Database): Promise<readonly Part[]> {
  const rows = await database.setting.findMany({ where: { key: { in: parts.map(({ key }) => key) } } });
  const there = new Set(rows.map(({ key }) => key));
  return parts.filter(({ key }) => !there.has(key));
}

export async function isSeeded(database: Database): Promise<boolean> {
  return (await missingParts(database)).length === 0;
}

/** What is missing of the demonstration data, or nothing, relative to `today`; the same rows for the same day. */
export async function seed(database: Database, today: PlainDate): Promise<void> {
  const missing = await missingParts(database);
  await database.$transaction(
    async (tx) => {
      await enterScope(tx, 'system');
      for (const { key, create } of missing) {
        await create(tx, today);
        await tx.setting.create({ data: { key, value: today } });
      }
    },
    { timeout: 120_000 },
  );
  await database.$executeRaw`ANALYZE`;
}
