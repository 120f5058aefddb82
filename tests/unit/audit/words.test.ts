import { expect, it } from 'vitest';
import { deedOf, leadDeeds, outcomes } from '@/lib/people/audit/rules';
import { auditActions } from '@/lib/people/audit/types';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { leadEventTypes } from '@/lib/sales/lead/types';

it.each(locales)('every action and every deed of the audit has words in %s', (locale) => {
  const { sentence, deed, outcome } = messages[locale].manage.audit;
  expect(Object.keys(sentence).sort()).toEqual(auditActions.map((action) => action.replace('.', '_')).sort());
  expect(Object.keys(deed).sort()).toEqual([...leadDeeds].sort());
  expect(Object.keys(outcome)).toEqual([...outcomes]);
});

it.each([
  [{ action: 'lead.stateChanged', after: { event: 'cancelledBooking' } }, 'cancelledBooking'],
  [{ action: 'lead.changed', after: { asked: 'extension', until: 'x' } }, 'askedExtension'],
  [{ action: 'lead.changed', after: { change: 'declined' } }, 'declinedChange'],
  [{ action: 'lead.changed', after: { counterOffer: 3000 } }, 'counterOffered'],
  [{ action: 'lead.changed', after: { counterOffer: 'accepted', price: 3000 } }, 'acceptedOffer'],
  [{ action: 'lead.changed', before: { checkIn: 'a' }, after: { checkIn: 'b' } }, 'movedDates'],
  [{ action: 'lead.changed', before: { checkIn: 'a', pax: 4 }, after: { checkIn: 'a', pax: 3 } }, 'changed'],
  [{ action: 'lead.changed', after: { change: 'withdrawn' } }, 'withdrewChange'],
  [{ action: 'lead.changed', after: { exception: 'withdrawn' } }, 'withdrewException'],
  [{ action: 'lead.changed', after: { closed: true } }, 'closed'],
  [{ action: 'lead.optionPromoted', after: { optionRank: 1 } }, 'promotedOption'],
] as const)('%j is %s', (line, deed) => {
  expect(deedOf({ before: null, ...line })).toBe(deed);
});

it('every event of a lead is a deed', () => {
  for (const event of leadEventTypes) {
    expect(
      deedOf({ action: event === 'interest' ? 'lead.created' : 'lead.stateChanged', before: null, after: { event } }),
    ).toBe(event);
  }
});
