import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as bringBackground } from '@/app/api/brands/[brandId]/background/route';
import { POST as bringLogo } from '@/app/api/brands/[brandId]/logo/route';
import { POST } from '@/app/api/brands/[brandId]/position/route';
import { PATCH } from '@/app/api/brands/[brandId]/route';
import { POST as undo } from '@/app/api/brands/[brandId]/undo/route';
import { GET as stored } from '@/app/media/own/[file]/route';
import { getBrands, getEffectiveBrand } from '@/lib/brand/queries';
import { logoOf } from '@/lib/documents/offer/pictures';
import { enterScope } from '@/lib/people/scope';
import { noteChange } from '@/lib/platform/changes';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

let cookie: string;
let supervisor: Viewer;
let supervisorsCookie: string;
let adminId: string;

beforeEach(async () => {
  await ownerDb.brand.deleteMany();
  for (const [index, id] of ['dorado', 'dune', 'default'].entries()) await createBrand(id, 1000 + index);
  await ownerDb.brand.updateMany({ data: { isB2C: false } });
  const admin = await createUser({ role: 'admin' });
  adminId = admin.id;
  cookie = (await signIn(admin)).cookie;
  const team = await createTeam();
  supervisor = await viewerOf(team.owner);
  supervisorsCookie = (await signIn(team.owner)).cookie;
});

const inOrder = async () =>
  (await ownerDb.brand.findMany({ orderBy: { position: 'asc' }, select: { id: true } })).map(({ id }) => id);

const change = (brandId: string, body: unknown, by = cookie) =>
  callApi(PATCH, { method: 'PATCH', params: { brandId }, cookie: by, body });

const move = (brandId: string, to: string, by = cookie) =>
  callApi(POST, { method: 'POST', params: { brandId }, cookie: by, body: { move: to } });

const audits = (entityId: string) =>
  ownerDb.audit.findMany({ where: { entity: 'brand', entityId }, orderBy: { id: 'desc' } });

describe('a brand’s profile', () => {
  it('is changed field by field, seen with the next page, and written down', async () => {
    const fields = {
      name: 'Studio Dorado',
      companyPattern: 'studio\\s+dorado',
      mainColor: '#123456',
      postalAddress: ['Studio Dorado', 'Paris'],
      paymentProfile: 'AgencyPaysPackageRate',
      paymentProfileChange: 'everywhere',
      logoPath: '/brands/dorado/logo.svg',
      pdfMainColor: '',
    };
    const { status, body } = await change('dorado', fields);
    expect([status, body]).toEqual([200, { _id: 'dorado', position: 1000 }]);
    noteChange('brands');
    const viewer = { ...supervisor, company: 'Studio  Dorado GmbH' };
    const brand = await getEffectiveBrand(viewer, { brandId: 'default', isLocal: false });
    expect(brand).toMatchObject({
      ...{ id: 'dorado', name: 'Studio Dorado', postalAddress: ['Studio Dorado', 'Paris'] },
      ...{
        logoPath: '/brands/dorado/logo.svg',
        paymentProfile: { default: 'AgencyPaysPackageRate', canBeChanged: true },
      },
    });
    expect(brand.colors.main).toBe('#123456');
    const [line] = await audits('dorado');
    expect(line).toMatchObject({ actorId: adminId, action: 'brand.changed' });
    expect(line?.after).toMatchObject({ name: 'Studio Dorado', paymentProfileChange: 'everywhere' });
    expect(Object.keys((line?.after ?? {}) as object)).not.toContain('email');
    await change('dorado', fields);
    expect(await audits('dorado')).toHaveLength(1);
  });

  it.each([
    ['companyPattern', '('],
    ['mainColor', 'teal'],
    ['logoPath', '/brands/../../etc/passwd'],
    ['logoPath', 'https://elsewhere.example/logo.svg'],
    ['email', 'nobody'],
    ['postalAddress', []],
    ['paymentProfile', 'NobodyPays'],
  ])('%s is not %s', async (field, value) => {
    const before = await ownerDb.brand.findUniqueOrThrow({ where: { id: 'dune' } });
    const { status, body } = await change('dune', { [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await ownerDb.brand.findUniqueOrThrow({ where: { id: 'dune' } })).toEqual(before);
  });

  it('keeps its id and its host', async () => {
    for (const body of [{ id: 'x' }, { hostKeyword: 'x' }, { position: 1 }]) {
      expect((await change('dune', body)).status).toBe(422);
    }
    expect((await change('nothing', { name: 'X' })).status).toBe(404);
  });
});

describe('the order of patterns', () => {
  it('is changed place by place, and ends at its ends', async () => {
    expect((await move('default', 'before')).body).toEqual({ _id: 'default', position: 1001 });
    expect(await inOrder()).toEqual(['dorado', 'default', 'dune']);
    await move('dorado', 'after');
    expect(await inOrder()).toEqual(['default', 'dorado', 'dune']);
    await move('default', 'before');
    await move('dune', 'after');
    expect(await inOrder()).toEqual(['default', 'dorado', 'dune']);
    expect((await move('dune', 'up')).status).toBe(422);
    expect((await move('nothing', 'before')).status).toBe(404);
    expect((await audits('dorado'))[0]).toMatchObject({ before: { position: 1000 }, after: { position: 1001 } });
  });

  it('decides which brand somebody is shown', async () => {
    await change('dorado', { companyPattern: 'house' });
    await change('dune', { companyPattern: 'house' });
    const shown = async () => {
      noteChange('brands');
      return (await getEffectiveBrand({ ...supervisor, company: 'House' }, { brandId: 'default', isLocal: false })).id;
    };
    expect(await shown()).toBe('dorado');
    await move('dune', 'before');
    expect(await shown()).toBe('dune');
    expect((await getBrands()).map(({ id }) => id)).toEqual(['dune', 'dorado', 'default']);
  });
});

describe('nobody but an admin', () => {
  it('changes a brand, by a call or past it', async () => {
    expect((await change('dune', { name: 'X' }, supervisorsCookie)).status).toBe(403);
    expect((await move('dune', 'before', supervisorsCookie)).status).toBe(403);
    const rename = (viewer: Viewer) =>
      db.$transaction(async (tx) => {
        await enterScope(tx, viewer);
        return (await tx.brand.updateMany({ where: { id: 'dune' }, data: { name: 'Renamed' } })).count;
      });
    expect(await rename(supervisor)).toBe(0);
    expect(await rename({ ...supervisor, role: 'admin' })).toBe(0);
  });
});

describe('whether a brand is for consumers', () => {
  it('is changed, but for the storefront’s own', async () => {
    expect((await change('dorado', { isB2C: true })).status).toBe(200);
    expect((await change('dorado', { isB2C: false })).status).toBe(200);
    await createBrand('alpenglow', 1);
    const own = await change('alpenglow', { isB2C: false });
    const sentence = 'The storefront is shown in it: it stays a brand for consumers.';
    expect([own.status, own.body.errors]).toEqual([422, { isB2C: sentence }]);
    expect((await change('alpenglow', { isB2C: true, name: 'Alpenglow Chalets' })).status).toBe(200);
  });
});

describe('the last change', () => {
  const takeBack = (brandId: string, body: object = {}, by = cookie) =>
    callApi(undo, { method: 'POST', params: { brandId }, cookie: by, body });
  const row = () => ownerDb.brand.findUniqueOrThrow({ where: { id: 'dorado' } });

  it('of a profile is taken back whole, and that again', async () => {
    const before = await row();
    await change('dorado', {
      name: 'Other',
      postalAddress: ['Elsewhere'],
      pdfMainColor: '#123456',
      isCardProgramme: true,
    });
    const after = await row();
    expect((await takeBack('dorado')).status).toBe(200);
    expect(await row()).toEqual(before);
    expect((await audits('dorado'))[0]).toMatchObject({ action: 'brand.undone', after: { name: before.name } });
    await takeBack('dorado');
    expect(await row()).toEqual(after);
  });

  it('of a place is taken back, unless another brand has moved there since', async () => {
    await move('dune', 'before');
    await takeBack('dune');
    expect(await inOrder()).toEqual(['dorado', 'dune', 'default']);
    await move('dorado', 'after');
    await move('default', 'before');
    expect((await takeBack('dorado')).body.code).toBe('catalogueUnchanged');
    expect(await inOrder()).toEqual(['dune', 'default', 'dorado']);
  });

  it('is an admin’s to take back, and only what was seen', async () => {
    await createBrand('untouched', 7);
    expect((await takeBack('untouched')).status).toBe(409);
    await change('dorado', { name: 'Other' });
    expect((await takeBack('dorado', { version: 'another' })).body.code).toBe('changedMeanwhile');
    expect((await takeBack('dorado', {}, supervisorsCookie)).status).toBe(403);
    expect((await takeBack('nothing')).status).toBe(404);
    expect((await row()).name).toBe('Other');
  });
});

describe('pictures of a brand', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 17, g: 73, b: 75, alpha: 0.5 } } });
  const bring = (handler: typeof bringLogo, body: Uint8Array, by = cookie, brandId = 'dorado') =>
    callApi(handler, { method: 'POST', params: { brandId }, cookie: by, body });
  const shown = async (path: string) => {
    const answer = await stored(new Request('http://localhost'), {
      params: Promise.resolve({ file: path.replace('/media/own/', '') }),
    });
    return { type: answer.headers.get('content-type'), file: sharp(Buffer.from(await answer.arrayBuffer())) };
  };

  it('are drawn anew, kept, and shown once the profile names them', async () => {
    const logo = await bring(bringLogo, new Uint8Array(await drawn(1200, 1200).png().toBuffer()));
    const background = await bring(bringBackground, new Uint8Array(await drawn(1600, 300).png().toBuffer()));
    expect([logo.status, background.status]).toEqual([201, 201]);
    const { type, file } = await shown(logo.body.path);
    const { width, hasAlpha } = await file.metadata();
    expect([type, width, hasAlpha]).toEqual(['image/png', 240, true]);
    expect((await shown(background.body.path)).type).toBe('image/webp');
    await change('dorado', { logoPath: logo.body.path, menuBackgroundPath: background.body.path });
    noteChange('brands');
    const [first] = await getBrands();
    expect(first).toMatchObject({ logoPath: logo.body.path, menuBar: { backgroundPath: background.body.path } });
  });

  it('stand on its papers', async () => {
    const logo = await bring(bringLogo, new Uint8Array(await drawn(400, 100).png().toBuffer()));
    const printed = (logoPath: string) =>
      logoOf({ logo: null, brand: { logoPath, pdf: { logoPath: null } } } as unknown as Parameters<typeof logoOf>[0]);
    expect((await sharp((await printed(logo.body.path)) ?? undefined).metadata()).width).toBe(920);
    expect(await printed(logo.body.path.replace(/[0-9a-f]{4}\.png/, '0000.png'))).toBeNull();
  });

  it('are an admin’s, pictures, and of a brand there is', async () => {
    const file = new Uint8Array(await drawn(600, 600).png().toBuffer());
    const before = await ownerDb.picture.count();
    for (const handler of [bringLogo, bringBackground]) {
      expect((await bring(handler, file, supervisorsCookie)).status).toBe(403);
      expect((await bring(handler, file, cookie, 'nothing')).status).toBe(404);
      expect((await bring(handler, new TextEncoder().encode('<svg/>'))).status).toBe(415);
    }
    expect(await ownerDb.picture.count()).toBe(before);
  });
});
