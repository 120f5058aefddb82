import { expect, it } from 'vitest';
import { deedLinks, deedSpecs } from '@/components/sales/lead/lead-deeds';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';

const t = translator('en', 'leads');
const board = { locale: 'en', path: '/partner/dashboard', query: {} } as unknown as Parameters<typeof deedSpecs>[2];
const about = { canBook: true, today: '2026-11-24' } as const;
const address = { propertyType: 'chalet', countryId: 'FR', citySlug: 'courchevel', slug: 'les-ancelles' };

/** As much of a lead as its deeds ask for. */
const lead = {
  ...{ _id: 'L1', status: 'REQUESTED_OPTION', isClosed: false, isErased: false, version: 1, optionRank: 1 },
  ...{ checkIn: '2027-03-06', checkOut: '2027-03-13', clientName: 'Clara Weiss', hotelName: 'Les Ancelles' },
  ...{ priceTotal: 1_190_000n, currency: 'EUR', fee: null, offer: null, extendsUntil: null, optionsHeld: null },
  ...{ nextAnswerDue: new Date('2026-11-25T09:00:00Z'), timeZone: 'Europe/Paris', isReseller: false },
  ...{ supportsInstantBooking: false, isStayAsked: false, isExtensionAsked: false, mayExtend: true, isStayOver: false },
};

const filledOf = (changes: object): string[] => {
  const one = { ...lead, ...changes } as unknown as LeadDetail;
  return [...deedSpecs(t, one, board, about), ...deedLinks(t, one, 'en', about)].flatMap(({ name, isPrimary }) =>
    isPrimary ? [name] : [],
  );
};

it.each([
  ['a hotel', { propertyId: null, propertyAddress: null }],
  ['a property', { propertyId: 'P37', propertyAddress: address }],
])('the lead of %s fills one button, and none beside a counter-offer that waits for its answer', (_, of) => {
  expect(filledOf(of)).toEqual(['requestBooking']);
  const offer = { price: 9_900, until: new Date('2026-11-30T12:00:00Z'), message: null };
  expect(filledOf({ ...of, offer })).toEqual([]);
});
