import type { ErasureState, PersonalKind, PersonalLaw, PlaceCount } from './types';
import { personalKinds } from './types';

/** So long somebody else may confirm what one person has asked for. */
const ASKED_HOURS = 72;

export const lapsesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + ASKED_HOURS * 60 * 60 * 1000);

type Dates = {
  askedById: string;
  endsAt: Date;
  closedAt: Date | null;
  closedById: string | null;
  erasedAt: Date | null;
};

export function erasureState({ askedById, endsAt, closedAt, closedById, erasedAt }: Dates, now: Date): ErasureState {
  if (erasedAt) return 'erased';
  // Names of a request that lapsed are taken out later, which closes it.
  if (closedAt && closedAt < endsAt) return closedById === askedById ? 'takenBack' : 'refused';
  return endsAt <= now ? 'lapsed' : 'open';
}

export type PlaceRow = { kind: PersonalKind; fate: string; law: PersonalLaw | null; found: number };

/** Of each kind that was found one line: what is deleted and what loses the person add up to what was found. */
export function countPlaces(rows: readonly PlaceRow[]): PlaceCount[] {
  return personalKinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind && row.found > 0);
    const sum = (fate: string) => ofKind.reduce((all, row) => all + (row.fate === fate ? row.found : 0), 0);
    const [deleted, loosened] = [sum('deleted'), sum('loosened')];
    const law = ofKind.find((row) => row.fate === 'loosened' && row.law)?.law ?? null;
    return deleted + loosened === 0 ? [] : [{ kind, found: deleted + loosened, deleted, loosened, law }];
  });
}

/** Letters alone decide: how somebody is written, and not how it is typed. */
const bare = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The brake before an erasure: whether what was typed is the last name, or the address of somebody without a known one. */
export function isTypedRight(
  typed: string,
  { lastName, email }: { lastName: string | null; email: string | null },
): boolean {
  return bare(typed) === bare(lastName || email || '') && bare(typed) !== '';
}
