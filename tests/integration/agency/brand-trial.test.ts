import { beforeAll, describe, expect, it } from 'vitest';
import { tryBrand } from '@/lib/brand/agency';
import { findAgencyLook } from '@/lib/people/agency/queries';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

let admin: Awaited<ReturnType<typeof viewerOf>>;
let team: Awaited<ReturnType<typeof createTeam>>;

beforeAll(async () => {
  const changes = {
    alpenglow: { isB2C: true },
    amex: { hostKeyword: 'amex' },
    lumi: { companyPattern: '^lumi' },
    default: {},
  };
  for (const [position, [id, change]] of Object.entries(changes).entries()) {
    await createBrand(id);
    await ownerDb.brand.update({ where: { id }, data: { isB2C: false, position: position + 1, ...change } });
  }
  admin = await viewerOf(await createUser({ role: 'admin' }));
  team = await createTeam({ name: 'Lumi Voyages', designMainColor: '#7a1f3d' });
});

async function tried(host: string, company: string) {
  const found = await tryBrand({ host, company, agency: await findAgencyLook(admin, company) });
  if ('refused' in found) return found;
  const { brand, surface } = found;
  return { id: brand.id, main: brand.colors.main, surface };
}

describe('the brand an admin tries (rule 1.2)', () => {
  it('is that of the host before that of the company', async () => {
    expect(await tried('amex.lds.localhost:3000', 'Lumi Reisen')).toMatchObject({ id: 'amex', surface: 'agency' });
    expect(await tried('lds.localhost', 'Lumi Reisen')).toMatchObject({ id: 'lumi', main: '#11494b' });
    expect(await tried('LDS.localhost', 'Reisen')).toMatchObject({ id: 'default' });
    expect(await tried('www.alpenglow.com', '')).toMatchObject({ surface: 'storefront' });
  });

  it('carries the design of an agency with exactly that name', async () => {
    expect(await tried('lds.localhost', 'lumi voyages')).toMatchObject({ id: 'lumi', main: '#7a1f3d' });
    expect(await tried('amex.lds.localhost', team.agency.name)).toMatchObject({ id: 'amex', main: '#7a1f3d' });
    expect(await tried('lds.localhost', 'Lumi Voyage')).toMatchObject({ main: '#11494b' });
  });

  it('is none on a host that is not ours, or that is no host', async () => {
    expect(await tried('lds.example', '')).toEqual({ refused: 421 });
    expect(await tried('lds localhost', '')).toEqual({ refused: 400 });
  });

  it('is tried by admins only', async () => {
    await expect(findAgencyLook(await viewerOf(team.owner), 'Lumi Voyages')).rejects.toMatchObject({ status: 403 });
  });
});
