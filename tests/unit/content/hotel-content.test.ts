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
import { inspirationPosts } from '@/prisma/seed/content/hotels/inspiration';
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

const texts = [...hotels, ...inspirationPosts].flatMap((content) =>
  textsIn(content).map((text) => ({ source: content.id, ...text })),
);

const by = (id: string): HotelContent => {
  const hotel = hotels.find((candidate) => candidate.id === id);
  if (!hotel) throw new Error(`no hotel ${id}`);
  return hotel;
};
const idsOf = (isOne: (hotel: HotelContent) => boolean) => hotels.filter(isOne).map(({ id }) => id);

describe('pictures of hotels', () => {
  it('every hotel opens with a picture of its own', () => {
    const first = hotels.map((hotel) => hotel.pictures[0]?.file);
    expect(first).not.toContain(undefined);
    expect(new Set(first).size).toBe(hotels.length);
  });

  it('every picture is registered and delivered', () => {
    const registered = new Set(pictures.images.map(({ file }) => file));
    const missing = [...hotels.flatMap(picturesOf), ...inspirationPosts.flatMap((post) => post.pictures)].filter(
      ({ file }) => !registered.has(file) || !existsSync(path.join(media, file)),
    );
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
    for (const { source, en, de } of texts) {
      for (const words of new Set([en, de])) {
        if (words.length < 45) continue;
        if (seen.has(words)) twice.push(`${seen.get(words)} and ${source}: ${words}`);
        seen.set(words, source);
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

  it('a meeting space is as large as its length and width', () => {
    for (const { name, dimensions } of hotels.flatMap(({ miceSpaces }) => miceSpaces)) {
      expect(dimensions.length * dimensions.width, name).toBe(dimensions.area);
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

describe('what each hotel shows', () => {
  const count = (values: unknown[], value: unknown) => values.filter((one) => one === value).length;

  it('there are 26 hotels with about 150 rooms, 14 posts and 7 meeting spaces', () => {
    expect(hotels.map(({ id }) => id)).toEqual(
      Array.from({ length: 26 }, (_, index) => `H${String(index + 1).padStart(2, '0')}`),
    );
    expect(hotels.flatMap(({ rooms }) => rooms).length).toBeGreaterThanOrEqual(145);
    expect(inspirationPosts.map(({ id }) => id)).toEqual(
      Array.from({ length: 14 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`),
    );
    expect(by('H23').miceSpaces.map(({ unitSystem }) => unitSystem)).toEqual(Array(4).fill('metric'));
    expect(by('H24').miceSpaces.map(({ unitSystem }) => unitSystem)).toEqual(Array(3).fill('imperial'));
    expect(hotels.flatMap(({ miceSpaces }) => miceSpaces)).toHaveLength(7);
  });

  it('each edge is in the hotel that stands for it, and in no other', () => {
    expect(by('H01').rooms).toHaveLength(9);
    expect(by('H01').programmes).toHaveLength(3);
    expect([by('H06').keys, by('H18').keys]).toEqual([210, 12]);
    expect(idsOf(({ agePolicy }) => agePolicy.isAdultsOnlyHotel)).toEqual(['H03', 'H04']);
    expect([by('H03'), by('H04')].map(({ agePolicy }) => agePolicy.minGuestAge)).toEqual([null, 16]);
    expect(idsOf(({ contact }) => !contact.isChatEnabled)).toEqual(['H05']);
    expect(idsOf(({ isReseller }) => isReseller)).toEqual(['H07']);
    expect(idsOf((hotel) => hotel.hasToBeInvitedToDirectContract)).toEqual(['H08']);
    expect(idsOf(({ rooms }) => rooms.every(({ januaryNight }) => januaryNight === null))).toEqual(['H09']);
    expect(by('H10').rooms.filter(({ isEnquiryOnly }) => isEnquiryOnly)).toHaveLength(2);
    expect(idsOf(({ rooms }) => rooms.some(({ isEnquiryOnly }) => isEnquiryOnly))).toEqual(['H10']);
    expect(idsOf(({ supportsInstantBooking }) => supportsInstantBooking)).toEqual(['H11']);
    expect(idsOf((hotel) => hotel.localCurrency !== hotel.billableCurrency)).toEqual(['H13']);
    expect(idsOf(({ isDemo }) => isDemo)).toEqual(['H23', 'H24']);
    expect(idsOf(({ salesManagers }) => salesManagers.length === 0)).toEqual(['H17', 'H21']);
  });

  it('Verbier offers one and four ways to make the beds', () => {
    const ways = ({ rooms }: HotelContent) =>
      rooms.map(({ beds }) =>
        beds.reduce((all, bed) => all * (bed.twinBedPossible ? 2 : 1) * (bed.isInStandardOccupancy ? 1 : 2), 1),
      );
    expect(new Set(ways(by('H15')))).toEqual(new Set([1]));
    expect(new Set(ways(by('H16')))).toEqual(new Set([4]));
  });

  it('Davos has written nothing yet', () => {
    const { description, coordinates, directions, diningVenues, facilities, checkIn, checkOut } = by('H17');
    expect([coordinates, directions]).toEqual([null, null]);
    expect([diningVenues, facilities]).toEqual([[], []]);
    expect(textsIn([description, checkIn, checkOut])).toEqual([]);
    expect(Object.values(description)).toEqual(Array(8).fill(null));
  });

  it('Cortina takes families, Saint-Martin asks and restricts', () => {
    const { agePolicy, rooms } = by('H19');
    expect([agePolicy.maxAgeConsideredInfant, agePolicy.maxAgeConsideredChild]).toEqual([2, 11]);
    expect(rooms.some(({ beds }) => beds.some(({ bedType }) => bedType === 'extraBed'))).toBe(true);
    const { checkIn, petPolicy, smokingPolicy } = by('H22');
    expect([checkIn.isPhotoIdRequired, checkIn.isCreditCardRequired, petPolicy.arePetsAllowed]).toEqual([
      true,
      true,
      true,
    ]);
    expect([petPolicy.restrictions, smokingPolicy]).not.toContain(null);
  });

  it('francs are charged in Switzerland only', () => {
    const swiss = new Set(citiesCh.map(({ id }) => id));
    expect(idsOf(({ localCurrency }) => localCurrency === 'CHF')).toEqual(idsOf(({ city }) => swiss.has(city)));
  });

  it('levels and ratings occur in every kind', () => {
    expect(new Set(hotels.map(({ statusLevel }) => statusLevel))).toEqual(new Set([1, 2, 3, null]));
    const missingRatings = hotels.map(({ ratings }) => count(Object.values(ratings), null));
    expect(new Set(missingRatings)).toEqual(new Set([0, 1, 2]));
  });

  it('a post is as long as one reads standing', () => {
    const lengths = inspirationPosts.flatMap(({ id, text }) =>
      Object.values(text).map((words) => ({ id, words: words.split(/\s+/).length })),
    );
    expect(lengths.filter(({ words }) => words < 80 || words > 160)).toEqual([]);
  });
});
