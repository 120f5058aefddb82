import { describe, expect, it } from 'vitest';
import { type LeadNotice, leadNotices } from '@/lib/platform/outbox/lead-notices';
import { reasonIn } from '@/lib/sales/lead/rules/reason';
import { leadEventTypes } from '@/lib/sales/lead/types';
import { LeadChangeKind } from '@/prisma/generated/enums';

describe('the reason in a mail', () => {
  /** Everything that can happen, each with words that name it. */
  const history = {
    events: leadEventTypes.map((type) => ({ type, reason: `with ${type}` })),
    changes: Object.values(LeadChangeKind).map((kind) => ({ kind, reason: `with ${kind}` })),
  };
  const saidWith = (kind: LeadChangeKind) => leadNotices.filter((one) => reasonIn(history, one) === `with ${kind}`);

  it.each<[LeadChangeKind, LeadNotice[]]>([
    ['extension', ['acceptedExtension', 'declinedExtension']],
    ['changeRequest', ['acceptedChange', 'declinedChange', 'acceptedException', 'declinedException']],
    ['honourPrice', ['honouredPrice', 'declinedPrice']],
    ['stay', ['grantedStay', 'declinedStay']],
    ['counterOffer', ['counterOffered']],
    ['question', ['askedQuestion']],
    ['stayAnswer', ['saidStayed', 'saidNoShow', 'saidOtherAmount', 'saidCancelled']],
    ['dispute', ['disputedStay', 'decidedBooked', 'decidedSaid']],
  ])('is what was said with the %s it is about', (kind, notices) => {
    expect(saidWith(kind)).toEqual(notices);
  });

  it.each(leadEventTypes.filter((type) => type !== 'interest'))('of %s is what was said with it', (type) => {
    expect(reasonIn(history, type)).toBe(`with ${type}`);
  });

  it('is none where nobody can have given one', () => {
    const silent = leadNotices.filter((notice) => reasonIn(history, notice) === null);
    expect(silent).toEqual(expect.arrayContaining(['reminder24', 'reminder4', 'reminderStay', 'promotedOption']));
    const nothing = { events: [], changes: [] };
    expect(leadNotices.filter((notice) => reasonIn(nothing, notice) !== null)).toEqual([]);
  });

  it('of an answer to a question is the answer, not the question', () => {
    const due = '2026-11-25T10:00:00.000Z';
    const change = (data: object) => ({ kind: 'question' as const, reason: 'How old are the children?', data });
    const answered = change({ due, answeredAt: due, answer: 'Nine and fifteen.' });
    expect(reasonIn({ events: [], changes: [answered, change({ due })] }, 'answeredQuestion')).toBe(
      'Nine and fifteen.',
    );
    expect(reasonIn({ events: [], changes: [change({ due })] }, 'answeredQuestion')).toBeNull();
  });

  it('is that of this very act, the last of its kind: never what was said before', () => {
    const again = {
      events: [
        { type: 'declinedOption' as const, reason: 'Fully booked' },
        { type: 'requestedOption' as const, reason: 'Again, please' },
        { type: 'declinedOption' as const, reason: null },
      ],
      changes: [
        { kind: 'extension' as const, reason: 'Too long already' },
        { kind: 'extension' as const, reason: 'Last time' },
        { kind: 'question' as const, reason: 'How long do you need?' },
      ],
    };
    expect(reasonIn(again, 'declinedOption')).toBeNull();
    expect(reasonIn(again, 'acceptedExtension')).toBe('Last time');
  });
});
