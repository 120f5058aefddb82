import { addDays, businessDay } from '../catalogue';

export type HotelWeek = { checkIn: string; checkOut: string };

const SATURDAY = 6;
const WEEKS_AHEAD = 2;

/** A full week of the next January that has not begun: every alpine hotel is open and sells it from Saturday to Saturday. */
export async function januaryWeek(): Promise<HotelWeek> {
  const soonest = addDays(await businessDay(), WEEKS_AHEAD * 7);
  const year = Number(soonest.slice(0, 4));
  const thisYears = saturdayAfter(`${year}-01-09`);
  const checkIn = thisYears >= soonest ? thisYears : saturdayAfter(`${year + 1}-01-09`);
  return { checkIn, checkOut: addDays(checkIn, 7) };
}

function saturdayAfter(day: string): string {
  return addDays(day, (SATURDAY - new Date(`${day}T00:00:00Z`).getUTCDay() + 7) % 7);
}

/** As the addresses of hotels and rooms say it. */
export const stayQuery = ({ checkIn, checkOut }: HotelWeek) => `checkInDate=${checkIn}&checkOutDate=${checkOut}`;
