import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

beforeAll(async () => {
  await openDemonstration();
}, 120_000);

const period = (checkIn: string, checkOut: string) => ({ checkIn: new Date(checkIn), checkOut: new Date(checkOut) });

describe('never held twice', () => {
  it('refuses a second hold of the same night, allows back to back and after a release', async () => {
    const first = await ownerDb.propertyHold.create({
      data: { propertyId: 'P19', kind: 'booking', ...period('2027-06-05', '2027-06-12') },
    });
    await expect(
      ownerDb.propertyHold.create({
        data: { propertyId: 'P19', kind: 'ownerBlock', ...period('2027-06-11', '2027-06-18') },
      }),
    ).rejects.toThrow(/property_hold_never_twice/);
    await ownerDb.propertyHold.create({
      data: { propertyId: 'P19', kind: 'booking', ...period('2027-06-12', '2027-06-19') },
    });
    await ownerDb.propertyHold.update({ where: { id: first.id }, data: { releasedAt: new Date(TODAY) } });
    await ownerDb.propertyHold.create({
      data: { propertyId: 'P19', kind: 'booking', ...period('2027-06-05', '2027-06-12') },
    });
  });

  it('lets exactly one of ten parallel takers have the week', async () => {
    const takers = Array.from({ length: 10 }, () =>
      ownerDb.propertyHold.create({
        data: { propertyId: 'P05', kind: 'booking', ...period('2027-07-03', '2027-07-10') },
      }),
    );
    const outcomes = await Promise.allSettled(takers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('checks', () => {
  it.each([
    [
      'a stay of no night',
      () =>
        ownerDb.stay.create({
          data: { id: 'x', propertyId: 'P19', available: true, ...period('2027-06-05', '2027-06-05') },
        }),
    ],
    [
      'a negative price',
      () =>
        ownerDb.stayRate.create({
          data: { stayId: 'P01-2026-12-05-2026-12-12', serviceLevel: 'Odd', amount: -1, currency: 'EUR' },
        }),
    ],
    ['a currency that is none', () => ownerDb.property.update({ where: { id: 'P01' }, data: { currency: 'euro' } })],
    ['a slug with an umlaut', () => ownerDb.property.update({ where: { id: 'P01' }, data: { slug: 'zürs' } })],
    [
      'a sector of another city',
      () => ownerDb.property.update({ where: { id: 'P01' }, data: { sectorId: 'lech/zug' } }),
    ],
    [
      'seven highlights',
      () =>
        ownerDb.property.update({ where: { id: 'P01' }, data: { highlights: Array(7).fill({ en: 'a', de: 'b' }) } }),
    ],
    ['half of a coordinate', () => ownerDb.property.update({ where: { id: 'P01' }, data: { latitude: null } })],
    [
      'a deposit without its kind',
      () => ownerDb.salesInformation.update({ where: { propertyId: 'P15' }, data: { securityDepositType: null } }),
    ],
    [
      'a property that accepts no payment method',
      () => ownerDb.salesInformation.update({ where: { propertyId: 'P15' }, data: { acceptedPaymentMethods: [] } }),
    ],
    [
      'a fee above one',
      () => ownerDb.salesInformation.update({ where: { propertyId: 'P15' }, data: { creditCardFeeRatio: 3 } }),
    ],
  ])('refuses %s', async (_, write) => {
    await expect(write()).rejects.toThrow();
  });
});

describe('roles', () => {
  it('the serving role is neither owner nor superuser', async () => {
    const [row] = await db.$queryRaw<{ super: boolean; owns: boolean }[]>`
      SELECT rolsuper AS super, EXISTS (SELECT FROM pg_tables WHERE tableowner = current_user AND schemaname = 'public') AS owns
      FROM pg_roles WHERE rolname = current_user`;
    expect(row).toEqual({ super: false, owns: false });
  });

  it('cannot change the schema, the migrations or the audit', async () => {
    await expect(db.$executeRaw`CREATE TABLE intruder (id int)`).rejects.toThrow(/permission denied/);
    await expect(db.$executeRaw`DELETE FROM _prisma_migrations`).rejects.toThrow(/permission denied/);
    await expect(db.audit.deleteMany()).rejects.toThrow(/permission denied/);
    await expect(db.audit.updateMany({ data: { action: 'other' } })).rejects.toThrow(/permission denied/);
  });
});
