import { beforeAll, describe, expect, it } from 'vitest';
import { POST as publish } from '@/app/api/manage/[kind]/[id]/publish/route';
import { POST as retire } from '@/app/api/manage/[kind]/[id]/retire/route';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { GET as list } from '@/app/api/manage/[kind]/route';
import { getContent } from '@/lib/catalogue/content/queries';
import { changeHotelText } from '@/lib/catalogue/desk/commands/hotel';
import { getHotelMove, getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listInspirationPosts } from '@/lib/catalogue/hotel/queries/inspiration';
import { listConsumerHotels } from '@/lib/catalogue/hotel/queries/list';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import type { ManagedJson, ManagedLine } from '@/lib/catalogue/manage/schema';
import { scoped } from '@/lib/people/scope';
import { onChange } from '@/lib/platform/changes';
import { listenForChanges } from '@/lib/platform/listen';
import { countForRail } from '@/lib/sales/manage/queries';
import { wantedHotelsSql } from '@/lib/sales/search/hotel/queries/wanted';
import { propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { createAgency } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';
import { contextAt } from '../lead/stage';

const deadline = { timeout: 5_000, interval: 10 };
let admin: TestUser;
let cookie: string;

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
  admin = await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' });
  cookie = (await signIn(admin)).cookie;
  const words = { kind: 'info', title: 't', heading: 'About us', summary: 's', lead: 'l', body: 'Old words.' } as const;
  await ownerDb.content.createMany({
    data: (['en', 'de'] as const).map((locale) => ({ ...words, slug: 'lds/general', locale, updatedOn: new Date(0) })),
  });
});

type Called = { version?: string } & Record<string, unknown>;

async function call(handler: ApiHandler, kind: string, id: string, body: Called, headers = {}) {
  return callApi(handler, { method: 'POST', cookie, params: { kind, id }, body, headers });
}

async function managed(kind: string, id: string): Promise<ManagedJson> {
  const { body } = await callApi(read, { cookie, params: { kind, id } });
  return body;
}

const versionOf = async (kind: string, id: string) => (await managed(kind, id)).version;

/** As somebody who has just read the page. */
async function now(handler: ApiHandler, kind: string, id: string, body: Called = {}) {
  return call(handler, kind, id, { version: await versionOf(kind, id), ...body });
}

async function listed(kind: string, query = ''): Promise<ManagedLine[]> {
  return (await callApi(list, { cookie, params: { kind }, query })).body.results;
}

const told = async (id: string) => (await getPublicHotel(id, 'en', { includeDemos: false }))?.description.wellness;

describe('a hotel', () => {
  it('is changed as a draft that nobody else sees, and shown once it is published', async () => {
    await createHotel('draft');
    const kept = await now(save, 'hotels', 'draft', { values: { wellness: { en: 'Two pools', de: '' }, keys: 21 } });
    expect(kept.status).toBe(200);
    expect(await told('draft')).toBeNull();
    const drafted = await managed('hotels', 'draft');
    expect(drafted).toMatchObject({ state: 'waiting', values: { keys: 20, wellness: { en: '', de: '' } } });
    expect(drafted.draft).toEqual([
      { field: 'keys', before: 20, after: 21 },
      { field: 'wellness', before: { en: '', de: '' }, after: { en: 'Two pools', de: '' } },
    ]);
    expect(await countForRail(await viewerOf(admin))).toMatchObject({ hotels: 1 });

    // The rest of a draft stays when one of its fields is written again.
    await now(save, 'hotels', 'draft', { values: { wellness: { en: 'Two pools', de: 'Zwei Becken' } } });
    expect((await now(publish, 'hotels', 'draft')).status).toBe(200);
    expect(await told('draft')).toBe('Two pools');
    const shown = await managed('hotels', 'draft');
    expect(shown).toMatchObject({ state: 'published', draft: [], values: { keys: 21 } });
    expect(shown.history).toMatchObject([
      { number: 1, deed: 'changed', isPublished: true, by: { name: 'Anton Reiter', actingFor: null } },
    ]);
    const audited = await ownerDb.audit.findMany({ where: { entityId: 'draft' }, orderBy: { id: 'asc' } });
    expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['catalogue.drafted', admin.id],
      ['catalogue.drafted', admin.id],
      ['catalogue.published', admin.id],
    ]);
    expect(await countForRail(await viewerOf(admin))).not.toHaveProperty('hotels');
  });

  it('is not written over what somebody else has written meanwhile, be it at the hotel’s own desk', async () => {
    await createHotel('race');
    const read = await versionOf('hotels', 'race');
    expect((await call(save, 'hotels', 'race', { version: read, values: { keys: 30 } })).status).toBe(200);
    const late = await call(save, 'hotels', 'race', { version: read, values: { keys: 40 } });
    expect([late.status, late.body.code]).toEqual([409, 'catalogueMoved']);
    const seen = await versionOf('hotels', 'race');
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'race' }));
    const text = { text: 'houseRules', en: 'Quiet', de: 'Ruhig' } as const;
    await scoped(contact, (tx) => changeHotelText(tx, contact, 'race', text, contextAt()));
    expect((await call(publish, 'hotels', 'race', { version: seen })).status).toBe(409);
    expect((await now(publish, 'hotels', 'race')).status).toBe(200);
    expect((await managed('hotels', 'race')).values).toMatchObject({
      keys: 30,
      houseRules: { en: 'Quiet', de: 'Ruhig' },
    });
  });

  it('refuses what it cannot be at the field, in the language of the reader, and keeps nothing of it', async () => {
    await createHotel('wrong');
    const version = await versionOf('hotels', 'wrong');
    const values = { keys: 0, checkInStart: '3 pm', category: '5 Star Palace', nothing: 1 };
    const refused = await call(save, 'hotels', 'wrong', { version, values }, { 'x-alpenglow-locale': 'de' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'values.keys': 'Diese Zahl ist zu klein oder zu groß.',
        'values.checkInStart': 'Bitte geben Sie eine Uhrzeit wie 15:00 ein.',
        'values.nothing': 'Dieses Feld ist hier nicht bekannt.',
      },
    ]);
    const palace = { version, values: { category: '5 Star Palace' }, isPublished: true };
    const abroad = await call(save, 'hotels', 'wrong', palace);
    expect(abroad.body.errors).toEqual({ 'values.category': 'Palace is a distinction of France alone' });
    const nameless = await call(save, 'hotels', 'wrong', { version, values: { name: '' }, isPublished: true });
    expect([nameless.status, Object.keys(nameless.body.errors)]).toEqual([422, ['values.name']]);
    expect(await versionOf('hotels', 'wrong')).toBe(version);
    expect((await now(publish, 'hotels', 'wrong')).status).toBe(409);
  });

  it('is refused at the field where two of them contradict each other, before the database would', async () => {
    await createHotel('odd');
    const errors = async (values: Record<string, unknown>) =>
      (await now(save, 'hotels', 'odd', { values, isPublished: true })).body.errors;
    expect(await errors({ latitude: 47.1 })).toEqual({
      'values.longitude': 'Please fill in both of these fields, or neither',
    });
    expect(await errors({ closestAirportKm: 10 })).toHaveProperty(['values.closestAirportCode']);
    expect(await errors({ maxInfantAge: 5, maxChildAge: 4 })).toHaveProperty(['values.maxChildAge']);
    expect(await errors({ minGuestAge: 0 })).toHaveProperty(['values.minGuestAge']);
    // What is still being written may contradict itself.
    expect((await now(save, 'hotels', 'odd', { values: { latitude: 47.1 } })).status).toBe(200);
  });

  it('has its last change taken back, and any version before it brought back, as new versions', async () => {
    await createHotel('back');
    for (const keys of [31, 32, 33]) await now(save, 'hotels', 'back', { values: { keys }, isPublished: true });
    await now(undo, 'hotels', 'back');
    expect((await managed('hotels', 'back')).values.keys).toBe(32);
    await now(undo, 'hotels', 'back', { number: 1 });
    const { values, history } = await managed('hotels', 'back');
    expect(values.keys).toBe(31);
    expect(history.map(({ number, deed }) => [number, deed])).toEqual([
      [5, 'broughtBack'],
      [4, 'undone'],
      [3, 'changed'],
      [2, 'changed'],
      [1, 'changed'],
    ]);
    expect((await now(undo, 'hotels', 'back', { number: 5 })).status).toBe(409);
    await now(save, 'hotels', 'back', { values: { keys: 50 } });
    expect((await now(undo, 'hotels', 'back', { number: 1 })).body.code).toBe('catalogueDraftOpen');
    await now(undo, 'hotels', 'back');
    expect(await managed('hotels', 'back')).toMatchObject({ draft: [], values: { keys: 31 } });
  });

  it('says of whoever acted for an agency both who it was and for whom', async () => {
    await createHotel('acted');
    const agency = await createAgency({ name: 'Morgenrot Reisen' });
    const acting = await signIn(admin, { actingForId: agency.id });
    const body = { version: await versionOf('hotels', 'acted'), values: { keys: 9 } };
    await callApi(save, { method: 'PATCH', cookie: acting.cookie, params: { kind: 'hotels', id: 'acted' }, body });
    const [version] = (await managed('hotels', 'acted')).history;
    expect(version?.by).toEqual({ name: 'Anton Reiter', actingFor: 'Morgenrot Reisen' });
    const [line] = await listed('hotels', '?search=hotel acted');
    expect(line?.changedBy).toEqual(version?.by);
  });

  it('is retired: it is found and opened no more, and its address leads to another one or nowhere', async () => {
    for (const id of ['old', 'next', 'gone']) await createHotel(id, { isForConsumers: true });
    await createRoom('old', 'old-room');
    const shown = async () => (await listConsumerHotels('en', false)).map(({ _id }) => _id).filter((id) => id !== 'x');
    const wanted = wantedHotelsSql({ party: { adults: 2, children: [] } } as never, null, false);
    const found = async () =>
      (await ownerDb.$queryRaw<{ id: string }[]>`SELECT h.id FROM hotel h WHERE ${wanted}`).map(({ id }) => id);
    expect(await shown()).toEqual(expect.arrayContaining(['old', 'next', 'gone']));
    const nowhere = await now(retire, 'hotels', 'old', { address: 'moved', to: 'nothing' });
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['to']]);
    expect((await now(retire, 'hotels', 'old', { address: 'moved', to: 'old' })).status).toBe(422);

    expect((await now(retire, 'hotels', 'old', { address: 'moved', to: 'next' })).status).toBe(200);
    expect((await now(retire, 'hotels', 'gone', { address: 'removed' })).status).toBe(200);
    expect(await getPublicHotel('old', 'en', { includeDemos: true })).toBeNull();
    expect(await listRooms('old', 'en', true)).toBeNull();
    expect((await found()).filter((id) => ['old', 'next', 'gone'].includes(id))).toEqual(['next']);
    expect(await shown()).not.toEqual(expect.arrayContaining(['old']));
    expect([await getHotelMove('old'), await getHotelMove('gone'), await getHotelMove('next')]).toEqual([
      'next',
      null,
      null,
    ]);
    const retired = async () => [...(await getPublishedIndex()).retiredHotels].sort();
    await expect.poll(retired, deadline).toEqual([
      ['gone', null],
      ['old', 'next'],
    ]);
    // What leads to it leads on.
    await createHotel('last', { isForConsumers: true });
    await now(retire, 'hotels', 'next', { address: 'moved', to: 'last' });
    expect(await getHotelMove('old')).toBe('last');

    await now(undo, 'hotels', 'old');
    expect(await shown()).toEqual(expect.arrayContaining(['old']));
    expect(await managed('hotels', 'old')).toMatchObject({
      retired: null,
      history: [{ deed: 'undone' }, { deed: 'retired' }],
    });
  });

  it('stands in the list by what waits, then by what is missing, and is found by name and place', async () => {
    await createHotel('list-a', { name: 'Aalhaus' });
    await createHotel('list-b', { name: 'Berghaus Uhu', description: { wellness: { en: 'Pool', de: '' } } });
    await createHotel('list-c', { name: 'Chalethaus Uhu' });
    await now(save, 'hotels', 'list-c', { values: { chain: 'Uhu' } });
    const states = (await listed('hotels', '?search=uhu')).map(({ _id, state, filled, changes }) => [
      _id,
      state,
      filled.de,
      changes,
    ]);
    expect(states).toEqual([
      ['list-c', 'waiting', 100, 1],
      ['list-b', 'missing', 0, 0],
    ]);
    expect((await listed('hotels', '?search=LECH&state=waiting')).map(({ _id }) => _id)).toContain('list-c');
    expect(await listed('hotels', '?search=nothing')).toEqual([]);
  });

  it('is nobody’s to change but the house’s, whatever the desk’s policies let a contact at', async () => {
    await createHotel('wall');
    const contact = await viewerOf(await createUser({ role: 'operator', hotelId: 'wall' }));
    const agent = await viewerOf(await createUser({ role: 'agent' }));
    const rename = (tx: Parameters<Parameters<typeof scoped>[1]>[0]) =>
      tx.hotel.updateMany({ where: { id: 'wall' }, data: { name: 'Mine' } });
    await expect(scoped(contact, rename)).rejects.toThrow(/not for this caller/);
    expect((await scoped(agent, rename)).count).toBe(0);
    await now(save, 'hotels', 'wall', { values: { keys: 2 } });
    // A contact shares the drafts of the own hotel with the house (rule 2.16), of no other one.
    await createHotel('elsewhere');
    const stranger = await viewerOf(await createUser({ role: 'operator', hotelId: 'elsewhere' }));
    expect(await scoped(contact, (tx) => tx.managedVersion.count())).toBe(1);
    for (const viewer of [stranger, agent]) {
      expect(await scoped(viewer, (tx) => tx.managedVersion.count())).toBe(0);
      expect((await scoped(viewer, (tx) => tx.managedVersion.deleteMany({}))).count).toBe(0);
    }
    await now(publish, 'hotels', 'wall');
    for (const viewer of [contact, await viewerOf(admin)]) {
      const { count } = await scoped(viewer, (tx) => tx.managedVersion.deleteMany({ where: { entityId: 'wall' } }));
      expect(count).toBe(0);
    }
  });
});

describe('a property', () => {
  const key = (slug: string) => propertyKey({ propertyType: 'chalet', countryId: 'AT', citySlug: 'lech', slug });
  const moved = async (slug: string) => (await getPublishedIndex()).moved.get(key(slug));

  it('has another address: the old one leads to it, nobody else gets it, and it can be taken back', async () => {
    await createProperty({ id: 'p1', isListed: true });
    await createProperty({ id: 'p2', isListed: true });
    const taken = await now(save, 'properties', 'p1', { values: { slug: 'haus-p2' }, isPublished: true });
    expect(taken.body.errors).toEqual({ 'values.slug': 'Another property has or had this address' });
    await now(save, 'properties', 'p1', { values: { slug: 'haus-am-see' }, isPublished: true });
    await expect.poll(() => moved('haus-p1'), deadline).toBe(key('haus-am-see'));
    const former = await now(save, 'properties', 'p2', { values: { slug: 'haus-p1' }, isPublished: true });
    expect(former.status).toBe(422);
    await now(undo, 'properties', 'p1');
    await expect.poll(() => moved('haus-am-see'), deadline).toBe(key('haus-p1'));
  });

  it('tells both languages of its highlights, as many in each', async () => {
    await createProperty({ id: 'p3' });
    const uneven = await now(save, 'properties', 'p3', { values: { highlights: { en: 'a\nb', de: 'c' } } });
    expect(Object.keys(uneven.body.errors)).toEqual(['values.highlights.de']);
    await now(save, 'properties', 'p3', { values: { highlights: { en: 'a\nb', de: 'c\nd' } }, isPublished: true });
    const { highlights } = await ownerDb.property.findUniqueOrThrow({ where: { id: 'p3' } });
    expect(highlights).toEqual([
      { en: 'a', de: 'c' },
      { en: 'b', de: 'd' },
    ]);
  });

  it('says of pets something in both languages, and only where they are allowed', async () => {
    await createProperty({ id: 'p8' });
    const errors = async (values: Record<string, unknown>) =>
      Object.keys((await now(save, 'properties', 'p8', { values, isPublished: true })).body.errors ?? {});
    expect(await errors({ petDetails: { en: 'Dogs', de: 'Hunde' } })).toEqual(['values.petDetails.en']);
    expect(await errors({ petsAllowed: true, petDetails: { en: 'Dogs', de: '' } })).toEqual(['values.petDetails.de']);
    expect(await errors({ petsAllowed: true, petDetails: { en: 'Dogs', de: 'Hunde' } })).toEqual([]);
    expect(await errors({ petsAllowed: false })).toEqual(['values.petDetails.en']);
    const lines = Array.from({ length: 7 }, (_, index) => `l${index}`).join('\n');
    expect(await errors({ highlights: { en: lines, de: lines } })).toEqual(['values.highlights.en']);
    expect(await errors({ bedsForAdults: 4 })).toEqual(['values.bedsForChildren']);
  });

  it('is retired: its address leads to another one or says that it is gone, and is its own again when that is taken back', async () => {
    for (const id of ['p4', 'p5', 'p6']) await createProperty({ id, isListed: true });
    await now(retire, 'properties', 'p4', { address: 'moved', to: 'p5' });
    await now(retire, 'properties', 'p6', { address: 'removed' });
    await expect.poll(() => moved('haus-p4'), deadline).toBe(key('haus-p5'));
    await expect.poll(async () => (await getPublishedIndex()).removed.get(key('haus-p6')), deadline).toBe('p6');
    expect(await managed('properties', 'p4')).toMatchObject({ state: 'retired', retired: 'moved:p5' });
    await now(undo, 'properties', 'p4');
    await expect.poll(async () => (await getPublishedIndex()).properties.has(key('haus-p4')), deadline).toBe(true);
    expect(await moved('haus-p4')).toBeUndefined();
  });

  it('that was never shown is shown with its first publication', async () => {
    await createProperty({ id: 'p7', status: 'draft' });
    expect((await listed('properties', '?search=haus-p7'))[0]).toMatchObject({ state: 'waiting', changes: 0 });
    expect((await now(publish, 'properties', 'p7')).status).toBe(200);
    expect((await ownerDb.property.findUniqueOrThrow({ where: { id: 'p7' } })).status).toBe('published');
  });
});

describe('what the storefront and the feed show', () => {
  it('a page of words follows at once, and the process is told so', async () => {
    listenForChanges();
    const heard: (string | null)[] = [];
    onChange((tag) => heard.push(tag));
    const missing = await now(save, 'pages', 'lds~general', {
      values: { body: { en: 'New', de: '' } },
      isPublished: true,
    });
    expect(Object.keys(missing.body.errors)).toEqual(['values.body.de']);
    const body = { en: 'New words.', de: 'Neue Worte.' };
    expect((await now(save, 'pages', 'lds~general', { values: { body }, isPublished: true })).status).toBe(200);
    expect([(await getContent('lds/general', 'en'))?.body, (await getContent('lds/general', 'de'))?.body]).toEqual([
      body.en,
      body.de,
    ]);
    expect((await getContent('lds/general', 'en'))?.updatedOn).not.toBe('1970-01-01');
    await expect.poll(() => heard.includes('contents'), deadline).toBe(true);
    expect((await now(retire, 'pages', 'lds~general', { address: 'removed' })).status).toBe(422);
  });

  it('a post is changed, taken out of the feed, and put back', async () => {
    await createHotel('poster');
    await asOwner((tx) =>
      tx.inspirationPost.create({
        data: { id: 'post', hotelId: 'poster', textEn: 'a', textDe: 'b', postedAt: new Date(0) },
      }),
    );
    const feed = async () =>
      (await listInspirationPosts('de', { includeDemos: false })).map(({ markdown }) => markdown);
    await now(save, 'inspiration', 'post', { values: { text: { en: 'Snow', de: 'Schnee' } }, isPublished: true });
    expect(await feed()).toEqual(['Schnee']);
    await now(retire, 'inspiration', 'post', { address: 'removed' });
    expect(await feed()).toEqual([]);
    expect((await now(retire, 'inspiration', 'post', { address: 'removed' })).status).toBe(409);
    await now(undo, 'inspiration', 'post');
    expect(await feed()).toEqual(['Schnee']);
  });
});
