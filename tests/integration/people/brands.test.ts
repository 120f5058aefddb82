import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/brands/[brandId]/position/route';
import { PATCH } from '@/app/api/brands/[brandId]/route';
import { getBrands, getEffectiveBrand } from '@/lib/brand/queries';
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

  it('keeps its id, its host and whose it is', async () => {
    for (const body of [{ id: 'x' }, { hostKeyword: 'x' }, { isB2C: true }, { position: 1 }]) {
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
