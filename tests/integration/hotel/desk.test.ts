import { beforeAll, describe, expect, it } from 'vitest';
import { changeHotelText, changeManagers, changeRoomText } from '@/lib/catalogue/desk/commands/hotel';
import { getHotelContent } from '@/lib/catalogue/desk/queries/hotel';
import { completenessOf, textsOfHotel } from '@/lib/catalogue/desk/rules';
import { readHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listSalesManagers } from '@/lib/catalogue/hotel/queries/sales';
import { AppError } from '@/lib/platform/errors';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, inScope, type Stage } from '../lead/stage';

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
const text = (input: Parameters<typeof changeHotelText>[3], by: Stage = stage) =>
  inScope(by.contact, (tx) => changeHotelText(tx, by.contact, stage.hotelId, input, contextAt()));
const managers = (input: Parameters<typeof changeManagers>[3], by: Stage = stage) =>
  inScope(by.contact, (tx) => changeManagers(tx, by.contact, stage.hotelId, input, contextAt()));

describe('what a hotel says of itself', () => {
  it('is written by its contact in both languages, and read so by everybody', async () => {
    await text({ text: 'wellness', en: 'Two pools', de: 'Zwei Becken' });
    await text({ text: 'hotel', en: 'Quiet', de: '' });
    await text({ text: 'houseRules', en: 'No skis indoors', de: '' });
    const english = await readHotel(stage.hotelId, 'en');
    const german = await readHotel(stage.hotelId, 'de');
    expect([english?.description.wellness, german?.description.wellness]).toEqual(['Two pools', 'Zwei Becken']);
    expect([english?.description.hotel, german?.description.hotel]).toEqual(['Quiet', null]);
    expect([english?.houseRulesMarkdown, german?.houseRulesMarkdown]).toEqual(['No skis indoors', null]);
    const content = await getHotelContent(stage.contact, stage.hotelId, 'en');
    // 15 texts and a room's two, of which its name, its description and one text are complete.
    expect(content && completenessOf(textsOfHotel(content))).toEqual({ done: 3, all: 17 });
    await text({ text: 'wellness', en: '', de: '' });
    expect((await readHotel(stage.hotelId, 'en'))?.description.wellness).toBeNull();
  });

  it('is not there for the contact of another hotel, and the database keeps it so', async () => {
    expect(await refusal(text({ text: 'wellness', en: 'e', de: 'd' }, other))).toBe('404 notFound');
    expect(await getHotelContent(other.contact, stage.hotelId, 'en')).toBeNull();
    const room = { hotelId: stage.hotelId, roomId: `${other.hotelId}-room` };
    const names = { nameEn: 'n', nameDe: 'n', descriptionEn: 'd', descriptionDe: 'd' };
    expect(
      await refusal(inScope(stage.contact, (tx) => changeRoomText(tx, stage.contact, room, names, contextAt()))),
    ).toBe('404 notFound');
    for (const viewer of [other.contact, stage.agent, stage.contact]) {
      const counts = await inScope(viewer, async (tx) => [
        (await tx.hotel.updateMany({ where: { id: stage.hotelId }, data: { houseRulesEn: 'x' } })).count,
        (await tx.room.updateMany({ where: { hotelId: stage.hotelId }, data: { nameEn: 'x' } })).count,
      ]);
      expect(counts).toEqual(viewer === stage.contact ? [1, 1] : [0, 0]);
    }
    await expect(
      inScope(stage.contact, (tx) => tx.hotel.updateMany({ where: { id: stage.hotelId }, data: { name: 'x' } })),
    ).rejects.toThrow(/not for this caller/);
  });
});

describe('sales managers', () => {
  const lena = { fullName: 'Lena Moser', email: 'lena@hotel.example', languages: ['de', 'en'] };
  const versionNow = async () => (await getHotelContent(stage.contact, stage.hotelId, 'en'))?.managersVersion ?? '';
  const paul = { fullName: 'Paul Egger', email: 'paul@hotel.example', languages: [] };

  it('are added, ordered and removed; agencies see them so', async () => {
    await managers({ version: await versionNow(), managers: [lena, paul] });
    const first = (await getHotelContent(stage.contact, stage.hotelId, 'en'))?.managers ?? [];
    const seen = await versionNow();
    await managers({ version: seen, managers: [...first].reverse() });
    const names = async () =>
      (await listSalesManagers(stage.agent, stage.hotelId, 'en')).map(({ fullName }) => fullName);
    expect(await names()).toEqual(['Paul Egger', 'Lena Moser']);
    const second = (await getHotelContent(stage.contact, stage.hotelId, 'en'))?.managers ?? [];
    expect(second.map(({ _id }) => _id)).toEqual(first.map(({ _id }) => _id).reverse());

    expect(await refusal(managers({ version: seen, managers: [] }))).toBe('409 changedMeanwhile');
    await managers({ version: await versionNow(), managers: [{ ...lena, _id: first[0]?._id }] });
    expect(await names()).toEqual(['Lena Moser']);
    expect(await ownerDb.audit.count({ where: { action: 'hotel.managersChanged', entityId: stage.hotelId } })).toBe(3);
  });

  it('are those of the own hotel only', async () => {
    expect(await refusal(managers({ version: '', managers: [lena] }, other))).toBe('404 notFound');
    const line = { ...lena, id: 'intruder', hotelId: stage.hotelId, position: 9 };
    await expect(inScope(other.contact, (tx) => tx.salesManager.create({ data: line }))).rejects.toThrow(
      /row-level security/,
    );
    const { count } = await inScope(other.contact, (tx) =>
      tx.salesManager.deleteMany({ where: { hotelId: stage.hotelId } }),
    );
    expect(count).toBe(0);
  });
});
