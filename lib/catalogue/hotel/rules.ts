import type { HotelDetail, RoomBed, UnitSystem } from './types';

export const hotelTabs = ['hotel', 'rooms', 'sales', 'enquiry', 'mice'] as const;
export type HotelTab = (typeof hotelTabs)[number];

export function isHotelTab(value: unknown): value is HotelTab {
  return hotelTabs.some((tab) => tab === value);
}

/** Meetings and events: a hotel by that name, or any in demo mode (rule 7.1). */
export function hasMiceTab(name: string, isDemoMode: boolean): boolean {
  return isDemoMode || /standard demo/i.test(name);
}

/** The tab that is shown for the one asked for or remembered: one that this hotel does not have is its first. */
export function shownTab(asked: unknown, hasMice: boolean): HotelTab {
  if (!isHotelTab(asked) || (asked === 'mice' && !hasMice)) return 'hotel';
  return asked;
}

/** The sleeping places of all beds add up (rule 4.5); those beyond the standard are on request. */
export function occupancyOf(beds: readonly RoomBed[]) {
  const count = (counted: readonly RoomBed[]) => {
    const places = counted.flatMap(({ sleeps }) => sleeps);
    return {
      pax: places.reduce((sum, { maxPax }) => sum + maxPax, 0),
      adults: places.reduce((sum, { maxAdults }) => sum + maxAdults, 0),
    };
  };
  const most = count(beds);
  const standard = count(beds.filter(({ isInStandardOccupancy }) => isInStandardOccupancy));
  return { ...most, standard, hasExtra: most.pax > standard.pax };
}

const SQUARE_FEET = 10.7639;
const FEET = 3.28084;

/** Rule 7.1. */
export function squareFeet(squareMetres: number): number {
  return Math.round(squareMetres * SQUARE_FEET);
}

/** A measure of a space in the system somebody reads: areas in whole units, lengths to a tenth. */
export function convertMeasure(value: number, kind: 'area' | 'length', from: UnitSystem, to: UnitSystem): number {
  if (kind === 'area') {
    if (from === to) return Math.round(value);
    return Math.round(to === 'imperial' ? value * SQUARE_FEET : value / SQUARE_FEET);
  }
  const converted = from === to ? value : to === 'imperial' ? value * FEET : value / FEET;
  return Math.round(converted * 10) / 10;
}

const OPENS = 9;
const CLOSES = 17;
const SATURDAY = 6;

/** The reservations team is there from 9 to 17, Monday to Saturday, by the hotel's clock (rule 6.5). */
export function reservationHours(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  const hour = Number(part('hour'));
  const isOpen = weekday <= SATURDAY && hour >= OPENS && hour < CLOSES;
  // Today counts until it opens; afterwards the next day that is no Sunday.
  const later = hour < OPENS ? 0 : 1;
  const opensOn = ((weekday - 1 + later) % 7) + 1;
  return {
    isOpen,
    localTime: `${part('hour')}:${part('minute')}`,
    /** Monday 1 to Sunday 7, of today and of the next opening. */
    weekday,
    opensOn: opensOn > SATURDAY ? 1 : opensOn,
  };
}

/** The hotel's first sentence about itself: whom it is best for, else how its description begins. */
export function firstSentence({ bestFor, hotel }: HotelDetail['description']): string | null {
  const text = bestFor ?? hotel;
  if (!text) return null;
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}

const ADULTS_ONLY_FROM = 21;
export const DEFAULT_CHILD_AGE = 16;

/** From which age a guest is an adult, and which ages are a child's; no children in a hotel for adults (rule 4.5). */
export function ageLimits(policy: HotelDetail['agePolicy']) {
  const { isAdultsOnlyHotel, minGuestAge, maxAgeConsideredInfant, maxAgeConsideredChild } = policy;
  if (isAdultsOnlyHotel) return { adultFrom: minGuestAge ?? ADULTS_ONLY_FROM, child: null };
  const childUntil = maxAgeConsideredChild ?? DEFAULT_CHILD_AGE;
  const childFrom = maxAgeConsideredInfant === null ? 0 : maxAgeConsideredInfant + 1;
  return { adultFrom: childUntil + 1, child: { from: childFrom, until: childUntil } };
}

const USE_DAYS = 30;

/** A hotel's detail flag stays on for 30 days after its last use (rule 2.12). */
export function detailFlagEnds(usedAt: Date): Date {
  return new Date(usedAt.getTime() + USE_DAYS * 24 * 60 * 60 * 1000);
}

export function isDetailFlagOn(usedAt: Date | null, now: Date): boolean {
  return usedAt !== null && now <= detailFlagEnds(usedAt);
}

/** A programme's mark: its first letter in a ring, as a drawing that may stand in any page. */
export function programmeLogo(name: string): string {
  const letter = /\p{L}/u.exec(name)?.[0]?.toUpperCase() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="none" stroke="#b08d57"/><text x="10" y="14" text-anchor="middle" font-family="Lato, sans-serif" font-size="11" fill="#55605e">${letter}</text></svg>`;
}
