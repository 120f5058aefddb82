import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { equipment, facilities, services } from '../content/catalogue';
import { citiesAt } from '../content/cities-at';
import { citiesCh } from '../content/cities-ch';
import { citiesFr } from '../content/cities-fr';
import { citiesIt } from '../content/cities-it';
import { countries } from '../content/countries';
import pictures from '../content/pictures.json';
import type { Text } from '../content/types';

export const cities = [...citiesAt, ...citiesCh, ...citiesFr, ...citiesIt];

type ManifestEntry = (typeof pictures.images)[number] & { fileDe?: string; name?: Text; caption?: Text };

/** A picture's id is its file name without the ending. */
export function pictureId(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

export async function createPictures(tx: Transaction): Promise<void> {
  await tx.picture.createMany({
    data: (pictures.images as ManifestEntry[]).map((image) => ({
      id: pictureId(image.file),
      file: image.file,
      fileDe: image.fileDe ?? null,
      kind: image.kind,
      width: image.width,
      height: image.height,
      altEn: image.alt.en,
      altDe: image.alt.de,
      color: image.color,
      placeholder: image.placeholder,
      nameEn: image.name?.en,
      nameDe: image.name?.de,
      captionEn: image.caption?.en,
      captionDe: image.caption?.de,
    })),
  });
}

export async function createPlaces(tx: Transaction): Promise<void> {
  await tx.country.createMany({
    data: countries.map((country) => ({
      id: country.id,
      nameEn: country.name.en,
      nameDe: country.name.de,
      slugEn: country.slug.en,
      slugDe: country.slug.de,
      summaryEn: country.summary.en,
      summaryDe: country.summary.de,
      introductionEn: country.introduction.en,
      introductionDe: country.introduction.de,
      pictureId: pictureId(country.picture),
    })),
  });
  await tx.city.createMany({
    data: cities.map((city) => ({
      id: city.id,
      countryId: city.country,
      groupId: city.id.startsWith('courchevel-') ? 'courchevel' : null,
      regionId: city.region,
      nameEn: city.name.en,
      nameDe: city.name.de,
      latitude: city.latitude,
      longitude: city.longitude,
      altitudeMetres: city.altitudeMetres,
      taglineEn: city.tagline.en,
      taglineDe: city.tagline.de,
      summaryEn: city.summary.en,
      summaryDe: city.summary.de,
      introductionEn: city.introduction.en,
      introductionDe: city.introduction.de,
      airportCode: city.nearestAirport.iataCode,
      airportNameEn: city.nearestAirport.name.en,
      airportNameDe: city.nearestAirport.name.de,
      airportMinutes: city.nearestAirport.minutesByCar,
      pictureId: pictureId(city.picture),
    })),
  });
  await tx.sector.createMany({
    data: cities.flatMap((city) => city.sectors.map((sector) => ({ ...sector, cityId: city.id }))),
  });
}

export async function createCatalogue(tx: Transaction): Promise<void> {
  const named = (entries: Record<string, { en: string; de: string }>) =>
    Object.entries(entries).map(([id, name]) => ({ id, nameEn: name.en, nameDe: name.de }));
  await tx.facility.createMany({ data: named(facilities).map((row, position) => ({ ...row, position })) });
  await tx.equipment.createMany({ data: named(equipment) });
  await tx.service.createMany({ data: named(services).map((row, position) => ({ ...row, position })) });
}

/** Demonstration rates; the euro needs none. */
export async function createExchangeRates(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.exchangeRate.createMany({ data: [{ currency: 'CHF', eurPerUnit: 1.05, asOf: toDatabaseDay(today) }] });
}
