import 'server-only';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { getAgencyPerson } from '@/lib/people/viewer/queries';
import { type BusinessTime, clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import type { Viewer } from '@/lib/platform/viewer/types';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { differenceOf } from '@/lib/sales/lead/rules/difference';
import { settleDeadlines } from '@/lib/today/deadline/commands/derive';
import { type House, type Running, readRunning } from './running';

type People = ReadonlyMap<string, Viewer>;

const keyOf = ({ userId, agencyId }: Pick<Running, 'userId' | 'agencyId'>) => `${agencyId} ${userId}`;

/** In whose name prices are asked: each agency's own agreements and programmes count. */
async function peopleOf(house: House, time: BusinessTime): Promise<People> {
  return scoped('system', async (tx) => {
    const people = new Map<string, Viewer>();
    for (const one of await readRunning(tx, house, { now: time.now(), today: time.today() })) {
      if (people.has(keyOf(one))) continue;
      const viewer = await getAgencyPerson(tx, one.userId, one.agencyId);
      if (viewer) people.set(keyOf(one), viewer);
    }
    return people;
  });
}

type Asked = { after: bigint; haveTermsMoved: boolean };

/** What it costs now, and whether cancelling is as it was; null: on request, no longer sold, or nobody is there to ask. */
async function priceNow(
  tx: Transaction,
  { selection, promised, brandId, isHeld, ...one }: Running,
  people: People,
  time: BusinessTime,
): Promise<Asked | null> {
  const viewer = people.get(keyOf(one));
  if (!viewer) return null;
  const context = {
    requestId: '',
    brandId,
    locale: 'en' as const,
    includeDemos: true,
    isLocal: false,
    origin: '',
    address: '',
  };
  try {
    const priced = await priceSelection(tx, viewer, selection, { ...context, ...time, isHeld });
    if (priced.priceTotal === null || priced.currency !== one.currency) return null;
    const difference = differenceOf(promised, priced.rooms, selection.checkIn);
    return { after: priced.priceTotal, haveTermsMoved: difference?.termsChange !== undefined };
  } catch (error) {
    // What cannot be had any more has no price; anything else is no answer about one.
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

/** Writes down what differs, and forgets what does no longer (rule 10.6). */
async function compare(tx: Transaction, house: House, people: People, time: BusinessTime): Promise<void> {
  const moved = [];
  for (const one of await readRunning(tx, house, { now: time.now(), today: time.today() })) {
    const asked = await priceNow(tx, one, people, time);
    if (!asked || (asked.after === one.price && !asked.haveTermsMoved)) continue;
    const { subject, subjectId, key, leadId, snapshotId, currency, price: before } = one;
    moved.push({ ...house, subject, subjectId, key, leadId, snapshotId, currency, before, ...asked });
  }
  await tx.movedPrice.deleteMany({
    where: { ...house, NOT: { OR: moved.map(({ subject, subjectId, key }) => ({ subject, subjectId, key })) } },
  });
  for (const row of moved) {
    const { subject, subjectId, key, ...update } = row;
    const same = { subject, subjectId, key };
    await tx.movedPrice.upsert({ where: { subject_subjectId_key: same }, create: row, update });
  }
  await settleDeadlines(tx, time);
}

/** One house's trouble is that house's: it is logged, and the next one is looked after. False: another worker has it. */
async function checkHouse(house: House, time: BusinessTime): Promise<boolean> {
  const logged = (error: unknown) => log.error({ err: error, ...house }, 'prices not asked again');
  const people = await peopleOf(house, time).catch(logged);
  return scoped(
    'system',
    async (tx) => {
      const { count } = await tx.priceCheck.deleteMany({ where: house });
      if (count === 0 || !people) return count > 0;
      await tx.$executeRaw`SAVEPOINT one_house`;
      try {
        await compare(tx, house, people, time);
      } catch (error) {
        await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_house`;
        logged(error);
      }
      await tx.$executeRaw`RELEASE SAVEPOINT one_house`;
      return true;
    },
    LONG_TRANSACTION,
  );
}

/**
 * For the worker: where something has changed that prices follow from, those of options and offers that run are asked again.
 * Any number of workers may run it; who dies in it has taken nothing. Returns of how many houses.
 */
export async function checkSavedPrices(): Promise<number> {
  const houses = await scoped('system', (tx) =>
    tx.priceCheck.findMany({
      distinct: ['hotelId', 'propertyId'],
      select: { hotelId: true, propertyId: true },
      take: 25,
    }),
  );
  const time = houses.length > 0 ? await clock.business() : null;
  let checked = 0;
  for (const house of houses) if (time && (await checkHouse(house, time))) checked += 1;
  return checked;
}
