import { beforeAll, expect, it } from 'vitest';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { onChange } from '@/lib/platform/changes';
import { propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

const key = (slug: string) => propertyKey({ propertyType: 'chalet', countryId: 'AT', citySlug: 'lech', slug });
const deadline = { timeout: 5_000, interval: 5 };

beforeAll(async () => {
  await createPlaces();
  await createProperty({ id: 'a', isListed: true });
  await createProperty({ id: 'b' });
});

it('the addresses in memory follow the rows whose address changed, and rest when anything else does', async () => {
  const first = await getPublishedIndex();
  // The first connection makes them read once more.
  await expect.poll(getPublishedIndex, deadline).not.toBe(first);
  const index = await getPublishedIndex();
  expect([...index.properties.keys()].sort()).toEqual([key('haus-a'), key('haus-b')]);

  await ownerDb.property.update({ where: { id: 'a' }, data: { priceFrom: 5n, descriptionEn: 'Another.' } });
  await ownerDb.property.update({ where: { id: 'b' }, data: { slug: 'moved' } });
  await ownerDb.propertyFormerAddress.create({
    data: { propertyId: 'b', propertyType: 'chalet', cityId: 'lech', slug: 'haus-b' },
  });
  await expect.poll(async () => (await getPublishedIndex()).moved.get(key('haus-b')), deadline).toBe(key('moved'));
  const moved = await getPublishedIndex();
  expect(moved.properties.get(key('haus-a'))).toEqual(index.properties.get(key('haus-a')));

  await ownerDb.property.update({ where: { id: 'a' }, data: { summaryEn: 'Another.', updatedAt: new Date(0) } });
  await ownerDb.property.update({ where: { id: 'b' }, data: { status: 'removed' } });
  await expect.poll(async () => (await getPublishedIndex()).removed.get(key('moved')), deadline).toBe('b');
  const last = await getPublishedIndex();
  expect([...last.properties.keys(), ...last.listings]).toEqual([key('haus-a'), 'chalet/AT', 'chalet/AT/lech']);

  const heard = new Promise<void>((resolve) => onChange((tag) => tag === propertyTags.cards && resolve()));
  await ownerDb.property.update({ where: { id: 'a' }, data: { name: 'Another', priceFrom: 6n } });
  await heard;
  expect(await getPublishedIndex()).toBe(last);
});
