import { beforeEach, expect, it } from 'vitest';
import { getBrand, getEffectiveBrand } from '@/lib/brand/queries';
import { loadReference, type ReferenceTable } from '@/lib/entry/reference/load';
import { db } from '@/lib/platform/db';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { brandRows } from '@/prisma/reference/brands';
import { referenceTables } from '@/prisma/reference/tables';
import { ownerDb } from '@/tests/factories/owner';

const load = (tables: readonly ReferenceTable[] = referenceTables) =>
  ownerDb.$transaction((tx) => loadReference(tx, tables));

/** The tables as another version would bring them. */
function withBrands(ids: readonly string[], values: object): ReferenceTable[] {
  const change = (row: ReferenceTable['rows'][number]) => (ids.includes(String(row.id)) ? { ...row, ...values } : row);
  return referenceTables.map((table) =>
    table.entity === 'brand' ? { ...table, rows: table.rows.map(change) } : table,
  );
}

const brand = (id: string) => db.brand.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  for (const { entity } of [...referenceTables].reverse()) await ownerDb[entity as 'brand'].deleteMany();
  await ownerDb.referenceRow.deleteMany();
});

it('an empty database names the command that fills it', async () => {
  await expect(getEffectiveBrand(null, { brandId: 'default', isLocal: false })).rejects.toThrow('npm run reference');
  await expect(getBrand('alpenglow')).rejects.toThrow('npm run reference');
});

it('is loaded once, and no demonstration comes with it', async () => {
  const first = await load();
  expect(first).toEqual({ total: first.added, added: first.added, updated: 0, edited: [], removed: [] });
  const counts = [
    await db.brand.count(),
    await db.country.count(),
    await db.city.count(),
    await db.sector.count(),
    await db.programme.count(),
  ];
  expect(counts).toEqual([27, 4, 22, 15, 6]);
  expect([await db.testimonial.count(), await db.property.count()]).toEqual([0, 0]);
  await refuseDemonstrationData('production');
  expect(await load()).toEqual({ ...first, added: 0 });
});

it('a new version changes what nobody touched, and leaves alone what was edited or removed here', async () => {
  await load();
  await ownerDb.brand.update({ where: { id: 'vela' }, data: { email: 'office@vela.example' } });
  await ownerDb.brand.delete({ where: { id: 'onyx' } });
  const next = withBrands(['halcyon', 'vela', 'onyx'], { mainColor: '#000044' });
  expect(await load(next)).toMatchObject({ added: 0, updated: 1, edited: ['brand vela'], removed: ['brand onyx'] });
  expect(await brand('halcyon')).toMatchObject({ mainColor: '#000044' });
  expect(await brand('vela')).toMatchObject({ mainColor: '#3d2b56', email: 'office@vela.example' });
  expect(await db.brand.count()).toBe(26);
});

it('what was there before the first load stays as it is, unless it is the same', async () => {
  const given = brandRows.filter(({ id }) => id === 'vela' || id === 'onyx');
  await ownerDb.brand.createMany({ data: given.map((row) => (row.id === 'vela' ? { ...row, name: 'Ours' } : row)) });
  expect((await load()).edited).toEqual(['brand vela']);
  expect((await load(withBrands(['onyx'], { name: 'Onyx Club' }))).updated).toBe(1);
});

it('two at once load it once', async () => {
  const added = (await Promise.all([load(), load()])).map((loaded) => loaded.added).sort((a, b) => a - b);
  expect(added[0]).toBe(0);
  expect(await db.brand.count()).toBe(27);
});
