import type { AuditLine } from './types';

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
  'askedException',
  'acceptedException',
  'declinedException',
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
  'movedDates',
  'closed',
  'changed',
] as const;
export type LeadDeed = (typeof leadDeeds)[number];

const answers: Readonly<Record<string, readonly [accepted: LeadDeed, declined: LeadDeed]>> = {
  extension: ['acceptedExtension', 'declinedExtension'],
  change: ['acceptedChange', 'declinedChange'],
  exception: ['acceptedException', 'declinedException'],
  honourPrice: ['honouredPrice', 'declinedPrice'],
  stay: ['grantedStay', 'declinedStay'],
  counterOffer: ['acceptedOffer', 'declinedOffer'],
};
const questions: Readonly<Record<string, LeadDeed>> = {
  extension: 'askedExtension',
  change: 'askedChange',
  exception: 'askedException',
  question: 'askedQuestion',
  stay: 'askedStay',
};

/** What a line of the audit about a lead says was done. */
export function deedOf({ action, before, after }: Pick<AuditLine, 'action' | 'before' | 'after'>): LeadDeed {
  if (action === 'lead.created') return 'interest';
  if (action === 'lead.optionPromoted') return 'promotedOption';
  const event = leadDeeds.find((deed) => deed === after?.event);
  if (event) return event;
  const asked = questions[String(after?.asked)];
  if (asked) return asked;
  for (const [name, [accepted, declined]] of Object.entries(answers)) {
    if (after?.[name] === 'accepted') return accepted;
    if (after?.[name] === 'declined') return declined;
  }
  if (typeof after?.counterOffer === 'number') return 'counterOffered';
  if (after?.counterOffer === 'withdrawn') return 'withdrewOffer';
  if (after?.closed === true) return 'closed';
  return before && 'checkIn' in before ? 'movedDates' : 'changed';
}
