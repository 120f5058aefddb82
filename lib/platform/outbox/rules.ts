const FIRST_PAUSE_MILLISECONDS = 5_000;
const LONGEST_PAUSE_MILLISECONDS = 60 * 60 * 1000;
const GIVE_UP_MILLISECONDS = 3 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt: doubled from five seconds to an hour, spread by half either way so that what
 * failed together does not come back together. `random` is 0 to 1.
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random));
}

/** Three days of attempts, then somebody has to look. */
export function isHopeless(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_MILLISECONDS;
}

/** Why a delivery was given up at its first try, as it is kept: what the mail tells of is no longer there. */
export const SUBJECT_GONE = 'what the mail is about is gone';
