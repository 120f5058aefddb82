import type { Locator } from '@playwright/test';
import { addDays, businessDay } from '../catalogue';
import { type Hand, mouse } from '../hand';

export type HotelWeek = { checkIn: string; checkOut: string };

const SATURDAY = 6;
const WEEKS_AHEAD = 2;

/**
 * A full week of the next January that has not begun: every alpine hotel is open and sells it from Saturday to Saturday. Tests
 * that take rooms at the same time take them in other weeks, up to three later.
 */
export async function januaryWeek(weeksLater: 0 | 1 | 2 | 3 = 0): Promise<HotelWeek> {
  const soonest = addDays(await businessDay(), WEEKS_AHEAD * 7);
  const year = Number(soonest.slice(0, 4));
  const thisYears = saturdayAfter(`${year}-01-09`);
  const first = thisYears >= soonest ? thisYears : saturdayAfter(`${year + 1}-01-09`);
  const checkIn = addDays(first, weeksLater * 7);
  return { checkIn, checkOut: addDays(checkIn, 7) };
}

function saturdayAfter(day: string): string {
  return addDays(day, (SATURDAY - new Date(`${day}T00:00:00Z`).getUTCDay() + 7) % 7);
}

/** As the addresses of hotels and rooms say it. */
export const stayQuery = ({ checkIn, checkOut }: HotelWeek) => `checkInDate=${checkIn}&checkOutDate=${checkOut}`;

/** Into the field for a stay, as somebody types it. */
export async function fillStay(
  within: Locator,
  labels: { checkIn: string; checkOut: string },
  { checkIn, checkOut }: HotelWeek,
  hand: Hand = mouse,
): Promise<void> {
  await hand.type(within.getByRole('textbox', { name: labels.checkIn, exact: true }), checkIn);
  await hand.type(within.getByRole('textbox', { name: labels.checkOut, exact: true }), checkOut);
  // The calendar beneath the fields covers what comes next.
  await within.getByRole('textbox', { name: labels.checkOut, exact: true }).press('Tab');
}
