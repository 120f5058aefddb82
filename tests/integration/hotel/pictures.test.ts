import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPicture, changePictures } from '@/lib/catalogue/desk/commands/pictures';
import { getHotelContent } from '@/lib/catalogue/desk/queries/hotel';
import { readHotel } from '@/lib/catalogue/hotel/queries/detail';
import { AppError } from '@/lib/platform/errors';
import { redrawPicture } from '@/lib/platform/media/redraw';
import { readStoredPicture, storedNameOf } from '@/lib/platform/media/store';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, inScope, type Stage } from '../lead/stage';

const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7c2f4a' } });
let stage: Stage;
let other: Stage;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  stage = await createStage();
  other = await createStage();
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  );
const add = async (by: Stage = stage, to: Stage = stage) => {
  const drawn = await redrawPicture(await plain.clone().png().toBuffer());
  return inScope(by.contact, (tx) => addPicture(tx, by.contact, { hotelId: to.hotelId }, drawn, contextAt()));
};
const change = (input: Parameters<typeof changePictures>[3], by: Stage = stage) =>
  inScope(by.contact, (tx) => changePictures(tx, by.contact, { hotelId: stage.hotelId }, input, contextAt()));

describe('a picture somebody sent', () => {
  it('is drawn anew as WebP, upright and without what the camera wrote into it', async () => {
    const exif = { IFD0: { Copyright: 'Somebody', Make: 'Camera' }, IFD3: { GPSLatitude: '47/1 12/1 0/1' } };
    const sent = await plain.clone().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const drawn = await redrawPicture(sent);
    const found = await sharp(drawn.bytes).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', 600, 900]);
    expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
    expect(drawn).toMatchObject({ width: 600, height: 900, mediaType: 'image/webp' });
  });

  it('is judged by its bytes', async () => {
    const gif = await plain.clone().gif().toBuffer();
    const cut = (await plain.clone().jpeg().toBuffer()).subarray(0, 900);
    const small = await sharp(await plain.clone().png().toBuffer())
      .resize(200)
      .webp()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>');
    const answers = await Promise.all([gif, cut, small, svg].map((file) => refusal(redrawPicture(file))));
    expect(answers).toEqual(['415 pictureType', '422 pictureUnreadable', '422 pictureSmall', '415 pictureType']);
  });
});

describe('pictures of a hotel', () => {
  it('follow on its page in their order, with what they show in both languages', async () => {
    const [first, second] = [(await add())._id, (await add())._id];
    const line = (_id: string, altEn = '', altDe = '') => ({ _id, altEn, altDe });
    const versionNow = async () => (await getHotelContent(stage.contact, stage.hotelId, 'en'))?.picturesVersion ?? '';
    const seen = await versionNow();
    await change({ version: seen, pictures: [line(second, 'The pool', 'Das Becken'), line(first)] });
    const shown = await readHotel(stage.hotelId, 'de');
    expect(shown?.pictures.map(({ src, alt }) => [src, alt])).toEqual([
      [`/media/own/${second}.webp`, 'Das Becken'],
      [`/media/own/${first}.webp`, ''],
    ]);
    expect(await refusal(change({ version: seen, pictures: [] }))).toBe('409 changedMeanwhile');
    // Other words alone are another version, too.
    const ordered = await versionNow();
    await change({ version: ordered, pictures: [line(second, 'A pool', 'Ein Becken'), line(first)] });
    expect(await refusal(change({ version: ordered, pictures: [] }))).toBe('409 changedMeanwhile');
    await change({ version: await versionNow(), pictures: [line(second)] });
    // Off the page, still in the store: offers that were sent show it.
    const name = storedNameOf(`/media/own/${first}.webp`);
    expect((await readStoredPicture(name ?? ''))?.mediaType).toBe('image/webp');
    expect(await readStoredPicture('../own.webp')).toBeNull();
  });

  it('stay only where they were: one of another hotel, or of none, is put on no page', async () => {
    const [own, foreign] = [(await add())._id, (await add(other, other))._id];
    const version = (await getHotelContent(stage.contact, stage.hotelId, 'en'))?.picturesVersion ?? '';
    const before = await ownerDb.hotelPicture.count({ where: { hotelId: stage.hotelId } });
    for (const strange of [foreign, 'none']) {
      const pictures = [own, strange].map((_id) => ({ _id, altEn: '', altDe: '' }));
      await expect(change({ version, pictures }), strange).rejects.toMatchObject({
        status: 422,
        fields: { pictures: 'invalidValue' },
      });
    }
    expect(await ownerDb.hotelPicture.count({ where: { hotelId: stage.hotelId } })).toBe(before);
  });

  it('are sixty at most', async () => {
    const full = await createStage();
    const { _id: pictureId } = await add();
    const uses = Array.from({ length: 59 }, (_, position) => ({ hotelId: full.hotelId, pictureId, position }));
    await ownerDb.hotelPicture.createMany({ data: uses });
    expect(await refusal(add(full, full))).toBe('done');
    await expect(add(full, full)).rejects.toMatchObject({ status: 422, fields: { picture: 'tooManyPictures' } });
  });

  it('are brought by its own contact only, and no other hotel shows them', async () => {
    expect(await refusal(add(other))).toBe('404 notFound');
    const { _id } = await add();
    expect(await refusal(change({ version: '', pictures: [] }, other))).toBe('404 notFound');
    const use = { hotelId: other.hotelId, pictureId: _id, position: 0 };
    await expect(inScope(other.contact, (tx) => tx.hotelPicture.create({ data: use }))).rejects.toThrow(
      /row-level security/,
    );
    const bytes = new Uint8Array([1]);
    const stored = { pictureId: _id, hotelId: stage.hotelId, mediaType: 'image/webp', bytes, createdAt: new Date(0) };
    await expect(inScope(stage.agent, (tx) => tx.storedPicture.create({ data: stored }))).rejects.toThrow(
      /row-level security|Unique/,
    );
  });
});
