import { beforeAll, describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getProperty } from '@/lib/rates/property/queries/detail';
import pictures from '@/prisma/reference/pictures.json';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

const today: PlainDate = '2097-01-10';
const drawing = { kind: 'floorplan', width: 1116, height: 909, altEn: 'A plan', altDe: 'Ein Plan', color: '#fbf9f5' };
const ground = {
  ...drawing,
  id: 'ground',
  file: 'ground.svg',
  fileDe: 'ground.de.svg',
  nameEn: 'Ground floor',
  nameDe: 'Erdgeschoss',
  captionEn: 'Pool and spa',
  captionDe: 'Pool und Spa',
};

async function plansOf(locale: Locale) {
  const property = await getProperty('HOUSE', locale, today, false);
  return property?.floorplans.map(({ src, name, caption, alt }) => ({ src, name, caption, alt }));
}

beforeAll(async () => {
  await createPlaces();
  await createProperty({ id: 'HOUSE' });
  await ownerDb.picture.createMany({ data: [ground, { ...drawing, id: 'attic', file: 'attic.svg' }] });
  await ownerDb.propertyPicture.createMany({
    data: ['ground', 'attic'].map((pictureId, position) => ({
      propertyId: 'HOUSE',
      pictureId,
      position,
      isFloorplan: true,
    })),
  });
});

describe('floor plans', () => {
  it('are called by their floors, in the language of the reader', async () => {
    expect(await plansOf('en')).toEqual([
      { src: '/media/ground.svg', name: 'Ground floor', caption: 'Pool and spa', alt: 'A plan' },
      { src: '/media/attic.svg', name: 'A plan', caption: null, alt: 'A plan' },
    ]);
    expect((await plansOf('de'))?.[0]).toEqual({
      src: '/media/ground.de.svg',
      name: 'Erdgeschoss',
      caption: 'Pool und Spa',
      alt: 'Ein Plan',
    });
  });

  it('have a name in both languages or in none; a photograph has none', async () => {
    const change = (id: string, data: object) => ownerDb.picture.update({ where: { id }, data });
    await expect(change('attic', { nameEn: 'Attic' })).rejects.toThrow('picture_name_both');
    await expect(change('attic', { captionDe: 'Unter dem Dach' })).rejects.toThrow('picture_caption_both');
    const named = { nameEn: 'House', nameDe: 'Haus' };
    await expect(change('picture', named)).rejects.toThrow('picture_name_floorplan');
  });

  it('of the demonstration data all have one', () => {
    const plans = pictures.images.filter(({ kind }) => kind === 'floorplan');
    expect(plans.length).toBeGreaterThan(3);
    for (const plan of plans) {
      expect([plan.file, plan]).toEqual([
        plan.file,
        expect.objectContaining({
          name: { en: expect.stringMatching(/\w/), de: expect.stringMatching(/\w/) },
          caption: { en: expect.stringMatching(/\w/), de: expect.stringMatching(/\w/) },
        }),
      ]);
    }
  });
});
