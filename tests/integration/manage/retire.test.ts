import { beforeAll, describe, expect, it } from 'vitest';
import { POST as retire } from '@/app/api/manage/[kind]/[id]/retire/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { POST as create, GET as list } from '@/app/api/manage/[kind]/route';
import { getRoom, listRooms, readRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { getManagedChoices } from '@/lib/catalogue/manage/choices';
import { creations } from '@/lib/catalogue/manage/creations';
import { managedFields } from '@/lib/catalogue/manage/fields';
import type { ChoiceList, ManagedKind } from '@/lib/catalogue/manage/types';
import { listFacilities } from '@/lib/catalogue/property/queries/facilities';
import { claimProgramme } from '@/lib/people/agency/commands/programmes';
import { listProgrammes, listProgrammesOfAgency } from '@/lib/people/programme/queries';
import { listHouses } from '@/lib/people/user/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getAgreementChoices } from '@/lib/rates/agreement/queries';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import { countKeepers } from '@/lib/sales/manage/queries';
import { createProgrammes } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';
import { contextAt, createStage, happen, inScope, leadOf, save as saveLead } from '../lead/stage';

let admin: Viewer;
let cookie: string;

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
  await createProgrammes();
  await createCity('zug', 'AT', { nameEn: 'Zug', nameDe: 'Zug' });
  const person = await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' });
  admin = await viewerOf(person);
  cookie = (await signIn(person)).cookie;
});

const managed = async (kind: ManagedKind, id: string) => (await callApi(read, { cookie, params: { kind, id } })).body;

async function now(handler: ApiHandler, kind: ManagedKind, id: string, body: Record<string, unknown> = {}) {
  const { version } = await managed(kind, id);
  return callApi(handler, { method: 'POST', cookie, params: { kind, id }, body: { version, ...body } });
}

async function takeAway(kind: ManagedKind, id: string) {
  const { status, text } = await now(retire, kind, id, { address: 'removed' });
  expect([status, text]).toEqual([200, expect.stringContaining('version')]);
}

const bringBack = (kind: ManagedKind, id: string) => now(retire, kind, id, { address: 'own' });

describe('a room', () => {
  const stay = { checkIn: '2027-06-05', checkOut: '2027-06-12', includeDemos: true } as const;

  it('is sold and shown no more, while who holds it keeps it and may book it', async () => {
    const stage = await createStage({ units: 2 });
    const { hotelId } = stage;
    const roomId = `${hotelId}-room`;
    const held = await saveLead(stage);
    const open = await saveLead(stage, { guests: [{ firstName: 'Jonas', lastName: 'Alt' }] });
    await happen(stage, held, ['requestOption', 'confirmOption']);
    const offer = { agencyId: stage.team.agency.id, userId: stage.team.agent.id, leadId: open };
    await createSentOffer(offer);
    // What is offered no more counts no more.
    await createSentOffer({ ...offer, validUntil: '2020-01-01' });
    expect(await countKeepers(admin, 'rooms', roomId)).toEqual({ offers: 1, requests: 2, bookings: 0 });

    await takeAway('rooms', roomId);
    expect(await listRooms(hotelId, 'en', true)).toEqual([]);
    expect(await getRoom(roomId, 'en', true)).toBeNull();
    // An offer that was made with it still tells of it.
    expect((await readRooms(hotelId, 'en'))?.rooms).toHaveLength(1);
    expect(await ownerDb.roomProjection.count({ where: { roomId } })).toBe(0);
    const asked = { hotelId, ...stay, now: contextAt().now(), locale: 'en' as const };
    expect((await readHotelRates(asked))?.rooms).toEqual([]);
    await expect(saveLead(stage)).rejects.toMatchObject({ status: expect.any(Number) });
    // What was saved before may be asked of the hotel, which answers for it; booked outright it is not.
    await expect(happen(stage, open, ['book'])).rejects.toMatchObject({ status: 422 });
    await happen(stage, held, ['book']);
    expect((await leadOf(held)).status).toBe('CONFIRMED_BOOKING');
    expect(await ownerDb.roomProjection.count({ where: { roomId } })).toBe(0);

    expect((await bringBack('rooms', roomId)).status).toBe(200);
    expect(await listRooms(hotelId, 'en', true)).toHaveLength(1);
    expect(await ownerDb.roomProjection.count({ where: { roomId } })).toBe(1);
    expect((await bringBack('rooms', roomId)).status).toBe(409);
  });

  it('is retired by nobody but an admin, whatever a contact may write of it', async () => {
    const { hotelId, contact } = await createStage();
    const attempt = inScope(contact, (tx) =>
      tx.room.updateMany({ where: { hotelId }, data: { retiredAt: new Date() } }),
    );
    await expect(attempt).rejects.toThrow(/not for this caller/);
  });
});

/** Of each kind one thing that a property or hotel has, and the list it is chosen from. */
const offered = [
  { kind: 'operators', id: 'operator', list: 'operators' },
  { kind: 'channels', id: 'channel', list: 'channels' },
  { kind: 'programmes', id: 'second', list: null },
  { kind: 'facilities', id: 'property~pool', list: 'facilities' },
  { kind: 'facilities', id: 'hotel~spa', list: 'hotelFacilities' },
  { kind: 'facilities', id: 'room~bath', list: 'roomFacilities' },
  { kind: 'facilities', id: 'equipment~skis', list: null },
  { kind: 'facilities', id: 'service~chef', list: null },
  { kind: 'places', id: 'lech', list: 'places' },
] as const satisfies readonly { kind: ManagedKind; id: string; list: ChoiceList | null }[];

describe('what the catalogue is made of', () => {
  beforeAll(async () => {
    await createProperty({ id: 'p', isListed: true });
    await createProperty({ id: 'q', isListed: true });
    await createHotel('h');
    const named = (id: string) => ({ id, nameEn: id, nameDe: id });
    await ownerDb.facility.createMany({ data: ['pool', 'wine'].map((id, position) => ({ ...named(id), position })) });
    await ownerDb.hotelFacilityType.create({ data: { ...named('spa'), position: 0 } });
    await ownerDb.roomFacilityType.create({ data: { ...named('bath'), position: 0 } });
    await ownerDb.equipment.create({ data: named('skis') });
    await ownerDb.service.create({ data: { ...named('chef'), position: 0 } });
    await ownerDb.propertyFacility.create({ data: { propertyId: 'p', facilityId: 'pool' } });
  });

  it.each(offered)('$kind, $id: retired, offered for nothing new, and brought back', async ({ kind, id, list: of }) => {
    const own = of === null ? '' : id.split('~').at(-1);
    const offers = async () => {
      if (of === null) return null;
      const fields = { x: { type: 'reference', section: 's', of } } as const;
      const listed = (await getManagedChoices(admin, fields, {}, 'en'))[of] ?? [];
      return listed.some((one) => one.id === own);
    };
    const there = of === null ? null : true;
    expect(await offers()).toBe(there);
    await takeAway(kind, id);
    expect(await offers()).toBe(there && false);
    const line = (await callApi(list, { cookie, params: { kind } })).body.results.find(
      (one: { _id: string }) => one._id === id,
    );
    expect(line).toMatchObject({ state: 'retired', retired: 'removed', changedBy: { name: 'Anton Reiter' } });
    expect((await now(retire, kind, id, { address: 'removed' })).status).toBe(409);
    expect((await bringBack(kind, id)).status).toBe(200);
    expect(await offers()).toBe(there);
    expect(await managed(kind, id)).toMatchObject({
      retired: null,
      history: [{ deed: 'broughtBack' }, { deed: 'retired' }],
    });
    await takeAway(kind, id);
    expect((await now(undo, kind, id)).status).toBe(200);
    expect((await managed(kind, id)).retired).toBeNull();
  });

  it('stays with what has it, also while that is changed, and is given to nothing else', async () => {
    await takeAway('facilities', 'property~pool');
    const wine = await now(save, 'properties', 'p', { values: { facilityIds: ['pool', 'wine'] }, isPublished: true });
    expect(wine.status).toBe(200);
    const other = await now(save, 'properties', 'q', { values: { facilityIds: ['pool'] }, isPublished: true });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['values.facilityIds']]);
    const { values } = await managed('properties', 'p');
    const { facilityIds } = managedFields.properties;
    const choices = await getManagedChoices(admin, facilityIds ? { facilityIds } : {}, values, 'en');
    expect(choices.facilities?.map(({ id }) => id)).toEqual(['pool', 'wine']);
    // It is searched by as long as a property has it.
    const searched = async () => (await listFacilities('en')).map(({ _id }) => _id);
    expect(await searched()).toEqual(['pool', 'wine']);
    await now(save, 'properties', 'p', { values: { facilityIds: ['wine'] }, isPublished: true });
    expect(await searched()).toEqual(['wine']);
    await bringBack('facilities', 'property~pool');
  });

  it('is refused for something new that names it all the same', async () => {
    for (const [kind, id] of [
      ['operators', 'operator'],
      ['channels', 'channel'],
      ['places', 'lech'],
    ] as const)
      await takeAway(kind, id);
    const values = {
      ...{ name: 'Chalet Tann', bedrooms: 4, bathrooms: 3, squareMetres: 200, propertyType: 'chalet' },
      ...{ cityId: 'lech', operatorId: 'operator', rentalChannelId: 'channel', commissionPercent: 10, currency: 'EUR' },
    };
    expect(Object.keys(creations.properties.fields).sort()).toEqual(Object.keys(values).sort());
    const refused = async (changes: Record<string, unknown>) =>
      Object.keys(
        (
          await callApi(create, {
            method: 'POST',
            cookie,
            params: { kind: 'properties' },
            body: { values: { ...values, ...changes } },
          })
        ).body.errors ?? {},
      );
    expect(await refused({})).toEqual(['values.cityId']);
    expect(await refused({ cityId: 'zug' })).toEqual(['values.operatorId']);
    const houses = await listHouses(admin, { hotelId: null, operatorId: null });
    expect(houses.operators).toEqual([]);
    expect((await listHouses(admin, { hotelId: null, operatorId: 'operator' })).operators).toHaveLength(1);
    expect((await getAgreementChoices(admin)).operators).toEqual([]);
    for (const [kind, id] of [
      ['operators', 'operator'],
      ['channels', 'channel'],
      ['places', 'lech'],
    ] as const)
      await bringBack(kind, id);
    expect((await getAgreementChoices(admin)).operators).toHaveLength(1);
  });

  it('a programme takes no new members, and keeps those it has', async () => {
    const { team, agent } = await createStage();
    const other = await createStage();
    const owner = await viewerOf(team.owner);
    const agencyId = agent.agency?.id ?? '';
    const claim = (viewer: Viewer) =>
      inScope(viewer, (tx) => claimProgramme(tx, viewer, viewer.agency?.id ?? '', 'first', contextAt()));
    await claim(owner);
    await takeAway('programmes', 'first');
    expect((await listProgrammes()).map(({ _id }) => _id)).not.toContain('first');
    const of = async (viewer: Viewer) =>
      (await listProgrammesOfAgency(viewer, viewer.agency?.id ?? '', 'en'))?.map(({ _id }) => _id);
    expect(await of(owner)).toContain('first');
    const stranger = await viewerOf(other.team.owner);
    expect(await of(stranger)).not.toContain('first');
    await expect(claim(stranger)).rejects.toMatchObject({ status: 422 });
    expect(await countKeepers(admin, 'programmes', 'first')).toEqual({ hotels: 0, agencies: 1, rates: 0 });
    expect(await ownerDb.agencyProgramme.count({ where: { agencyId, programmeId: 'first' } })).toBe(1);
    await bringBack('programmes', 'first');
    expect((await listProgrammes()).map(({ _id }) => _id)).toContain('first');
  });

  it('is not retired while a draft of it waits', async () => {
    await now(save, 'places', 'zug', { values: { altitudeMetres: 430 } });
    const refused = await now(retire, 'places', 'zug', { address: 'removed' });
    expect([refused.status, refused.body.code]).toEqual([409, 'catalogueDraftOpen']);
    expect(await managed('places', 'zug')).toMatchObject({ retired: null, draft: [{ after: 430 }] });
    expect((await now(undo, 'places', 'zug')).status).toBe(200);
  });

  it('says before what has it, and how many', async () => {
    await createUser({ role: 'operator', operatorId: 'operator' });
    expect(await countKeepers(admin, 'operators', 'operator')).toEqual({
      ...{ properties: 2, channels: 0, agreements: 0, people: 1 },
    });
    expect(await countKeepers(admin, 'places', 'zug')).toEqual({ hotels: 0, properties: 0 });
    expect((await countKeepers(admin, 'places', 'lech'))?.properties).toBe(2);
    expect(await countKeepers(admin, 'facilities', 'property~wine')).toEqual({ properties: 1 });
    expect(await countKeepers(admin, 'facilities', 'hotel~spa')).toEqual({ hotels: 0 });
    expect(await countKeepers(admin, 'testimonials', 'voice')).toBeNull();
  });

  it('is written down with who did it, and on whose behalf', async () => {
    const { team, agent } = await createStage();
    const acting = await signIn(await createUser({ role: 'admin' }), { actingForId: agent.agency?.id ?? '' });
    const { version } = await managed('places', 'zug');
    const body = { version, address: 'removed' };
    await callApi(retire, { method: 'POST', cookie: acting.cookie, params: { kind: 'places', id: 'zug' }, body });
    const [entry] = await ownerDb.audit.findMany({
      where: { entityId: 'zug', action: 'catalogue.retired' },
      orderBy: { id: 'desc' },
    });
    expect(entry).toMatchObject({ actingFor: team.agency.id, actorId: expect.any(String) });
    await bringBack('places', 'zug');
  });
});
