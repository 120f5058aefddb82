import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citiesAt } from '@/prisma/reference/cities-at';
import { citiesCh } from '@/prisma/reference/cities-ch';
import { citiesFr } from '@/prisma/reference/cities-fr';
import { citiesIt } from '@/prisma/reference/cities-it';
import pictures from '@/prisma/reference/pictures.json';
import { programmes } from '@/prisma/reference/programmes';
import { hotels } from '@/prisma/seed/content/hotels/all';
import type { HotelContent, PictureContent } from '@/prisma/seed/content/hotels/types';

const media = path.resolve(import.meta.dirname, '../../../public/media');

const picturesOf = (hotel: HotelContent): PictureContent[] => [
  ...hotel.pictures,
  ...hotel.rooms.flatMap((room) => room.pictures),
  ...hotel.miceSpaces.flatMap((space) => space.pictures),
];

/** Every `{ en, de }` inside a value. */
function textsIn(value: unknown): { en: string; de: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'de' in value) return [value as { en: string; de: string }];
  return Object.values(value).flatMap(textsIn);
}

const texts = hotels.flatMap((hotel) => textsIn(hotel).map((text) => ({ hotel: hotel.id, ...text })));

describe('pictures of hotels', () => {
  it('every hotel opens with a picture of its own', () => {
    const first = hotels.map((hotel) => hotel.pictures[0]?.file);
    expect(first).not.toContain(undefined);
    expect(new Set(first).size).toBe(hotels.length);
  });

  it('every picture is registered and delivered', () => {
    const registered = new Set(pictures.images.map(({ file }) => file));
    const missing = hotels
      .flatMap(picturesOf)
      .filter(({ file }) => !registered.has(file) || !existsSync(path.join(media, file)));
    expect(missing).toEqual([]);
  });

  it('a city, a lake and a mountain hotel show their own surroundings', () => {
    const city = /^(hotel-(09|10|11)|bedroom-(09|14)|bath-06|dining-04|lobby-01|meeting-0[35])\./;
    const lake = /^(hotel-1[23]|bedroom-10|bath-05|dining-06|spa-05|living-12|banner-06|villa-\d\d)\./;
    const anywhere = /^(dining-05|detail-04|meeting-04)\./;
    const wrong = hotels.flatMap((hotel) => {
      const inCity = ['paris', 'vienna', 'zurich'].includes(hotel.city);
      const atLake = hotel.city === 'lake-como';
      return picturesOf(hotel)
        .filter(({ file }) => !anywhere.test(file) && (city.test(file) !== inCity || lake.test(file) !== atLake))
        .map(({ file }) => `${hotel.id} ${file}`);
    });
    expect(wrong).toEqual([]);
  });

  it('a room has at least two different pictures', () => {
    const few = hotels.flatMap(({ rooms }) =>
      rooms.filter((room) => new Set(room.pictures.map(({ file }) => file)).size < 2).map(({ id }) => id),
    );
    expect(few).toEqual([]);
  });
});

describe('words of hotels', () => {
  it('are there in both languages', () => {
    expect(texts.filter(({ en, de }) => en.trim() === '' || de.trim() === '')).toEqual([]);
  });

  it('a sentence is written once', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { hotel, en, de } of texts) {
      for (const words of new Set([en, de])) {
        if (words.length < 45) continue;
        if (seen.has(words)) twice.push(`${seen.get(words)} and ${hotel}: ${words}`);
        seen.set(words, hotel);
      }
    }
    expect(twice).toEqual([]);
  });

  it('thousands are separated by a space that does not break', () => {
    expect(texts.filter(({ en, de }) => /\d[ ,.]\d{3}\b/.test(`${en} ${de}`))).toEqual([]);
  });

  it('mail goes to addresses that cannot exist', () => {
    const addresses = hotels.flatMap(({ contact, salesManagers }) => [
      contact.reservationEmail,
      ...salesManagers.map(({ email }) => email),
    ]);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });
});

describe('figures of hotels', () => {
  it('places, sectors and programmes exist', () => {
    const cities = [...citiesAt, ...citiesCh, ...citiesFr, ...citiesIt];
    const places = new Map(cities.map((city) => [city.id, city.sectors.map(({ id }) => id)]));
    const known = new Set(programmes.map(({ id }) => id));
    for (const { id, city, sector, programmes: membership } of hotels) {
      expect(places.has(city), id).toBe(true);
      if (sector) expect(places.get(city), id).toContain(sector);
      for (const programme of membership) expect(known, id).toContain(programme.id);
    }
  });

  it('rooms are numbered in their hotel and never more than its keys', () => {
    for (const { id, keys, rooms } of hotels) {
      expect(
        rooms.map((room) => room.id),
        id,
      ).toEqual(rooms.map((_, index) => `${id}-${index + 1}`));
      expect(
        rooms.reduce((sum, { units }) => sum + units, 0),
        id,
      ).toBeLessThanOrEqual(keys);
    }
  });

  it('a January night costs between 380 and 9500', () => {
    const nights = hotels.flatMap(({ rooms }) => rooms.flatMap(({ januaryNight }) => januaryNight ?? []));
    expect(nights.filter((night) => night < 380 || night > 9500)).toEqual([]);
  });

  it('palaces stand in France', () => {
    const palaces = hotels.filter(({ category }) => category === '5 Star Palace');
    expect(palaces.map(({ id }) => id)).toEqual(['H01', 'H06']);
  });
});
