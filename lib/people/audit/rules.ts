import type { AuditEntry, AuditFacts, AuditLine } from './types';

/** What was done to a lead, finer than the audit's action; words at `manage.audit.deed`. */
export const leadDeeds = [
  'interest',
  'requestedOption',
  'confirmedOption',
  'declinedOption',
  'expiredOption',
  'cancelledOption',
  'requestedBooking',
  'confirmedBooking',
  'declinedBooking',
  'cancelledBooking',
  'promotedOption',
  'askedExtension',
  'acceptedExtension',
  'declinedExtension',
  'askedChange',
  'acceptedChange',
  'declinedChange',
  'withdrewChange',
  'askedException',
  'acceptedException',
  'declinedException',
  'withdrewException',
  'honouredPrice',
  'declinedPrice',
  'askedStay',
  'grantedStay',
  'declinedStay',
  'counterOffered',
  'acceptedOffer',
  'declinedOffer',
  'withdrewOffer',
  'askedQuestion',
  'answeredQuestion',
  'answeredStay',
  'notedTransfer',
  'undidTransfer',
  'gaveDepositBack',
  'disputedStay',
  'askedCancellation',
  'decidedBooked',
  'decidedSaid',
  'movedDates',
  'handedOver',
  'closed',
  'changed',
] as const;
export type LeadDeed = (typeof leadDeeds)[number];

/** How a question or an offer ended; words at `manage.audit.outcome`. */
export const outcomes = ['accepted', 'declined', 'withdrawn'] as const;
type Outcome = (typeof outcomes)[number];

const ends: Readonly<Record<string, Readonly<Partial<Record<Outcome, LeadDeed>>>>> = {
  extension: { accepted: 'acceptedExtension', declined: 'declinedExtension' },
  change: { accepted: 'acceptedChange', declined: 'declinedChange', withdrawn: 'withdrewChange' },
  exception: { accepted: 'acceptedException', declined: 'declinedException', withdrawn: 'withdrewException' },
  honourPrice: { accepted: 'honouredPrice', declined: 'declinedPrice' },
  stay: { accepted: 'grantedStay', declined: 'declinedStay' },
  question: { accepted: 'answeredQuestion' },
  dispute: { accepted: 'decidedBooked', declined: 'decidedSaid' },
  counterOffer: { accepted: 'acceptedOffer', declined: 'declinedOffer', withdrawn: 'withdrewOffer' },
};
/** Facts that say nothing beside the sentence of a deed: who, what, and how it ended. */
export const saidByDeed: readonly string[] = [
  ...['by', 'event', 'asked', 'closed', 'noted', 'handedOver'],
  ...Object.keys(ends).filter((name) => name !== 'counterOffer'),
];
const questions: Readonly<Record<string, LeadDeed>> = {
  extension: 'askedExtension',
  change: 'askedChange',
  exception: 'askedException',
  question: 'askedQuestion',
  stay: 'askedStay',
  dispute: 'disputedStay',
  cancellation: 'askedCancellation',
};

/** What was noted of a due. */
const notes: Readonly<Record<string, LeadDeed>> = {
  transfer: 'notedTransfer',
  undone: 'undidTransfer',
  givenBack: 'gaveDepositBack',
};

/** What a line of the audit about a lead says was done. */
export function deedOf({ action, before, after }: Pick<AuditLine, 'action' | 'before' | 'after'>): LeadDeed {
  if (action === 'lead.created') return 'interest';
  if (action === 'lead.optionPromoted') return 'promotedOption';
  const event = leadDeeds.find((deed) => deed === after?.event);
  if (event) return event;
  const said = questions[String(after?.asked)] ?? notes[String(after?.noted)];
  if (said) return said;
  for (const [name, deeds] of Object.entries(ends)) {
    const outcome = outcomes.find((one) => one === after?.[name]);
    const deed = outcome && deeds[outcome];
    if (deed) return deed;
  }
  if (typeof after?.counterOffer === 'number') return 'counterOffered';
  if (typeof after?.stayAnswer === 'string') return 'answeredStay';
  if (after?.closed === true) return 'closed';
  if (after?.handedOver === true) return 'handedOver';
  const isMoved = ['checkIn', 'checkOut'].some((day) => before && day in before && before[day] !== after?.[day]);
  return isMoved ? 'movedDates' : 'changed';
}

/** Of what was and what is, only what differs. */
export function differenceOf(was: AuditFacts, is: AuditFacts): Required<Pick<AuditEntry, 'before' | 'after'>> {
  const names = Object.keys(is).filter((name) => (was[name] ?? null) !== (is[name] ?? null));
  const these = (facts: AuditFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: these(was), after: these(is) };
}
