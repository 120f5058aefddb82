import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';

/** What the agent is written of a lead, and what whoever answers for the house is. */
export const noticesOf = {
  agent: [
    'requestedOption',
    'confirmedOption',
    'declinedOption',
    'expiredOption',
    'cancelledOption',
    'promotedOption',
    'reminder24',
    'reminder4',
    'requestedBooking',
    'confirmedBooking',
    'declinedBooking',
    'cancelledBooking',
    'acceptedExtension',
    'declinedExtension',
    'acceptedChange',
    'declinedChange',
    'acceptedException',
    'declinedException',
    'honouredPrice',
    'declinedPrice',
    'grantedStay',
    'declinedStay',
    'counterOffered',
    'withdrewOffer',
    'askedQuestion',
    'soldMeanwhile',
    'unanswered',
    'saidStayed',
    'saidNoShow',
    'saidOtherAmount',
    'saidCancelled',
    'decidedBooked',
    'decidedSaid',
  ],
  supplier: [
    'requestedOption',
    'confirmedOption',
    'expiredOption',
    'cancelledOption',
    'promotedOption',
    'requestedBooking',
    'confirmedBooking',
    'cancelledBooking',
    'askedExtension',
    'askedChange',
    'askedException',
    'askedPrice',
    'askedStay',
    'acceptedOffer',
    'declinedOffer',
    'answeredQuestion',
    'reminderStay',
    'disputedStay',
    'decidedBooked',
    'decidedSaid',
  ],
} as const satisfies Record<'agent' | 'supplier', readonly LeadNotice[]>;

/** They wait for an answer; the house finds the link to give it in its mail. */
export const questions: readonly LeadNotice[] = [
  'requestedOption',
  'requestedBooking',
  'askedExtension',
  'askedChange',
  'askedException',
  'askedPrice',
  'askedStay',
  'declinedOffer',
];

/** An option is under way: its place in line and its end say how much time is left. */
export const running: readonly LeadNotice[] = [
  'requestedOption',
  'confirmedOption',
  'promotedOption',
  'askedExtension',
  'acceptedExtension',
  'declinedExtension',
  'reminder24',
  'reminder4',
];

/** Of a stay that is over: the house finds it on a page of its own. */
export const aboutStay: readonly LeadNotice[] = ['reminderStay', 'disputedStay', 'decidedBooked', 'decidedSaid'];
