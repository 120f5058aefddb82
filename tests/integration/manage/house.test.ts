import { beforeAll, describe, expect, it } from 'vitest';
import { GET as read, PATCH as save } from '@/app/api/manage/[kind]/[id]/route';
import { POST as undo } from '@/app/api/manage/[kind]/[id]/undo/route';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { scoped } from '@/lib/people/scope';
import { propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { createProgrammes } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';
import { createStage, happen, save as saveLead } from '../property-lead/stage';

const deadline = { timeout: 5_000, interval: 10 };
const words = (en: string, de = en) => ({ en, de });
let cookie: string;

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
  await createProgrammes();
  await createCity('zuers', 'AT', { nameEn: 'Zürs', nameDe: 'Zürs' });
  await ownerDb.sector.create({
    data: { id: 'oberlech', cityId: 'lech', name: 'Oberlech', latitude: 47, longitude: 10 },
  });
  await ownerDb.operator.create({ data: { id: 'other', name: 'Tann', email: 'a@tann.example' } });
  await ownerDb.rentalChannel.create({ data: { id: 'direct', name: 'Direct' } });
  cookie = (await signIn(await createUser({ role: 'admin' }))).cookie;
});

const managed = async (kind: ManagedKind, id: string) => (await callApi(read, { cookie, params: { kind, id } })).body;

async function publish(kind: ManagedKind, id: string, values: Record<string, unknown>) {
  const { version } = await managed(kind, id);
  const body = { version, values, isPublished: true };
  return callApi(save, { method: 'PATCH', cookie, params: { kind, id }, body });
}

async function takeBack(kind: ManagedKind, id: string) {
  const { version } = await managed(kind, id);
  expect((await callApi(undo, { method: 'POST', cookie, params: { kind, id }, body: { version } })).status).toBe(200);
}

const errorsOf = (answer: { body: { errors?: object } }) => Object.keys(answer.body.errors ?? {});
const keyIn = (citySlug: string, slug: string, propertyType: 'chalet' | 'villa' = 'chalet') =>
  propertyKey({ propertyType, countryId: 'AT', citySlug, slug });
const movedTo = async (key: string) => (await getPublishedIndex()).moved.get(key);

describe('a property', () => {
  it('lies elsewhere and is something else: each address it had leads to the one it has, and it can be taken back', async () => {
    await createProperty({ id: 'p1', isListed: true });
    expect((await publish('properties', 'p1', { cityId: 'zuers' })).status).toBe(200);
    await expect.poll(() => movedTo(keyIn('lech', 'haus-p1')), deadline).toBe(keyIn('zuers', 'haus-p1'));
    await publish('properties', 'p1', { propertyType: 'villa', slug: 'villa-p1' });
    const now = keyIn('zuers', 'villa-p1', 'villa');
    for (const before of [keyIn('lech', 'haus-p1'), keyIn('zuers', 'haus-p1')]) {
      await expect.poll(() => movedTo(before), deadline).toBe(now);
    }
    expect((await getPublishedIndex()).properties.has(now)).toBe(true);
    await takeBack('properties', 'p1');
    await expect.poll(() => movedTo(now), deadline).toBe(keyIn('zuers', 'haus-p1'));
  });

  it('does not move to an address that another one has or had', async () => {
    await createProperty({ id: 'p2', isListed: true });
    await createProperty({ id: 'p3', isListed: true });
    await publish('properties', 'p3', { slug: 'haus-p2-neu' });
    await publish('properties', 'p2', { cityId: 'zuers' });
    expect(errorsOf(await publish('properties', 'p3', { slug: 'haus-p2' }))).toEqual(['values.slug']);
    await publish('properties', 'p3', { cityId: 'zuers' });
    expect(errorsOf(await publish('properties', 'p3', { slug: 'haus-p2' }))).toEqual(['values.slug']);
  });

  it('lies in a part of its own place alone', async () => {
    await createProperty({ id: 'p4', isListed: true });
    expect((await publish('properties', 'p4', { sectorId: 'oberlech' })).status).toBe(200);
    expect((await publish('properties', 'p4', { cityId: 'zuers' })).body.errors).toEqual({
      'values.sectorId': 'This part belongs to another place',
    });
    expect((await publish('properties', 'p4', { cityId: 'zuers', sectorId: '' })).status).toBe(200);
    await takeBack('properties', 'p4');
    expect((await managed('properties', 'p4')).values).toMatchObject({ cityId: 'lech', sectorId: 'oberlech' });
  });

  it('is sold by another channel at another per cent, and has to be sold by one', async () => {
    await createProperty({ id: 'p5', isListed: true });
    expect((await managed('properties', 'p5')).values).toMatchObject({
      rentalChannelId: 'channel',
      commissionPercent: 10,
    });
    await publish('properties', 'p5', { rentalChannelId: 'direct', commissionPercent: 12.5 });
    const sold = async (propertyId: string) => {
      const row = await ownerDb.salesInformation.findUnique({ where: { propertyId } });
      return row && [row.rentalChannelId, row.commissionPercent.toNumber()];
    };
    expect(await sold('p5')).toEqual(['direct', 12.5]);
    const nothing = { rentalChannelId: '', commissionPercent: null };
    expect(errorsOf(await publish('properties', 'p5', nothing))).toEqual(['values.rentalChannelId']);
    await createProperty({ id: 'p6' });
    expect(errorsOf(await publish('properties', 'p6', { rentalChannelId: 'direct' }))).toEqual([
      'values.commissionPercent',
    ]);
    await publish('properties', 'p6', { rentalChannelId: 'direct', commissionPercent: 9 });
    expect(await sold('p6')).toEqual(['direct', 9]);
  });

  it('gets another operator while nothing of it is open, and then no other one', async () => {
    await createProperty({ id: 'p7', isListed: true });
    const old = await viewerOf(await createUser({ role: 'operator', operatorId: 'operator' }));
    const attempt = scoped(old, (tx) => tx.property.updateMany({ where: { id: 'p7' }, data: { operatorId: 'other' } }));
    await expect(attempt).rejects.toThrow(/not for this caller/);
    // An interest is the agency's own; what was asked of the operator is the operator's to answer.
    const stage = await createStage();
    const leadId = await saveLead(stage);
    expect((await publish('properties', stage.propertyId, { operatorId: 'other' })).status).toBe(200);
    await takeBack('properties', stage.propertyId);
    await happen(stage, leadId, ['requestOption']);
    const busy = 'Requests, bookings or commission of it are open with its operator. They have to end first.';
    const refused = await publish('properties', stage.propertyId, { operatorId: 'other' });
    expect(refused.body.errors).toEqual({ 'values.operatorId': busy });
    await happen(stage, leadId, ['declineOption']);
    expect((await publish('properties', 'p7', { operatorId: 'other' })).status).toBe(200);
    expect((await ownerDb.property.findUniqueOrThrow({ where: { id: 'p7' } })).operatorId).toBe('other');
    const stays = (tx: Parameters<Parameters<typeof scoped>[1]>[0]) =>
      tx.salesInformation.updateMany({ where: { propertyId: 'p5' }, data: { commissionPercent: 1 } });
    await expect(scoped(old, stays)).rejects.toThrow(/not for this caller/);
  });
});

describe('a hotel', () => {
  it('lies elsewhere, where its page and its distinction follow', async () => {
    await createHotel('h1', { isForConsumers: true });
    const cityOf = async () => (await getPublicHotel('h1', 'en', { includeDemos: false }))?.city;
    const before = await cityOf();
    expect((await publish('hotels', 'h1', { cityId: 'zuers' })).status).toBe(200);
    await expect.poll(cityOf, deadline).toBe('Zürs');
    await takeBack('hotels', 'h1');
    await expect.poll(cityOf, deadline).toBe(before);
    expect(errorsOf(await publish('hotels', 'h1', { cityId: 'nowhere' }))).toEqual(['values.cityId']);
    await ownerDb.hotel.update({ where: { id: 'h1' }, data: { category: '5 Star Palace' } });
    expect(errorsOf(await publish('hotels', 'h1', { cityId: 'zuers' }))).toEqual(['values.category']);
  });

  it('is in programmes, each once, with what a member gets in both languages', async () => {
    await createHotel('h2');
    const one = {
      programmeId: 'first',
      commissionPercent: 14,
      benefits: words('Breakfast\nUpgrade', 'Frühstück\nUpgrade'),
    };
    expect((await publish('hotels', 'h2', { programmes: [one] })).status).toBe(200);
    const kept = await ownerDb.hotelProgramme.findMany({ where: { hotelId: 'h2' } });
    expect(kept.map(({ benefits }) => benefits)).toEqual([[words('Breakfast', 'Frühstück'), words('Upgrade')]]);
    expect((await managed('hotels', 'h2')).values.programmes).toEqual([one]);
    expect(errorsOf(await publish('hotels', 'h2', { programmes: [one, one] }))).toEqual([
      'values.programmes.1.programmeId',
    ]);
    const uneven = { ...one, benefits: words('a\nb', 'c') };
    expect(errorsOf(await publish('hotels', 'h2', { programmes: [uneven] }))).toEqual([
      'values.programmes.0.benefits.de',
    ]);
    await ownerDb.programme.update({ where: { id: 'first' }, data: { retiredAt: new Date() } });
    expect((await publish('hotels', 'h2', { programmes: [{ ...one, commissionPercent: 15 }] })).status).toBe(200);
    await createHotel('h3');
    expect(errorsOf(await publish('hotels', 'h3', { programmes: [one] }))).toEqual(['values.programmes.0.programmeId']);
    await takeBack('hotels', 'h2');
    expect((await managed('hotels', 'h2')).values.programmes).toEqual([one]);
  });
});
