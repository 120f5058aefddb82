import { beforeAll, describe, expect, it } from 'vitest';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { addDays, nightsBetween, weekdayOf } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { alpinePages } from '@/prisma/reference/alpine-pages/all';
import { firstWinter } from '@/prisma/seed/seasons';
import { isSeeded, seed } from '@/prisma/seed/seed';
import { ownerDb } from '@/tests/factories/owner';
import { findAlternative } from '@/tests/search/alternative';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** Rule 8.3: "a check asserts that each edge case below is present". */
const WINTER = firstWinter(TODAY);

beforeAll(() => openDemonstration(), 120_000);

async function property(id: string) {
  return db.property.findUniqueOrThrow({
    where: { id },
    include: {
      salesInformation: { include: { rentalChannel: true } },
      stays: { include: { rates: true }, orderBy: { checkIn: 'asc' } },
      holds: true,
      equipment: true,
      pictures: true,
      city: true,
    },
  });
}

async function facts(id: string) {
  const { stays, holds } = await property(id);
  return {
    today: TODAY,
    stays: stays.map((stay) => ({
      id: stay.id,
      checkIn: fromDatabaseDay(stay.checkIn),
      checkOut: fromDatabaseDay(stay.checkOut),
      available: stay.available,
      currency: 'EUR',
      rates: Object.fromEntries(
        stay.rates.map((rate) => [rate.serviceLevel, rate.amount === null ? null : Number(rate.amount)]),
      ),
    })),
    blocks: holds.map((hold) => ({
      checkIn: fromDatabaseDay(hold.checkIn),
      checkOut: fromDatabaseDay(hold.checkOut),
      kind: hold.kind,
    })),
  };
}

describe('volumes', () => {
  it('44 properties: 28 chalets, 12 apartments, 4 villas', async () => {
    const types = await db.property.groupBy({ by: ['propertyType'], _count: true, orderBy: { propertyType: 'asc' } });
    expect(Object.fromEntries(types.map((row) => [row.propertyType, row._count]))).toEqual({
      chalet: 28,
      apartment: 12,
      villa: 4,
    });
  });

  it('about 1 900 stays over two winters and a summer', async () => {
    expect(await db.stay.count()).toBeGreaterThan(1_650);
    expect(await db.stay.count()).toBeLessThan(2_100);
    const stays = await db.stay.findMany({ select: { checkIn: true } });
    const years = new Set(stays.map(({ checkIn }) => fromDatabaseDay(checkIn).slice(0, 7)));
    for (const month of [`${WINTER}-12`, `${WINTER + 1}-02`, `${WINTER + 1}-07`, `${WINTER + 2}-02`]) {
      expect(years).toContain(month);
    }
    const summer = await db.stay.groupBy({
      by: ['propertyId'],
      where: { checkIn: { gte: new Date(`${WINTER + 1}-06-01`), lt: new Date(`${WINTER + 1}-10-01`) } },
    });
    expect(summer).toHaveLength(8);
  });

  it('four countries, 22 cities, 15 sectors, 5 operators, 3 rental channels', async () => {
    expect([await db.country.count(), await db.city.count(), await db.sector.count()]).toEqual([4, 22, 15]);
    expect([await db.operator.count(), await db.rentalChannel.count()]).toEqual([5, 3]);
    expect((await db.property.groupBy({ by: ['operatorId'] })).length).toBe(5);
    const channels = await db.salesInformation.groupBy({ by: ['rentalChannelId'] });
    expect(channels).toHaveLength(3);
  });

  it('two or more sectors where the filter must show, one elsewhere', async () => {
    const counts = await db.sector.groupBy({ by: ['cityId'], _count: true });
    expect(Object.fromEntries(counts.map(({ cityId, _count }) => [cityId, _count]))).toEqual({
      'courchevel-1850': 3,
      lech: 3,
      verbier: 2,
      megeve: 2,
      zermatt: 2,
      davos: 1,
      gstaad: 1,
      cortina: 1,
    });
  });

  it('every text exists in both languages', async () => {
    const rows = await db.property.findMany();
    for (const row of rows) {
      for (const field of ['opening', 'summary', 'description'] as const) {
        expect(row[`${field}En`].length).toBeGreaterThan(20);
        expect(row[`${field}De`].length).toBeGreaterThan(20);
        expect(row[`${field}En`]).not.toBe(row[`${field}De`]);
      }
    }
    const contents = await db.content.groupBy({ by: ['slug'], _count: true });
    for (const { slug, _count } of contents) expect([slug, _count]).toEqual([slug, 2]);
  });

  it('is the same again for the same day', async () => {
    expect(await isSeeded(ownerDb)).toBe(true);
    const ids = await db.stay.findMany({ select: { id: true, available: true }, orderBy: { id: 'asc' }, take: 50 });
    expect(ids[0]?.id).toMatch(/^P01-20/);
    const count = await db.stay.count();
    await seed(ownerDb, TODAY);
    expect(await db.stay.count()).toBe(count);
  });
});

describe('production', () => {
  it('refuses a database with demonstration data, demo mode does not', async () => {
    await expect(refuseDemonstrationData('production')).rejects.toThrow(/empty database/);
    await expect(refuseDemonstrationData('demo')).resolves.toBeUndefined();
  });
});

describe('places', () => {
  it('each German landing place has at least two properties that consumers see', async () => {
    for (const page of alpinePages) {
      const { kind, ids } = page.place;
      if (kind === 'overview') continue;
      const where =
        kind === 'country'
          ? { countryId: { in: ids } }
          : kind === 'region'
            ? { regionId: { in: ids } }
            : { id: { in: ids } };
      const count = await db.property.count({
        where: { isDemo: false, salesInformation: { isNot: null }, city: where },
      });
      expect([page.slug, count >= 2]).toEqual([page.slug, true]);
    }
  });

  it('each listing example of the specification has a property of its type', async () => {
    const examples = [
      'meribel',
      'megeve',
      'saint-martin-de-belleville',
      'val-d-isere',
      'courchevel-1300',
      'courchevel-1550',
      'courchevel-1650',
      'courchevel-1850',
    ];
    const listed = { isDemo: false, salesInformation: { isNot: null } };
    const missing: string[] = [];
    for (const cityId of examples) {
      if ((await db.property.count({ where: { cityId, propertyType: 'chalet', ...listed } })) === 0)
        missing.push(cityId);
    }
    for (const countryId of ['FR', 'AT', 'CH']) {
      if ((await db.property.count({ where: { propertyType: 'apartment', city: { countryId }, ...listed } })) === 0)
        missing.push(countryId);
    }
    expect(missing).toEqual([]);
  });
});

describe('edge cases', () => {
  it('P01–P04 are flagships in four countries with three service levels', async () => {
    const flagships = await Promise.all(['P01', 'P02', 'P03', 'P04'].map(property));
    expect(new Set(flagships.map(({ city }) => city.countryId)).size).toBe(4);
    for (const { serviceLevels } of flagships) {
      expect(serviceLevels).toHaveLength(3);
    }
  });

  it('floor plans stand only where they draw the bedrooms and bathrooms the property has', async () => {
    const drawn: Record<string, { bedrooms: number; bathrooms: number }> = {
      'floorplan-01': { bedrooms: 0, bathrooms: 0 },
      'floorplan-02': { bedrooms: 1, bathrooms: 1 },
      'floorplan-03': { bedrooms: 4, bathrooms: 4 },
      'floorplan-04': { bedrooms: 2, bathrooms: 1 },
    };
    const rows = await db.property.findMany({
      where: { pictures: { some: { isFloorplan: true } } },
      select: { id: true, bedrooms: true, bathrooms: true, pictures: { where: { isFloorplan: true } } },
    });
    expect(rows.map(({ id }) => id)).toContain('P01');
    for (const { id, bedrooms, bathrooms, pictures } of rows) {
      const sum = (what: 'bedrooms' | 'bathrooms') =>
        pictures.reduce((total, { pictureId }) => total + (drawn[pictureId]?.[what] ?? Number.NaN), 0);
      expect({ id, bedrooms: sum('bedrooms'), bathrooms: sum('bathrooms') }).toEqual({ id, bedrooms, bathrooms });
    }
  });

  it('P05 has no sales information', async () => {
    expect((await property('P05')).salesInformation).toBeNull();
    expect(await db.property.count({ where: { salesInformation: null } })).toBe(1);
  });

  it('P06 card fee 0, P07 null, P08 2.75 %', async () => {
    const fees = await Promise.all(
      ['P06', 'P07', 'P08'].map(
        async (id) => (await property(id)).salesInformation?.creditCardFeeRatio?.toNumber() ?? null,
      ),
    );
    expect(fees).toEqual([0, null, 0.0275]);
  });

  it('P09 card only, P10 transfer only', async () => {
    expect((await property('P09')).salesInformation?.acceptedPaymentMethods).toEqual(['creditCard']);
    expect((await property('P10')).salesInformation?.acceptedPaymentMethods).toEqual(['bankTransfer']);
  });

  it('P12 overrides the commission of a stay', async () => {
    expect((await property('P12')).stays.some(({ commissionPercent }) => commissionPercent !== null)).toBe(true);
  });

  it('P13 the 25 % / one month variant, P14 its own cancellation', async () => {
    const variant = (await property('P13')).salesInformation;
    expect(variant?.prepaymentRatio?.toNumber()).toBe(0.25);
    expect(variant?.paymentTerms).toEqual([{ daysBeforeCheckIn: 30, paymentRatio: 1 }]);
    expect((await property('P14')).salesInformation?.cancellationTerms).toHaveLength(2);
  });

  it('P15 deposit blocked, P16 other', async () => {
    expect((await property('P15')).salesInformation?.securityDepositType).toBe('blocked');
    expect((await property('P16')).salesInformation?.securityDepositType).toBe('other');
  });

  it('P17 winter sold out, P19 without stays', async () => {
    const winter = (await property('P17')).stays.filter(
      ({ checkIn }) => fromDatabaseDay(checkIn) < `${WINTER + 1}-05-01`,
    );
    expect(winter.length).toBeGreaterThan(15);
    expect(winter.every(({ available }) => !available)).toBe(true);
    expect((await property('P19')).stays).toEqual([]);
  });

  it('P18 mixes sold, available and option', async () => {
    const known = await facts('P18');
    const states = new Set(
      known.stays.map((stay) => decideAvailability(stay, known)).map(({ state, reason }) => `${state}:${reason.code}`),
    );
    expect([...states].some((state) => state.startsWith('available'))).toBe(true);
    expect(states).toContain('sold:overlapsSoldStay');
    expect(states).toContain('sold:overlapsOption');
  });

  it('P20 Sunday to Sunday, P21 10 and 14 nights, P22 four nights beside a week from the same day', async () => {
    const nights = async (id: string) =>
      (await property(id)).stays.map((stay) =>
        nightsBetween(fromDatabaseDay(stay.checkIn), fromDatabaseDay(stay.checkOut)),
      );
    expect((await property('P20')).stays.every(({ checkIn }) => weekdayOf(fromDatabaseDay(checkIn)) === 7)).toBe(true);
    expect(await nights('P21')).toEqual(expect.arrayContaining([10, 14]));
    const { stays } = await property('P22');
    const short = stays.find(
      (stay) => nightsBetween(fromDatabaseDay(stay.checkIn), fromDatabaseDay(stay.checkOut)) === 4,
    );
    expect(stays.some((stay) => stay.id !== short?.id && stay.checkIn.getTime() === short?.checkIn.getTime())).toBe(
      true,
    );
  });

  it('P23 sleeps 24, P24 beds unknown, P25 for two', async () => {
    const { bedsForAdults, bedsForChildren } = await property('P23');
    expect((bedsForAdults ?? 0) + (bedsForChildren ?? 0)).toBe(24);
    expect((await property('P24')).bedsForAdults).toBeNull();
    expect((await property('P25')).bedsForAdults).toBe(2);
  });

  it('P26 takes pets with details', async () => {
    const { petsAllowed, petDetailsDe } = await property('P26');
    expect([petsAllowed, Boolean(petDetailsDe)]).toEqual([true, true]);
  });

  it('P28 has an alternative one day off, P29 is one', async () => {
    for (const id of ['P28', 'P29']) {
      const known = await facts(id);
      const march = known.stays.find(
        (stay) =>
          stay.available &&
          stay.checkIn >= `${WINTER + 1}-03-01` &&
          stay.checkIn < `${WINTER + 1}-03-25` &&
          weekdayOf(stay.checkIn) !== 6,
      );
      expect(march).toBeDefined();
      if (!march) continue;
      const shift = weekdayOf(march.checkIn) === 7 ? -1 : 1;
      const asked = { checkIn: addDays(march.checkIn, shift), checkOut: addDays(march.checkOut, shift) };
      expect(findAlternative(asked, known.stays, known.blocks, TODAY, true)?.diff).toBe(-shift);
    }
  });

  it('P30 nine equipment items, P31 eight, P32 none', async () => {
    expect(await Promise.all(['P30', 'P31', 'P32'].map(async (id) => (await property(id)).equipment.length))).toEqual([
      9, 8, 0,
    ]);
  });

  it('P33 is the demonstration property, P34 costs from 190 000 EUR, P35 is in CHF, P36 has no price', async () => {
    expect(await db.property.findMany({ where: { isDemo: true }, select: { id: true } })).toEqual([{ id: 'P33' }]);
    expect(Number((await property('P34')).priceFrom)).toBeGreaterThanOrEqual(19_000_000);
    expect((await property('P35')).currency).toBe('CHF');
    const unpriced = await property('P36');
    expect(unpriced.priceFrom).toBeNull();
    expect(unpriced.stays.flatMap(({ rates }) => rates).every(({ amount }) => amount === null)).toBe(true);
  });

  it('P37 an unknown meal plan, P38 German labels', async () => {
    expect((await property('P37')).serviceLevels.some((level) => serviceLevelKey(level) === null)).toBe(true);
    expect((await property('P38')).serviceLevels).toEqual(['Selbstverpflegung', 'Frühstück', 'Hotelservice']);
  });

  it('P39 and P40: umlauts, apostrophe and accent in names become plain slugs', async () => {
    const [austrian, french] = await Promise.all(['P39', 'P40'].map(property));
    expect(austrian?.name).toMatch(/[äöüÄÖÜ]/);
    expect(french?.name).toMatch(/’.*[éÉ]|[éÉ].*’/);
    for (const row of [austrian, french]) expect(row?.slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('P44 has stays that ended yesterday and two days ago', async () => {
    const ends = (await property('P44')).stays.map(({ checkOut }) => fromDatabaseDay(checkOut));
    expect(ends).toEqual(expect.arrayContaining([addDays(TODAY, -1), addDays(TODAY, -2)]));
  });

  it('some properties accept consumer bookings, most do not', async () => {
    const accepting = await db.salesInformation.count({ where: { rentalChannel: { acceptsConsumerBookings: true } } });
    expect(accepting).toBeGreaterThanOrEqual(3);
    expect(accepting).toBeLessThan(15);
  });

  it('every listed property begins with a picture of its own, and each picture has words of its own', async () => {
    const rows = await db.propertyPicture.findMany({
      where: { isFloorplan: false, property: { isDemo: false, salesInformation: { isNot: null } } },
    });
    const first = rows.filter(({ position }) => position === 0).map(({ pictureId }) => pictureId);
    expect(new Set(first).size).toBe(first.length);
    expect(rows.filter(({ altEn, altDe }) => !altEn || !altDe)).toEqual([]);
  });
});
