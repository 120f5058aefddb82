import 'server-only';
import { z } from 'zod';
import { highlightsOf } from '@/lib/catalogue/desk/rules';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { type PictureRow, pictureSelect } from '@/lib/platform/media/queries';
import { mustHave } from '@/lib/platform/must-have';
import type { BedType } from '@/prisma/generated/client';
import { isIds, isLines } from '../rules';
import type { Line, Stored, Value, Words } from '../types';
import type { Kind } from './kind';

/** Fields that are lists with tables of their own: read at once, each written whole, instead of what stood there. */
type Read = Pick<Stored, 'values' | 'pictures'>;
type Lists = {
  /** None: the thing is read with them. */
  read?: (tx: Transaction, id: string) => Promise<Read>;
  write: Readonly<Record<string, (tx: Transaction, id: string, value: Value) => Promise<unknown>>>;
};

/** Lists are read with one thing and written before the rest of it, which may ask for them. */
export function withLists(kind: Kind, { read, write }: Lists): Kind {
  const { create } = kind;
  return {
    ...kind,
    read: async (tx, id, locale) => {
      const stored = await kind.read(tx, id, locale);
      if (!stored || !read) return stored;
      const { values, pictures } = await read(tx, id);
      return { ...stored, values: { ...stored.values, ...values }, pictures };
    },
    write: async (tx, id, changes, at) => {
      for (const { field, after } of changes) await write[field]?.(tx, id, after);
      const others = changes.filter(({ field }) => !write[field]);
      await kind.write(tx, id, others, at);
    },
    ...(create && {
      create: async (tx, id, values, at) => {
        await create(tx, id, values, at);
        for (const [name, list] of Object.entries(write)) await list(tx, id, values[name] ?? []);
      },
    }),
  };
}

const storedLines = z.array(z.object({ en: z.string(), de: z.string() }));
/** Kept as a list of pairs, edited as one text in each language. */
const inLines = (pairs: readonly Words[]): Words => ({
  en: pairs.map(({ en }) => en).join('\n'),
  de: pairs.map(({ de }) => de).join('\n'),
});

const linesIn = (value: Value): readonly Line[] => (isLines(value) ? value : []);
const said = (words: Words): Words | null => (words.en || words.de ? words : null);
const wordsOf = (en: string | null, de: string | null): Words => ({ en: en ?? '', de: de ?? '' });
const numberOf = (cell: Line[string] | undefined, otherwise: number) => (typeof cell === 'number' ? cell : otherwise);

type Use = {
  pictureId: string;
  position: number;
  altEn: string | null;
  altDe: string | null;
  focusX: number;
  focusY: number;
};
type Seen = Use & { picture: PictureRow };

const useSelect = {
  ...{ pictureId: true, position: true, altEn: true, altDe: true },
  picture: { select: pictureSelect },
} as const;
const select = { ...useSelect, focusX: true, focusY: true } as const;
const orderBy = { position: 'asc' } as const;

/** With its own words, or else those of the picture. */
const toLine = ({ pictureId, altEn, altDe, focusX, focusY, picture }: Seen): Line => ({
  picture: pictureId,
  alt: wordsOf(altEn ?? picture.altEn, altDe ?? picture.altDe),
  ...{ focusX, focusY },
});

/** Throws 422 at the line for a picture that is not there. */
async function usesOf(tx: Transaction, value: Value): Promise<Use[]> {
  const lines = linesIn(value);
  const ids = lines.map(({ picture }) => String(picture));
  const known = new Set(
    (await tx.picture.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id),
  );
  const strange = ids.findIndex((id, at) => !known.has(id) || ids.indexOf(id) !== at);
  if (strange >= 0) {
    throw new AppError('invalidInput', {
      status: 422,
      fields: { [`values.pictures.${strange}.picture`]: 'invalidValue' },
    });
  }
  return lines.map(({ picture, alt, focusX, focusY }, position) => {
    const own = said(alt as Words);
    return {
      ...{ pictureId: String(picture), position, altEn: own?.en ?? null, altDe: own?.de ?? null },
      ...{ focusX: numberOf(focusX, 50), focusY: numberOf(focusY, 50) },
    };
  });
}

/** What each of them looks like. */
const looksOf = (uses: readonly Pick<Seen, 'pictureId' | 'picture'>[]): Read['pictures'] =>
  Object.fromEntries(uses.map(({ pictureId, picture }) => [pictureId, picture]));

/** A list of pictures as a field and as they look. */
export const readUses = (uses: readonly Seen[]) => ({ lines: uses.map(toLine), looks: looksOf(uses) });

const pictures = { select, orderBy } as const;
/** Floor plans stay as they are. */
export const photographs = { ...pictures, where: { isFloorplan: false } } as const;

export const hotelLists: Lists = {
  read: async (tx, id) => {
    const row = await tx.hotel.findUniqueOrThrow({
      where: { id },
      select: { pictures, diningVenues: { orderBy }, facilities: { orderBy }, programmes: { orderBy } },
    });
    const values = {
      diningVenues: row.diningVenues.map(({ name, type, michelinStars, ...venue }) => ({
        ...{ name, type, michelinStars },
        description: wordsOf(venue.descriptionEn, venue.descriptionDe),
        openingHours: wordsOf(venue.openingHoursEn, venue.openingHoursDe),
      })),
      facilityList: row.facilities.map(({ facilityId, ...facility }) => ({
        facilityId,
        priceText: wordsOf(facility.priceTextEn, facility.priceTextDe),
        description: wordsOf(facility.descriptionEn, facility.descriptionDe),
      })),
      programmes: row.programmes.map(({ programmeId, commissionPercent, benefits }) => ({
        ...{ programmeId, commissionPercent: commissionPercent.toNumber() },
        benefits: inLines(storedLines.parse(benefits)),
      })),
      pictures: row.pictures.map(toLine),
    };
    return { values, pictures: looksOf(row.pictures) };
  },
  write: {
    programmes: async (tx, hotelId, value) => {
      await tx.hotelProgramme.deleteMany({ where: { hotelId } });
      await tx.hotelProgramme.createMany({
        data: linesIn(value).map(({ programmeId, commissionPercent, benefits }, position) => ({
          ...{ hotelId, position, programmeId: String(programmeId) },
          ...{ commissionPercent: numberOf(commissionPercent, 0), benefits: highlightsOf(benefits as Words) ?? [] },
        })),
      });
    },
    diningVenues: async (tx, hotelId, value) => {
      await tx.diningVenue.deleteMany({ where: { hotelId } });
      await tx.diningVenue.createMany({
        data: linesIn(value).map(({ name, type, michelinStars, ...line }, position) => {
          const [description, openingHours] = [line.description as Words, line.openingHours as Words];
          return {
            ...{ hotelId, position, name: String(name), type: String(type), michelinStars: numberOf(michelinStars, 0) },
            ...{ descriptionEn: description.en, descriptionDe: description.de },
            ...{ openingHoursEn: openingHours.en, openingHoursDe: openingHours.de },
          };
        }),
      });
    },
    facilityList: async (tx, hotelId, value) => {
      await tx.hotelFacility.deleteMany({ where: { hotelId } });
      await tx.hotelFacility.createMany({
        data: linesIn(value).map(({ facilityId, ...line }, position) => {
          const [price, description] = [said(line.priceText as Words), said(line.description as Words)];
          return {
            ...{ hotelId, position, facilityId: String(facilityId) },
            ...{ priceTextEn: price?.en ?? null, priceTextDe: price?.de ?? null },
            ...{ descriptionEn: description?.en ?? null, descriptionDe: description?.de ?? null },
          };
        }),
      });
    },
    pictures: async (tx, hotelId, value) => {
      const uses = await usesOf(tx, value);
      await tx.hotelPicture.deleteMany({ where: { hotelId } });
      await tx.hotelPicture.createMany({ data: uses.map((use) => ({ ...use, hotelId })) });
    },
  },
};

export const roomLists: Lists = {
  read: async (tx, id) => {
    const row = await tx.room.findUniqueOrThrow({
      where: { id },
      select: { pictures: photographs, beds: { orderBy }, facilities: { select: { facilityId: true } } },
    });
    const values = {
      beds: row.beds.map(({ bedType, maxPax, maxAdults, isInStandardOccupancy, twinBedPossible }) => ({
        ...{ bedType, maxPax, maxAdults, isInStandardOccupancy, twinBedPossible },
      })),
      facilityIds: row.facilities.map(({ facilityId }) => facilityId).sort(),
      pictures: row.pictures.map(toLine),
    };
    return { values, pictures: looksOf(row.pictures) };
  },
  write: {
    beds: async (tx, roomId, value) => {
      await tx.bed.deleteMany({ where: { roomId } });
      await tx.bed.createMany({
        data: linesIn(value).map((line, position) => ({
          ...{ roomId, position, bedType: line.bedType as BedType },
          ...{ maxPax: numberOf(line.maxPax, 1), maxAdults: numberOf(line.maxAdults, 0) },
          isInStandardOccupancy: line.isInStandardOccupancy === true,
          twinBedPossible: line.twinBedPossible === true,
        })),
      });
    },
    facilityIds: async (tx, roomId, value) => {
      await tx.roomFacility.deleteMany({ where: { roomId } });
      const ids = isIds(value) ? value : [];
      await tx.roomFacility.createMany({ data: ids.map((facilityId) => ({ roomId, facilityId })) });
    },
    pictures: async (tx, roomId, value) => {
      const uses = await usesOf(tx, value);
      await tx.roomPicture.deleteMany({ where: { roomId, isFloorplan: false } });
      await tx.roomPicture.createMany({ data: uses.map((use) => ({ ...use, roomId })) });
    },
  },
};

export const propertyLists: Lists = {
  write: {
    pictures: async (tx, propertyId, value) => {
      const uses = await usesOf(tx, value);
      await tx.propertyPicture.deleteMany({ where: { propertyId, isFloorplan: false } });
      await tx.propertyPicture.createMany({ data: uses.map((use) => ({ ...use, propertyId })) });
    },
  },
};

/** A place has one, in columns of its own. Throws 422 for a picture that is not there. */
export async function coverColumns(tx: Transaction, value: Value): Promise<Record<string, unknown>> {
  const [use] = await usesOf(tx, value);
  // A place is shown only once it has one (`missingOf`), and is written only when it is shown.
  const { pictureId, altEn, altDe, focusX, focusY } = mustHave(use, 'picture');
  return { pictureId, pictureAltEn: altEn, pictureAltDe: altDe, pictureFocusX: focusX, pictureFocusY: focusY };
}

const coverSelect = {
  ...{ pictureId: true, pictureAltEn: true, pictureAltDe: true, pictureFocusX: true, pictureFocusY: true },
  picture: { select: pictureSelect },
} as const;
type Covered = {
  pictureId: string;
  pictureAltEn: string | null;
  pictureAltDe: string | null;
  pictureFocusX: number;
  pictureFocusY: number;
  picture: PictureRow;
};

function readCover({ pictureId, picture, ...row }: Covered): Read {
  const { pictureAltEn: altEn, pictureAltDe: altDe, pictureFocusX: focusX, pictureFocusY: focusY } = row;
  const use = { pictureId, picture, position: 0, altEn, altDe, focusX, focusY };
  return { values: { pictures: [toLine(use)] }, pictures: looksOf([use]) };
}

export const countryLists: Lists = {
  read: async (tx, id) => readCover(await tx.country.findUniqueOrThrow({ where: { id }, select: coverSelect })),
  write: {
    pictures: async (tx, id, value) =>
      tx.country.update({ where: { id }, data: await coverColumns(tx, value), select: { id: true } }),
  },
};

export const placeLists: Lists = {
  read: async (tx, id) => readCover(await tx.city.findUniqueOrThrow({ where: { id }, select: coverSelect })),
  write: {
    pictures: async (tx, id, value) =>
      tx.city.update({ where: { id }, data: await coverColumns(tx, value), select: { id: true } }),
  },
};

/** A post shows the whole of its pictures. */
export const postLists: Lists = {
  read: async (tx, postId) => {
    const rows = await tx.inspirationMedia.findMany({ where: { postId }, select: useSelect, orderBy });
    const uses = rows.map((row) => ({ ...row, focusX: 50, focusY: 50 }));
    return { values: { pictures: uses.map(toLine) }, pictures: looksOf(uses) };
  },
  write: {
    pictures: async (tx, postId, value) => {
      const uses = await usesOf(tx, value);
      await tx.inspirationMedia.deleteMany({ where: { postId } });
      await tx.inspirationMedia.createMany({ data: uses.map(({ focusX, focusY, ...use }) => ({ ...use, postId })) });
    },
  },
};
