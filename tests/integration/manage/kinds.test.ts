import { beforeAll, describe, expect, it } from 'vitest';
import { POST as retire } from '@/app/api/manage/[kind]/[id]/retire/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { GET as list } from '@/app/api/manage/[kind]/route';
import { getContent, getContentsBelow, getTestimonials } from '@/lib/catalogue/content/queries';
import { getManagedAddress } from '@/lib/catalogue/manage/address';
import { managedKinds } from '@/lib/catalogue/manage/managed-kinds';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { scoped } from '@/lib/people/scope';
import { countForRail } from '@/lib/sales/manage/queries';
import { createProgrammes } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

const JOB = 'concierge-jobs~designer';
let cookie: string;

/** Of each kind one thing, a field of it, and what that holds before and after. */
const samples: Record<
  ManagedKind,
  { id: string; field: string; before: unknown; after: unknown; address: string | null }
> = {
  hotels: { id: 'h', field: 'chain', before: null, after: 'Arlberg', address: '/hotels/h' },
  rooms: {
    id: 'r',
    field: 'name',
    before: words('Room r', 'Zimmer r'),
    after: words('Suite', 'Suite'),
    address: '/hotels/h?tab=rooms',
  },
  properties: { id: 'p', field: 'bathrooms', before: 4, after: 5, address: '/chalets/austria/lech/haus-p' },
  operators: { id: 'operator', field: 'terms', before: words('', ''), after: words('Pay', 'Zahlen'), address: null },
  channels: { id: 'channel', field: 'acceptsConsumerBookings', before: false, after: true, address: null },
  programmes: { id: 'first', field: 'benefits', before: words('b', 'b'), after: words('b\nc', 'b\nd'), address: null },
  facilities: {
    id: 'hotel~sauna',
    field: 'name',
    before: words('Sauna', 'Sauna'),
    after: words('Sauna, two', 'Sauna, zwei'),
    address: null,
  },
  countries: { id: 'AT', field: 'introduction', before: words('i', 'i'), after: words('Alps', 'Alpen'), address: null },
  places: { id: 'lech', field: 'altitudeMetres', before: 1444, after: 1450, address: null },
  inspiration: {
    id: 'post',
    field: 'text',
    before: words('a', 'b'),
    after: words('Snow', 'Schnee'),
    address: '/hotels/h/inspirationnow',
  },
  testimonials: {
    id: 'voice',
    field: 'quote',
    before: words('Good', 'Gut'),
    after: words('Better', 'Besser'),
    address: null,
  },
  pages: { id: 'about', field: 'lead', before: words('l', 'l'), after: words('We', 'Wir'), address: '/about' },
  jobs: {
    id: JOB,
    field: 'body',
    before: words('b', 'b'),
    after: words('Design', 'Gestalten'),
    address: '/partner/concierge-jobs/designer',
  },
};

function words(en: string, de: string) {
  return { en, de };
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createProgrammes();
  await createHotel('h');
  await createRoom('h', 'r');
  await createProperty({ id: 'p', isListed: true });
  const page = { title: 't', heading: 'h', summary: 's', lead: 'l', body: 'b' } as const;
  await asOwner(async (tx) => {
    await tx.hotelFacilityType.create({ data: { id: 'sauna', nameEn: 'Sauna', nameDe: 'Sauna', position: 0 } });
    await tx.inspirationPost.create({
      data: { id: 'post', hotelId: 'h', textEn: 'a', textDe: 'b', postedAt: new Date(0) },
    });
    await tx.testimonial.create({
      data: { id: 'voice', quoteEn: 'Good', quoteDe: 'Gut', authorEn: 'A', authorDe: 'A', isDemonstration: false },
    });
    for (const [slug, kind] of [
      ['about', 'info'],
      ['concierge-jobs/designer', 'agency'],
    ] as const) {
      await tx.content.createMany({ data: (['en', 'de'] as const).map((locale) => ({ ...page, slug, kind, locale })) });
    }
  });
  cookie = (await signIn(await createUser({ role: 'admin' }))).cookie;
});

const managed = async (kind: string, id: string) => (await callApi(read, { cookie, params: { kind, id } })).body;

async function write(handler: typeof save, kind: string, id: string, body: object) {
  const { version } = await managed(kind, id);
  return callApi(handler, { method: 'POST', cookie, params: { kind, id }, body: { version, ...body } });
}

describe.each(managedKinds)('%s', (kind) => {
  const { id, field, before, after, address } = samples[kind];

  it('are listed, changed for all to see, and taken back', async () => {
    const { results } = (await callApi(list, { cookie, params: { kind } })).body;
    expect(results.map(({ _id }: { _id: string }) => _id)).toContain(id);
    expect((await managed(kind, id)).values[field]).toEqual(before);
    const saved = await write(save, kind, id, { values: { [field]: after }, isPublished: true });
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining(id)]);
    expect(await managed(kind, id)).toMatchObject({
      values: { [field]: after },
      draft: [],
      history: [{ changes: [{ field, before, after }] }],
    });
    await write(undo, kind, id, {});
    expect((await managed(kind, id)).values[field]).toEqual(before);
    expect((await callApi(read, { cookie, params: { kind, id: 'nothing' } })).status).toBe(404);
  });

  it('are found where agencies read them', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    expect(await getManagedAddress(admin, kind, id, 'en')).toBe(address);
  });
});

it('a position that is filled and a voice that is taken out are read by nobody, until they are put back', async () => {
  const shown = async () => [
    (await getContent('concierge-jobs/designer', 'en')) !== null,
    (await getContentsBelow('concierge-jobs', 'de')).length,
    (await getTestimonials('en')).length,
  ];
  expect(await shown()).toEqual([true, 1, 1]);
  for (const [kind, id] of [
    ['jobs', JOB],
    ['testimonials', 'voice'],
  ] as const) {
    expect((await write(retire, kind, id, { address: 'moved', to: id })).status).toBe(422);
    expect((await write(retire, kind, id, { address: 'removed' })).status).toBe(200);
  }
  expect(await shown()).toEqual([false, 0, 0]);
  for (const [kind, id] of [
    ['jobs', JOB],
    ['testimonials', 'voice'],
  ] as const)
    await write(undo, kind, id, {});
  expect(await shown()).toEqual([true, 1, 1]);
});

it('a property has the facilities that were chosen, and gets back those it had', async () => {
  for (const [position, id] of ['pool', 'sauna', 'wine'].entries()) {
    await ownerDb.facility.create({ data: { id, nameEn: id, nameDe: id, position } });
  }
  await ownerDb.propertyFacility.create({ data: { propertyId: 'p', facilityId: 'pool' } });
  const chosen = await write(save, 'properties', 'p', {
    values: { facilityIds: ['wine', 'sauna'] },
    isPublished: true,
  });
  expect(chosen.status).toBe(200);
  const kept = async () => (await ownerDb.property.findUniqueOrThrow({ where: { id: 'p' } })).facilityIds.sort();
  expect(await kept()).toEqual(['sauna', 'wine']);
  const strange = await write(save, 'properties', 'p', { values: { facilityIds: ['nothing'] } });
  expect([strange.status, Object.keys(strange.body.errors)]).toEqual([422, ['values.facilityIds']]);
  await write(undo, 'properties', 'p', {});
  expect(await kept()).toEqual(['pool']);
});

it('a channel is an operator’s who is there, or nobody’s', async () => {
  const set = (operatorId: unknown) =>
    write(save, 'channels', 'channel', { values: { operatorId }, isPublished: true });
  expect((await set('nobody')).status).toBe(422);
  expect((await set('operator')).status).toBe(200);
  expect((await managed('channels', 'channel')).detail).toBe('Hausherr');
  expect((await set('')).status).toBe(200);
  expect((await managed('channels', 'channel')).values.operatorId).toBeNull();
});

it('how many deliveries were given up is told to admins alone', async () => {
  const at = new Date('2026-11-01');
  await ownerDb.outbox.create({
    data: { topic: 'mail', dedupeKey: 'given up', payload: {}, createdAt: at, nextAttemptAt: at, failedAt: at },
  });
  const told = async (role: 'admin' | 'agent') =>
    scoped(await viewerOf(await createUser({ role })), (tx) => tx.$queryRaw`SELECT failed_deliveries() AS failed`);
  expect([await told('admin'), await told('agent')]).toEqual([[{ failed: 1 }], [{ failed: 0 }]]);
  expect(await countForRail(await viewerOf(await createUser({ role: 'admin' })))).toMatchObject({ outbox: 1 });
});

it('a room is not smaller at most than at least', async () => {
  const refused = await write(save, 'rooms', 'r', { values: { sizeSqmMin: 90 }, isPublished: true });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['values.sizeSqmMax']]);
  const half = await write(save, 'rooms', 'r', { values: { outdoorSpaceSqmMin: 5 }, isPublished: true });
  expect(Object.keys(half.body.errors)).toEqual(['values.outdoorSpaceSqmMax']);
});

it('none of it is anybody’s to write but an admin’s', async () => {
  const { id } = await createUser({ role: 'operator', hotelId: 'h', operatorId: 'operator' });
  const contact = await viewerOf((await ownerDb.user.findUnique({ where: { id } })) as never);
  const attempts = {
    room: `UPDATE room SET category = 'Suite'`,
    operator: `UPDATE operator SET name = 'x'`,
    rental_channel: `UPDATE rental_channel SET name = 'x'`,
    programme: `UPDATE programme SET name = 'x'`,
    hotel_facility_type: `UPDATE hotel_facility_type SET name_en = 'x'`,
    country: `UPDATE country SET name_en = 'x'`,
    city: `UPDATE city SET name_en = 'x'`,
    testimonial: `UPDATE testimonial SET quote_en = 'x'`,
    hotel: `UPDATE hotel SET keys = 1`,
    property: `UPDATE property SET name = 'x'`,
    content: `UPDATE content SET body = 'x'`,
    inspiration_post: `UPDATE inspiration_post SET text_en = 'x'`,
  };
  const outcome = (sql: string) =>
    scoped(contact, (tx) => tx.$executeRawUnsafe(sql)).catch((error) =>
      String(error).includes('not for this caller') ? 0 : String(error),
    );
  const counts = await Promise.all(Object.entries(attempts).map(async ([table, sql]) => [table, await outcome(sql)]));
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
});
