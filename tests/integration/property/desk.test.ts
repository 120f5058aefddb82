import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPicture, changePictures } from '@/lib/catalogue/desk/commands/pictures';
import { changePropertyText, changeRegistration } from '@/lib/catalogue/desk/commands/property';
import { getPropertyContent } from '@/lib/catalogue/desk/queries/property';
import { completenessOf, othersOfProperty, textsOfProperty } from '@/lib/catalogue/desk/rules';
import { propertyTextSchema } from '@/lib/catalogue/desk/schema';
import { AppError } from '@/lib/platform/errors';
import { redrawPicture } from '@/lib/platform/media/redraw';
import { readStoredPicture, storedNameOf } from '@/lib/platform/media/store';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createCity, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope } from '../lead/stage';

const TODAY = '2027-01-01';
let operator: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const words = { summaryEn: 's', summaryDe: 's', introductionEn: 'i', introductionDe: 'i', pictureId: 'picture' };
  await ownerDb.country.create({
    data: { id: 'FR', nameEn: 'France', nameDe: 'Frankreich', slugEn: 'france', slugDe: 'frankreich', ...words },
  });
  await createCity('megeve', 'FR');
  await ownerDb.operator.create({ data: { id: 'another', name: 'Another', email: 'another@example.com' } });
  operator = await viewerOf(await createUser({ role: 'operator', operatorId: 'operator' }));
  stranger = await viewerOf(await createUser({ role: 'operator', operatorId: 'another' }));
  await createProperty({ id: 'LECH', isListed: true });
  await createProperty({ id: 'MEGEVE', isListed: true, cityId: 'megeve' });
  await createProperty({ id: 'THEIRS', isListed: true });
  await ownerDb.property.update({ where: { id: 'THEIRS' }, data: { operatorId: 'another' } });
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) =>
      error instanceof AppError ? `${error.status} ${error.code} ${Object.values(error.fields ?? {})}` : error,
  );
const text = (input: Record<string, string>, propertyId = 'LECH', by = operator) =>
  inScope(by, (tx) => changePropertyText(tx, by, propertyId, propertyTextSchema.parse(input), contextAt()));
const register = (registrationNumber: string, propertyId: string, by = operator) =>
  inScope(by, (tx) => changeRegistration(tx, by, propertyId, { registrationNumber }, contextAt()));
const add = async (propertyId = 'LECH', by = operator) => {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7c2f4a' } });
  const drawn = await redrawPicture(await plain.png().toBuffer());
  return (await inScope(by, (tx) => addPicture(tx, by, { propertyId }, drawn, contextAt())))._id;
};
const change = (input: Parameters<typeof changePictures>[3], propertyId = 'LECH', by = operator) =>
  inScope(by, (tx) => changePictures(tx, by, { propertyId }, input, contextAt()));
const audits = (action: string) => ownerDb.audit.count({ where: { action, entity: 'property' } });

describe('what a property says of itself', () => {
  it('is written by its operator in both languages, and stands so on its page', async () => {
    await text({ text: 'opening', en: 'Snow to the door', de: 'Schnee bis vor die Tür' });
    await text({ text: 'highlights', en: 'Pool\nSauna\n', de: 'Becken\n\nSauna' });
    const shown = await getProperty('LECH', 'de', TODAY, false);
    expect(shown).toMatchObject({ opening: 'Schnee bis vor die Tür', highlights: ['Becken', 'Sauna'] });
    const content = await getPropertyContent(operator, undefined, 'en');
    expect(content?.properties.map(({ id }) => id)).toEqual(['LECH', 'MEGEVE']);
    expect(content?.texts.highlights).toMatchObject({ en: 'Pool\nSauna', de: 'Becken\nSauna' });
    // Four texts and a picture; pets are not allowed.
    expect(content && completenessOf(textsOfProperty(content))).toEqual({ done: 5, all: 5 });
    const pets = { text: 'petDetails', en: 'One dog', de: 'Ein Hund' };
    expect(await refusal(text(pets))).toBe('422 invalidInput invalidValue');
    await ownerDb.property.update({ where: { id: 'LECH' }, data: { petsAllowed: true } });
    const asked = await getPropertyContent(operator, 'LECH', 'en');
    expect(asked && completenessOf(textsOfProperty(asked))).toEqual({ done: 5, all: 6 });
    await text(pets);
    expect((await getProperty('LECH', 'de', TODAY, false))?.petDetails).toBe('Ein Hund');
    expect(await audits('property.contentChanged')).toBe(3);
  });

  it('keeps what a page cannot do without, and pairs of highlights', () => {
    const problems = (input: Record<string, string>) =>
      propertyTextSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path} ${message}`);
    expect(problems({ text: 'summary', en: 'In short', de: ' ' })).toEqual(['de required']);
    expect(problems({ text: 'highlights', en: 'One\nTwo', de: 'Eins' })).toEqual(['de highlightsUneven']);
    const seven = '1\n2\n3\n4\n5\n6\n7';
    expect(problems({ text: 'highlights', en: seven, de: seven })).toEqual(['en tooManyHighlights']);
    expect(problems({ text: 'petDetails', en: '', de: 'Hund' })).toEqual(['en required']);
    expect(problems({ text: 'petDetails', en: '', de: '' })).toBeUndefined();
  });

  it('has a registration number where the country demands one', async () => {
    expect((await getPropertyContent(operator, 'MEGEVE', 'en'))?.registrationNumber).toBe('');
    await register('74173000123AB', 'MEGEVE');
    expect((await getProperty('MEGEVE', 'en', TODAY, false))?.registrationNumber).toBe('74173000123AB');
    expect((await getPropertyContent(operator, 'LECH', 'en'))?.registrationNumber).toBeNull();
    expect(await refusal(register('1', 'LECH'))).toBe('422 invalidInput invalidValue');
    // It counts where it is demanded, beside the picture.
    expect(othersOfProperty({ registrationNumber: null, pictures: [] })).toEqual([false]);
    const [face] = (await getPropertyContent(operator, 'LECH', 'en'))?.pictures ?? [];
    const others = othersOfProperty({ registrationNumber: '', pictures: face ? [face] : [] });
    expect(completenessOf([{ en: 'e', de: 'd' }], others)).toEqual({ done: 2, all: 3 });
  });

  it('is not there for another operator, and the database keeps it so', async () => {
    expect(await refusal(text({ text: 'opening', en: 'e', de: 'd' }, 'LECH', stranger))).toBe('404 notFound ');
    expect(await refusal(register('1', 'MEGEVE', stranger))).toBe('404 notFound ');
    expect(await getPropertyContent(stranger, 'LECH', 'en')).toBeNull();
    const update = (viewer: Viewer, data: object) =>
      inScope(viewer, async (tx) => (await tx.property.updateMany({ where: { id: 'LECH' }, data })).count);
    expect([await update(stranger, { openingEn: 'x' }), await update(operator, { openingEn: 'x' })]).toEqual([0, 1]);
    await expect(update(operator, { name: 'x' })).rejects.toThrow(/not for this caller/);
  });
});

describe('pictures of a property', () => {
  it('follow on its page in their order, the first on its card, and one stays', async () => {
    const own = await add();
    const line = (_id: string, altEn = '', altDe = '') => ({ _id, altEn, altDe });
    const versionNow = async () => (await getPropertyContent(operator, 'LECH', 'en'))?.picturesVersion ?? '';
    const seen = await versionNow();
    await change({
      version: seen,
      pictures: [line(own, 'The pool', 'Das Becken'), line('picture', 'Garden')],
    });
    const shown = await getProperty('LECH', 'de', TODAY, false);
    expect(shown?.thumbnail).toMatchObject({ src: `/media/own/${own}.webp`, alt: 'Das Becken' });
    expect(shown?.pictures.map(({ src }) => src)).toEqual([`/media/own/${own}.webp`, '/media/picture.avif']);
    expect(await refusal(change({ version: seen, pictures: [line(own)] }))).toBe('409 changedMeanwhile ');
    const ordered = await versionNow();
    expect(await refusal(change({ version: ordered, pictures: [] }))).toBe('422 invalidInput pictureNeeded');
    await change({ version: ordered, pictures: [line('picture')] });
    // Off the page, still in the store: offers that were sent show it.
    expect((await readStoredPicture(storedNameOf(`own/${own}.webp`) ?? ''))?.mediaType).toBe('image/webp');
    expect(await audits('property.picturesChanged')).toBe(3);
  });

  it('are brought by its own operator only, and no other property shows them', async () => {
    expect(await refusal(add('LECH', stranger))).toBe('404 notFound ');
    expect(await refusal(change({ version: '', pictures: [] }, 'LECH', stranger))).toBe('404 notFound ');
    const own = await add();
    const use = (propertyId: string, isFloorplan = false) => ({ propertyId, pictureId: own, position: 9, isFloorplan });
    const refused = async (work: Promise<unknown>) => expect(work).rejects.toThrow(/row-level security/);
    const uses: [Viewer, ReturnType<typeof use>][] = [
      [stranger, use('THEIRS')],
      [operator, use('THEIRS')],
      [operator, use('MEGEVE')],
      [operator, use('LECH', true)],
    ];
    for (const [by, data] of uses) await refused(inScope(by, (tx) => tx.propertyPicture.create({ data })));
    const stored = { pictureId: 'picture', propertyId: 'LECH', mediaType: 'image/webp', createdAt: new Date(0) };
    const data = { ...stored, bytes: new Uint8Array([1]) };
    await refused(inScope(stranger, (tx) => tx.storedPicture.create({ data })));
    const removed = await inScope(stranger, (tx) => tx.propertyPicture.deleteMany({ where: { propertyId: 'LECH' } }));
    expect(removed.count).toBe(0);
  });
});
