import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { EventJson } from '../schema';
import type { ConversationSide } from '../types';

/** What each side does itself: no news to it. What both may do, as a cancellation, is news to both. */
export const causedBy: Readonly<Record<ConversationSide, readonly LeadNotice[]>> = {
  agency: [
    'requestedOption',
    'requestedBooking',
    'askedExtension',
    'askedChange',
    'askedException',
    'askedPrice',
    'acceptedOffer',
    'declinedOffer',
    'answeredQuestion',
    'disputedStay',
  ],
  // Where an option is confirmed by itself, the request that was is the news.
  hotel: [
    'confirmedOption',
    'declinedOption',
    'declinedBooking',
    'acceptedExtension',
    'declinedExtension',
    'acceptedChange',
    'declinedChange',
    'acceptedException',
    'declinedException',
    'honouredPrice',
    'declinedPrice',
    'counterOffered',
    'withdrewOffer',
    'askedQuestion',
    'saidStayed',
    'saidNoShow',
    'saidOtherAmount',
    'saidCancelled',
  ],
};

/** What happened to a lead, in the words of a language: by notice. */
export function eventSentence({ notice, rooms }: EventJson, words: Readonly<Record<string, string>>): string {
  const sentence = words[notice] ?? '';
  return rooms.length > 0 ? `${sentence}: ${rooms.join(', ')}` : sentence;
}
