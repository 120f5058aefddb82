import type { PlainDate } from '@/lib/dates';
import type { Database } from '@/lib/db';
import { SEEDED_KEY } from '@/lib/demonstration';
import { createCatalogue, createExchangeRates, createPictures, createPlaces } from './rows/places';
import { createProperties } from './rows/properties';
import { createOperators } from './rows/sales';
import { createBrands, createContents, createTestimonials } from './rows/words';

export async function isSeeded(database: Database): Promise<boolean> {
  return (await database.setting.count({ where: { key: SEEDED_KEY } })) > 0;
}

/** All of the demonstration data or nothing, relative to `today`; the same rows for the same day. */
export async function seed(database: Database, today: PlainDate): Promise<void> {
  await database.$transaction(
    async (tx) => {
      await createPictures(tx);
      await createPlaces(tx);
      await createCatalogue(tx);
      await createExchangeRates(tx, today);
      await createBrands(tx);
      await createContents(tx);
      await createTestimonials(tx);
      await createOperators(tx);
      await createProperties(tx, today);
      await tx.setting.create({ data: { key: SEEDED_KEY, value: today } });
    },
    { timeout: 120_000 },
  );
  await database.$executeRaw`ANALYZE`;
}
