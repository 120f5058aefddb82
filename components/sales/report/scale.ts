/** Ends of the scale of answer times, in minutes. */
const SHORTEST = 10;
const LONGEST = 24 * 60;

/** Marks of the scale with the part of the way they stand at, in per cent. */
export const scaleMarks = [10, 60, 360, 1440] as const;

/** Where so many minutes stand on the way from ten minutes to a day, in per cent; each doubling is as far. */
export function placeOf(minutes: number): number {
  const within = Math.min(LONGEST, Math.max(SHORTEST, minutes));
  return Math.round((Math.log(within / SHORTEST) / Math.log(LONGEST / SHORTEST)) * 1000) / 10;
}
