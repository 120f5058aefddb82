import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { createEnquiry } from '@/lib/sales/enquiry/commands';
import { getEnquiryLetter } from '@/lib/sales/enquiry/queries';
import { enquirySchema } from '@/lib/sales/enquiry/schema';
import { freePeriod, generalEnquiry, propertyEnquiry, writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

beforeAll(async () => {
  await createBrand();
  await createPlaces();
  await createProperty({ id: 'FREE' });
  await createProperty({ id: 'DEMO', isDemo: true });
  await createProperty({ id: 'GONE', status: 'removed' });
  await createProperty({ id: 'GERMAN', serviceLevels: ['Hotelservice', 'Nur Frühstück'] });
});
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.enquiry.deleteMany();
});

async function create(input: unknown, context = writeContext()): Promise<string> {
  return db.$transaction((tx) => createEnquiry(tx, enquirySchema.parse(input), context));
}

/** The fields of the refusal; fails when nothing is refused or something is stored all the same. */
async function refusal(input: unknown, context = writeContext()): Promise<unknown> {
  const error = await create(input, context).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(await ownerDb.enquiry.count()).toBe(0);
  expect(await ownerDb.outbox.count()).toBe(0);
  return error instanceof AppError ? { status: error.status, ...error.fields } : error;
}

describe('property enquiry', () => {
  it('is stored with its two mails', async () => {
    const id = await create(propertyEnquiry('FREE', { adults: 2, children: [4], text: 'With a dog.' }));
    expect(await ownerDb.enquiry.findUnique({ where: { id } })).toMatchObject({
      kind: 'property',
      locale: 'en',
      propertyId: 'FREE',
      serviceLevel: 'Catered',
      originCity: 'Graz',
      adults: 2,
      childAges: [4],
      message: 'With a dog.',
      consentVersion: '2026-11-27',
      createdAt: new Date('2026-12-01T09:00:00Z'),
    });
    const rows = await ownerDb.outbox.findMany({ orderBy: { dedupeKey: 'asc' } });
    expect(rows.map(({ dedupeKey }) => dedupeKey)).toEqual([`enquiry:${id}:office`, `enquiry:${id}:sender`]);
    expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toContain('anna');
  });

  it('may leave the guests open', async () => {
    const id = await create(propertyEnquiry('FREE'));
    expect((await getEnquiryLetter(id))?.adults).toBeNull();
  });

  it('takes name and place of the property from us, never from the sender', async () => {
    const details = { _id: 'FREE', name: 'Free palace', city: 'Paris' };
    const id = await create(propertyEnquiry('FREE', { propertyDetails: details }));
    expect((await getEnquiryLetter(id))?.property).toMatchObject({
      _id: 'FREE',
      name: 'Haus <FREE> & Söhne',
      city: { en: 'Lech', de: 'Lech am Arlberg' },
    });
  });

  it('keeps the property’s own name of a service level, in whatever language it was asked for', async () => {
    const id = await create(propertyEnquiry('GERMAN', { serviceLevel: 'catered' }));
    expect((await getEnquiryLetter(id))?.serviceLevel).toBe('Hotelservice');
    const other = await create(propertyEnquiry('GERMAN', { serviceLevel: 'Nur Frühstück' }));
    expect((await getEnquiryLetter(other))?.serviceLevel).toBe('Nur Frühstück');
  });

  it('refuses a level the property does not offer, an unknown, a removed and, off demo hosts, a demo property', async () => {
    const unknown = { status: 422, 'propertyDetails._id': 'propertyUnknown' };
    expect(await refusal(propertyEnquiry('FREE', { serviceLevel: 'Full board' }))).toEqual({
      status: 422,
      serviceLevel: 'serviceLevelNotOffered',
    });
    expect(await refusal(propertyEnquiry('NONE'))).toEqual(unknown);
    expect(await refusal(propertyEnquiry('GONE'))).toEqual(unknown);
    expect(await refusal(propertyEnquiry('DEMO'))).toEqual(unknown);
    await expect(create(propertyEnquiry('DEMO'), writeContext({ includeDemos: true }))).resolves.toBeTypeOf('string');
  });

  it('judges the past by business time: yesterday is refused, today is not', async () => {
    const past = { status: 422, 'period.checkIn': 'checkInPast' };
    expect(await refusal(propertyEnquiry('FREE'), writeContext({ today: () => '2030-03-03' }))).toEqual(past);
    expect(await refusal(generalEnquiry(), writeContext({ today: () => '2030-03-03' }))).toEqual(past);
    await expect(create(propertyEnquiry('FREE'), writeContext({ today: () => '2030-03-02' }))).resolves.toBeTypeOf(
      'string',
    );
  });
});

describe('a period that is sold', () => {
  const sold = { status: 422, 'period.checkIn': 'periodSold' };
  const overlap = { checkIn: '2030-03-08', checkOut: '2030-03-15' } as const;
  const adjacent = { checkIn: '2030-03-09', checkOut: '2030-03-16' } as const;

  it('overlaps a sold stay', async () => {
    await createProperty({ id: 'SOLD-STAY', stays: [{ ...overlap, available: false }] });
    expect(await refusal(propertyEnquiry('SOLD-STAY'))).toEqual(sold);
  });

  it.each(['booking', 'ownerBlock', 'confirmedOption'] as const)('overlaps a hold: %s', async (kind) => {
    await createProperty({ id: `HELD-${kind}`, holds: [{ ...overlap, kind }] });
    expect(await refusal(propertyEnquiry(`HELD-${kind}`))).toEqual(sold);
  });

  it('is not one beside it, nor one available, nor an unknown one', async () => {
    await createProperty({
      id: 'BESIDE',
      stays: [
        { ...adjacent, available: false },
        { ...freePeriod, available: true },
      ],
      holds: [{ checkIn: '2030-02-23', checkOut: '2030-03-02', kind: 'booking' }],
    });
    await expect(create(propertyEnquiry('BESIDE'))).resolves.toBeTypeOf('string');
    await expect(create(propertyEnquiry('FREE'))).resolves.toBeTypeOf('string');
  });

  it('is free again once a hold is released, and once an option has lapsed by the clock, swept or not', async () => {
    const expiresAt = new Date('2026-12-01T08:59:59Z');
    await createProperty({
      id: 'RELEASED',
      holds: [{ ...overlap, kind: 'booking', releasedAt: new Date('2026-11-01') }],
    });
    await createProperty({ id: 'LAPSED', holds: [{ ...overlap, kind: 'confirmedOption', expiresAt }] });
    await expect(create(propertyEnquiry('RELEASED'))).resolves.toBeTypeOf('string');
    await expect(create(propertyEnquiry('LAPSED'))).resolves.toBeTypeOf('string');
    await ownerDb.outbox.deleteMany();
    await ownerDb.enquiry.deleteMany();
    expect(
      await refusal(propertyEnquiry('LAPSED'), writeContext({ now: () => new Date('2026-12-01T08:59:58Z') })),
    ).toEqual(sold);
  });
});

describe('general enquiry', () => {
  it('is stored with everything that was said', async () => {
    const id = await create(
      generalEnquiry({
        destination: 'Lech',
        children: [2, 13],
        propertyTypes: ['villa', 'chalet'],
        serviceLevel: 'catered',
        bedrooms: 5,
        activities: ['spa'],
        services: ['nanny'],
        preferences: 'Quiet',
        text: 'Hello',
        isOnBehalfOf: true,
        onBehalfOf: 'Carla Moser',
        language: 'de',
      }),
      writeContext({ locale: 'en' }),
    );
    expect(await getEnquiryLetter(id)).toMatchObject({
      locale: 'de',
      property: null,
      destination: 'Lech',
      childAges: [2, 13],
      propertyTypes: ['villa', 'chalet'],
      serviceLevel: 'catered',
      bedrooms: 5,
      activities: ['spa'],
      services: ['nanny'],
      preferences: 'Quiet',
      message: 'Hello',
      onBehalfOf: 'Carla Moser',
      city: null,
    });
  });

  it('drops a person left in the form when the box is not ticked', async () => {
    const id = await create(generalEnquiry({ isOnBehalfOf: false, onBehalfOf: 'Carla Moser' }));
    expect((await getEnquiryLetter(id))?.onBehalfOf).toBeNull();
  });

  it('and its mails are one: what breaks the transaction leaves neither', async () => {
    const broken = db.$transaction(async (tx) => {
      await createEnquiry(tx, enquirySchema.parse(generalEnquiry()), writeContext());
      throw new Error('power cut');
    });
    await expect(broken).rejects.toThrow('power cut');
    expect([await ownerDb.enquiry.count(), await ownerDb.outbox.count()]).toEqual([0, 0]);
  });
});
