import { expect, it } from 'vitest';
import { readable } from '@/components/people/audit/readable';
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

it.each([
  ['serviceLevel', 'Catered', ['Catered', 'Hotelservice']],
  ['serviceLevel', 'selfCatered', ['Selfcatered', 'Selbstverpflegung']],
  // Of the operator's own making.
  ['serviceLevel', 'Butler', ['Butler', 'Butler']],
  [
    'status',
    'CONFIRMED_OPTION',
    [messages.en.leads.status.CONFIRMED_OPTION, messages.de.leads.status.CONFIRMED_OPTION],
  ],
  ['role', 'supervisorAgent', ['Supervisor', 'Supervisor']],
  ['cardMember', 'platinum', ['Platinum', 'Platinum']],
  ['stayAnswer', 'noShow', ['No-show', messages.de.stayAnswers.said.noShow]],
  ['counterOffer', 'declined', [messages.en.manage.audit.outcome.declined, messages.de.manage.audit.outcome.declined]],
  ['checkIn', '2027-01-09', ['9 Jan 2027', '9. Jan. 2027']],
  ['priceTotal', 350_000, ['EUR 3 500', 'EUR 3 500']],
  ['reason', 'noShow', ['noShow', 'noShow']],
] as const)('of a change, %s %s is told in the reader’s words', (name, value, expected) => {
  const told = locales.map((locale) => readable(name, value, { currency: 'EUR', words: messages[locale], locale }));
  expect(told.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(expected);
});
