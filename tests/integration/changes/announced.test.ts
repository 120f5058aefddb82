import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandsTag } from '@/lib/brand/keys';
import { contentsTag, storefrontTag } from '@/lib/catalogue/content/keys';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { placesTag } from '@/lib/catalogue/place/keys';
import { addressTags, propertyTags } from '@/lib/catalogue/property/keys';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { offerTags } from '@/lib/rates/property/keys';
import { hotelRatesTag } from '@/lib/rates/room/keys';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';

/** A property of the seed, and the city it lies in. */
const ID = 'P01';
let city: string;
let stayId: string;

const client = new Client({ connectionString: process.env.DATABASE_URL });
const heard = new Set<string>();

beforeAll(async () => {
  await openDemonstration();
  const property = await db.property.findUniqueOrThrow({
    where: { id: ID },
    select: { cityId: true, stays: { select: { id: true }, take: 1 } },
  });
  city = property.cityId;
  stayId = property.stays[0]?.id ?? '';
  await client.connect();
  client.on('notification', ({ payload = '' }) => heard.add(payload));
  await client.query('LISTEN changed');
}, 120_000);
afterAll(() => client.end());
beforeEach(async () => {
  await client.query('SELECT');
  heard.clear();
});

/** The tags announced by a change. The answer to a query follows the notifications of what was committed before it. */
async function announcedBy(change: () => Promise<unknown>): Promise<string[]> {
  await change();
  await client.query('SELECT');
  return [...heard].sort();
}

const own = propertyTags.one(ID);
const offers = () => [offerTags.any, offerTags.inCity(city)];
const update = (data: Parameters<typeof ownerDb.property.update>[0]['data']) => () =>
  ownerDb.property.update({ where: { id: ID }, data });
const period = { checkIn: toDatabaseDay('2030-01-05'), checkOut: toDatabaseDay('2030-01-12') };

describe('a committed change announces the tags of what shows it', () => {
  it.each<[string, () => Promise<unknown>, () => string[]]>([
    ['a text of its own page', update({ summaryEn: 'Another summary.' }), () => [own, ...offers()]],
    ['a name, which cards show', update({ name: 'Another name' }), () => [own, propertyTags.cards, ...offers()]],
    [
      'an address',
      update({ slug: 'another-address' }),
      () => [own, propertyTags.cards, propertyTags.listed, `address:${ID}`, ...offers()],
    ],
    [
      'a former address',
      () =>
        ownerDb.propertyFormerAddress.create({
          data: { propertyId: ID, propertyType: 'villa', cityId: city, slug: 'x' },
        }),
      () => [own, `address:${ID}`],
    ],
    [
      'terms of sale',
      () => ownerDb.salesInformation.update({ where: { propertyId: ID }, data: { prepaymentRatio: 0.4 } }),
      () => [own, `address:${ID}`],
    ],
    [
      'a price that is not the lowest',
      async () => {
        const where = { stay: { propertyId: ID } };
        const dearest = await db.stayRate.findFirstOrThrow({
          where,
          orderBy: { amount: { sort: 'desc', nulls: 'last' } },
        });
        const { stayId, serviceLevel } = dearest;
        await ownerDb.stayRate.updateMany({ where: { stayId, serviceLevel }, data: { amount: 99_999_900n } });
      },
      () => [own, ...offers()],
    ],
    [
      'a lowest price, which cards show',
      () => ownerDb.stayRate.updateMany({ where: { stayId }, data: { amount: 12_345_00n } }),
      () => [own, propertyTags.cards, ...offers()],
    ],
    [
      'a stay that is sold',
      () => ownerDb.stay.update({ where: { id: stayId }, data: { available: false } }),
      () => [own, ...offers()],
    ],
    [
      'a hold',
      () => ownerDb.propertyHold.create({ data: { propertyId: ID, kind: 'booking', ...period } }),
      () => [own, ...offers()],
    ],
    [
      'a facility less',
      async () => {
        const [first] = await db.propertyFacility.findMany({ where: { propertyId: ID }, take: 1 });
        await ownerDb.propertyFacility.deleteMany({ where: first });
      },
      () => [own, propertyTags.cards, ...offers()],
    ],
    [
      'its first picture',
      () => ownerDb.propertyPicture.updateMany({ where: { propertyId: ID, position: 0 }, data: { focusX: 7 } }),
      () => [own, propertyTags.cards, offerTags.any],
    ],
    ['words', () => ownerDb.content.updateMany({ data: { lead: 'Another lead' } }), () => [contentsTag]],
    ['a brand', () => ownerDb.brand.updateMany({ data: { phoneNumber: '1' } }), () => [brandsTag]],
    ['a city', () => ownerDb.city.updateMany({ data: { taglineEn: 'x' } }), () => [placesTag]],
    [
      'a group of cities',
      () => ownerDb.city.updateMany({ data: { groupId: null } }),
      () => [placesTag, addressTags.all],
    ],
    ['the name of a programme', () => ownerDb.programme.updateMany({ data: { name: 'x' } }), () => [hotelsTag]],
    ['an alternative text', () => ownerDb.picture.updateMany({ data: { altEn: 'x' } }), () => [storefrontTag]],
    [
      'the clock',
      () => ownerDb.setting.update({ where: { key: 'clock.offsetSeconds' }, data: { value: 1 } }),
      () => [storefrontTag],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await announcedBy(change)).toEqual(expected().sort());
  });

  it('a property that is listed no more', async () => {
    const announced = await announcedBy(() => ownerDb.salesInformation.delete({ where: { propertyId: ID } }));
    expect(announced).toEqual([own, propertyTags.cards, propertyTags.listed, `address:${ID}`, ...offers()].sort());
  });

  it('writing the same again announces nothing', async () => {
    const { name } = await db.property.findUniqueOrThrow({ where: { id: ID } });
    expect(await announcedBy(() => ownerDb.$executeRaw`UPDATE property SET name = ${name} WHERE id = ${ID}`)).toEqual(
      [],
    );
  });

  it('a change that is rolled back announces nothing', async () => {
    const rolledBack = ownerDb.$transaction(async (tx) => {
      await tx.property.update({ where: { id: ID }, data: { name: 'Never' } });
      throw new Error('rolled back');
    });
    expect(await announcedBy(() => rolledBack.catch(() => undefined))).toEqual([]);
  });
});

it('every tag the database announces is one of the keys', async () => {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT DISTINCT encode(tgargs, 'escape') AS tag FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname = 'announce_table'`;
  const keys = [
    brandsTag,
    contentsTag,
    storefrontTag,
    placesTag,
    offerTags.any,
    addressTags.all,
    hotelsTag,
    hotelRatesTag,
  ];
  expect(rows.map(({ tag }) => tag.replace('\\000', '')).sort()).toEqual(keys.sort());
});
