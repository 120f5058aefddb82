import type { PlainDate } from '@/lib/platform/dates';
import type { AgreementState } from './types';

export type Validity = {
  validFrom: PlainDate;
  /** The last day of it; null: without end. */
  validUntil: PlainDate | null;
};

export function agreementState({ validFrom, validUntil }: Validity, today: PlainDate): AgreementState {
  if (validFrom > today) return 'agreed';
  return validUntil !== null && validUntil < today ? 'ended' : 'inForce';
}

/** Whether both hold on one day; the last day is one of its days. */
export function overlaps(a: Validity, b: Validity): boolean {
  return (
    (b.validUntil === null || a.validFrom <= b.validUntil) && (a.validUntil === null || b.validFrom <= a.validUntil)
  );
}

export type PercentRefusal = 'agreementEnded' | 'agreementPercentPast' | 'agreementPercentLate';

/**
 * From which day another per cent may hold (rule 4.18): of one that is in force from tomorrow, because prices were quoted by it,
 * and within its days; one that has not begun is another one from its first day.
 */
export function refusalOfPercent(known: Validity, from: PlainDate, today: PlainDate): PercentRefusal | null {
  const state = agreementState(known, today);
  if (state === 'ended') return 'agreementEnded';
  if (state === 'inForce' && from <= today) return 'agreementPercentPast';
  return known.validUntil !== null && from > known.validUntil ? 'agreementPercentLate' : null;
}

export type EndRefusal = 'agreementEnded' | 'agreementEndPast' | 'agreementEndBeforeStart';

/** Prices of days that are over were quoted by it, so it ends today at the earliest, and what has ended stays as it was (rule 4.18). */
export function refusalOfEnd(known: Validity, until: PlainDate | null, today: PlainDate): EndRefusal | null {
  if (agreementState(known, today) === 'ended') return 'agreementEnded';
  if (until === null) return null;
  if (until < known.validFrom) return 'agreementEndBeforeStart';
  return until < today ? 'agreementEndPast' : null;
}

/** Whether the last deed by an agreement may be taken back: one that is over, or that prices were quoted by from its making on, stays. */
export function mayBeUndone(action: string | undefined, state: AgreementState): boolean {
  if (action === 'agreement.made') return state === 'agreed';
  return state !== 'ended' && (action === 'agreement.endChanged' || action === 'agreement.percentChanged');
}
