import type { PlainDate } from '@/lib/platform/dates';
import type { WriteContext } from '@/lib/platform/request/context';

let count = 0;

/** A number no other message of this file has. */
function next(): number {
  count += 1;
  return count;
}

/** Who asks, on the English storefront, on 1 December 2026. */
export function writeContext(changes: Partial<WriteContext> = {}): WriteContext {
  return {
    requestId: `request-${next()}`,
    brandId: 'alpenglow',
    locale: 'en',
    includeDemos: false,
    isLocal: false,
    origin: 'http://alpenglow.com.localhost:3000',
    address: '192.0.2.1',
    now: () => new Date('2026-12-01T09:00:00Z'),
    today: () => '2026-12-01',
    ...changes,
  };
}

/** As a browser sends them, before the schema: ahead of the real clock, and no further than a stay may lie (rule 4.1). */
export const freePeriod = { checkIn: '2030-03-02' as PlainDate, checkOut: '2030-03-09' as PlainDate };

export function generalEnquiry(changes: Record<string, unknown> = {}) {
  return {
    type: 'enquiry' as const,
    kind: 'general' as const,
    period: freePeriod,
    adults: 2,
    fullname: 'Anna Berger',
    email: `anna-${next()}@example.com`,
    phone: '+43 660 1234567',
    privacy: true as const,
    contactConsent: true as const,
    ...changes,
  };
}

export function propertyEnquiry(propertyId: string, changes: Record<string, unknown> = {}) {
  return {
    type: 'enquiry' as const,
    kind: 'property' as const,
    propertyDetails: { _id: propertyId },
    period: freePeriod,
    serviceLevel: 'Catered',
    isInterested: true as const,
    fullname: 'Anna Berger',
    email: `anna-${next()}@example.com`,
    phone: '+43 660 1234567',
    city: 'Graz',
    privacy: true as const,
    ...changes,
  };
}

export function contactMessage(changes: Record<string, unknown> = {}) {
  return {
    type: 'contact' as const,
    name: 'Anna Berger',
    email: `anna-${next()}@example.com`,
    message: 'Is the sauna wood-fired?',
    ...changes,
  };
}
