/**
 * Whether a hold keeps its nights at `now`: it was not released, and it is no option that has lapsed. Only options have an
 * end (the database refuses another), and the clock judges it, never whether somebody has released them since
 * (rule 3.5). `active.ts` says the same to the database.
 */
export function isActive(hold: { releasedAt: Date | null; expiresAt: Date | null }, now: Date): boolean {
  return hold.releasedAt === null && (hold.expiresAt === null || hold.expiresAt > now);
}
