import { writeFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import StorefrontSearch from '@/app/storefront/[brand]/[locale]/(dynamic)/search/page';
import { StorefrontFrame } from '@/components/shell/storefront-frame';
import { getBrand } from '@/lib/brand/queries';
import { openDuePayouts } from '@/lib/money/payout-run/commands/run';
import { hearChanges } from '@/lib/platform/changes';
import { clock } from '@/lib/platform/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { agencyPages } from '@/lib/web/routing/agency';
import { leadId } from '@/prisma/seed/rows/leads';
import { offerId } from '@/prisma/seed/rows/offers';
import { personId } from '@/prisma/seed/rows/people';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { cookieOf, type Opened, openAs } from '@/tests/setup/pages/open';
import { renderServer } from '@/tests/setup/pages/render';
import { shortly, statementsOf } from '@/tests/setup/pages/statements';

const people = {
  nobody: null,
  supervisor: 'helena.brandt@morgenrot-reisen.example',
  admin: 'anton.reiter@admin.example',
  hotel: 'sylvie.arnaud@hotels.example',
  operator: 'luca.alta@operators.example',
} as const;
type Who = keyof typeof people;

/** Of a page of somebody signed in, its frame's among them. */
const MOST = 12;
const MOST_OF_DASHBOARD = 14;
/** Lines of the audit are read as the product, in a transaction beside the page's. */
const MOST_OF_HISTORY = 14;
/** A payment link is read as the product and for whom it is asked, and its terms beside it: two transactions more. */
const MOST_OF_LINK = 17;

type Samples = Record<
  | 'lead'
  | 'requested'
  | 'waiting'
  | 'propertyLead'
  | 'offer'
  | 'agency'
  | 'client'
  | 'person'
  | 'payout'
  | 'paymentLink'
  | 'conversation'
  | 'room'
  | 'stay'
  | 'week',
  string
>;
/** `elements`: so many at most are sent for React beside the markup, which says all of them a second time. */
type Page = { who: Who; address: string; most?: number; elements?: number };

const samples = {} as Samples;

/** Pages that still read more than that, and how much at most: a page here may only shrink. */
const above: Readonly<Record<string, number>> = {
  'partner/dashboard/hotel-leads/*/dates': 16,
  // An opened option reads what a yes would mean: its end, its place in line, who waits behind it.
  desk: 18,
};

/** Addresses by their pattern. `*` of a pattern is filled from the samples. */
const pages: Readonly<Record<string, (of: Samples) => Page[]>> = {
  onboarding: () => [{ who: 'supervisor', address: '/onboarding?step=branding' }],
  user: () => [{ who: 'supervisor', address: '/user' }],
  fflags: () => [{ who: 'supervisor', address: '/fflags' }],
  hotels: ({ stay }) => [
    { who: 'supervisor', address: '/hotels' },
    { who: 'supervisor', address: `/hotels?${stay}` },
  ],
  'hotels/inspirationnow': () => [{ who: 'supervisor', address: '/hotels/inspirationnow' }],
  'hotels/*': ({ stay }) => [
    { who: 'supervisor', address: '/hotels/H01' },
    { who: 'supervisor', address: `/hotels/H01?tab=rooms&${stay}`, elements: 150 },
    { who: 'supervisor', address: '/hotels/H01?tab=sales' },
  ],
  'hotels/*/inspirationnow': () => [{ who: 'supervisor', address: '/hotels/H01/inspirationnow' }],
  'hotels/*/save-interest': ({ stay }) => [{ who: 'supervisor', address: `/hotels/H01/save-interest?${stay}` }],
  'hotels/*/rooms/*/shop-modal': ({ room, stay }) => [
    { who: 'supervisor', address: `/hotels/H01/rooms/${room}/shop-modal?${stay}` },
  ],
  'rooms/*/shop-modal': ({ room }) => [{ who: 'supervisor', address: `/rooms/${room}/shop-modal` }],
  'save-interest': () => [{ who: 'supervisor', address: '/save-interest' }],
  search: ({ week }) => [
    { who: 'supervisor', address: '/search' },
    { who: 'supervisor', address: `/search?${week}`, elements: 66 },
  ],
  'season-grid': () => [{ who: 'supervisor', address: '/season-grid?properties=P01,P02,P03,P04', elements: 60 }],
  'enquire-now': () => [{ who: 'supervisor', address: '/enquire-now' }],
  contact: () => [{ who: 'supervisor', address: '/contact' }],
  kontakt: () => [{ who: 'supervisor', address: '/kontakt' }],
  outcome: () => [{ who: 'supervisor', address: '/outcome?token=none' }],
  about: () => [{ who: 'supervisor', address: '/about' }],
  destinations: () => [{ who: 'supervisor', address: '/destinations' }],
  transfers: () => [{ who: 'supervisor', address: '/transfers' }],
  'package-rate-rules': () => [{ who: 'supervisor', address: '/package-rate-rules' }],
  'partner/dashboard': ({ lead }) => [
    { who: 'supervisor', address: '/partner/dashboard', most: MOST_OF_DASHBOARD, elements: 155 },
    { who: 'supervisor', address: '/partner/dashboard?scope=team', most: MOST_OF_DASHBOARD, elements: 155 },
    { who: 'supervisor', address: `/partner/dashboard?scope=team&hotel-lead-id=${lead}`, elements: 104 },
    { who: 'admin', address: '/partner/dashboard', most: MOST_OF_DASHBOARD },
  ],
  'partner/dashboard/supervisor': () => [
    { who: 'supervisor', address: '/partner/dashboard/supervisor', most: MOST_OF_DASHBOARD },
  ],
  'partner/dashboard/admin': () => [
    { who: 'admin', address: '/partner/dashboard/admin', most: MOST_OF_DASHBOARD },
    { who: 'admin', address: '/partner/dashboard/admin?view=agencies' },
    { who: 'admin', address: '/partner/dashboard/admin?scope=leads' },
  ],
  'partner/dashboard/property-leads/*': ({ propertyLead }) => [
    // The dashboard with that lead opened.
    { who: 'supervisor', address: `/partner/dashboard/property-leads/${propertyLead}`, elements: 104 },
  ],
  'partner/dashboard/property-leads/*/dates': ({ propertyLead }) => [
    { who: 'supervisor', address: `/partner/dashboard/property-leads/${propertyLead}/dates` },
  ],
  'partner/dashboard/hotel-leads/*/dates': ({ lead }) => [
    { who: 'supervisor', address: `/partner/dashboard/hotel-leads/${lead}/dates` },
  ],
  'partner/clients': () => [
    { who: 'supervisor', address: '/partner/clients' },
    { who: 'supervisor', address: '/partner/clients?search=an' },
  ],
  // Leads, offers and conversations, each as its own list reads it.
  'partner/clients/*': ({ client }) => [{ who: 'supervisor', address: `/partner/clients/${client}`, most: MOST + 1 }],
  'partner/offers': () => [{ who: 'supervisor', address: '/partner/offers' }],
  'partner/offers/*': ({ offer }) => [{ who: 'supervisor', address: `/partner/offers/${offer}` }],
  'partner/offers/*/send': ({ offer }) => [{ who: 'supervisor', address: `/partner/offers/${offer}/send` }],
  'partner/offers/*/preview': ({ offer }) => [{ who: 'supervisor', address: `/partner/offers/${offer}/preview` }],
  'partner/reports': () => [
    { who: 'supervisor', address: '/partner/reports' },
    { who: 'admin', address: '/partner/reports?measure=commission&group=agency' },
  ],
  'partner/earnings': () => [{ who: 'supervisor', address: '/partner/earnings' }],
  'partner/earnings/payouts/*': ({ payout }) => [
    { who: 'supervisor', address: `/partner/earnings/payouts/${payout}` },
    { who: 'admin', address: `/partner/earnings/payouts/${payout}` },
  ],
  'partner/cimalpes-payment-links/*': ({ paymentLink }) => [
    { who: 'supervisor', address: `/partner/cimalpes-payment-links/${paymentLink}`, most: MOST_OF_LINK },
  ],
  // With what each invitation of a hotel earns.
  'partner/my-network': () => [{ who: 'supervisor', address: '/partner/my-network', most: MOST + 1 }],
  'partner/agency': () => [{ who: 'supervisor', address: '/partner/agency' }],
  'partner/studio': () => [
    { who: 'supervisor', address: '/partner/studio?sheet=page' },
    { who: 'supervisor', address: '/partner/studio?sheet=offer' },
    { who: 'admin', address: '/partner/studio?sheet=offer&brand=amex' },
  ],
  'partner/agency/team': () => [{ who: 'supervisor', address: '/partner/agency/team' }],
  'partner/agency/payouts': () => [{ who: 'supervisor', address: '/partner/agency/payouts' }],
  'partner/agency/history': () => [{ who: 'supervisor', address: '/partner/agency/history', most: MOST_OF_HISTORY }],
  'partner/help-centre': () => [{ who: 'supervisor', address: '/partner/help-centre' }],
  'partner/manage': () => [{ who: 'admin', address: '/partner/manage' }],
  'partner/manage/hotels': () => [{ who: 'admin', address: '/partner/manage/hotels' }],
  // Its lists, and what they choose of.
  'partner/manage/hotels/*': () => [{ who: 'admin', address: '/partner/manage/hotels/H01', most: MOST + 2 }],
  'partner/manage/properties': () => [{ who: 'admin', address: '/partner/manage/properties' }],
  // With where its address is, what that may lead to, its facilities, and what goes on with it.
  'partner/manage/properties/*': () => [{ who: 'admin', address: '/partner/manage/properties/P01', most: MOST + 2 }],
  'partner/manage/rooms': () => [{ who: 'admin', address: '/partner/manage/rooms' }],
  // With what has it, as is said before it is retired.
  'partner/manage/rooms/*': () => [{ who: 'admin', address: '/partner/manage/rooms/H01-1', most: MOST + 1 }],
  'partner/manage/operators': () => [{ who: 'admin', address: '/partner/manage/operators' }],
  'partner/manage/operators/*': () => [{ who: 'admin', address: '/partner/manage/operators/operator-1' }],
  'partner/manage/channels': () => [{ who: 'admin', address: '/partner/manage/channels' }],
  'partner/manage/channels/*': () => [{ who: 'admin', address: '/partner/manage/channels/channel-direct' }],
  'partner/manage/programmes': () => [{ who: 'admin', address: '/partner/manage/programmes' }],
  'partner/manage/programmes/*': () => [{ who: 'admin', address: '/partner/manage/programmes/firnlicht' }],
  // Five lists.
  'partner/manage/facilities': () => [{ who: 'admin', address: '/partner/manage/facilities', most: MOST + 1 }],
  'partner/manage/facilities/*': () => [{ who: 'admin', address: '/partner/manage/facilities/hotel~kidsClub' }],
  'partner/manage/countries': () => [{ who: 'admin', address: '/partner/manage/countries' }],
  'partner/manage/countries/*': () => [{ who: 'admin', address: '/partner/manage/countries/AT' }],
  'partner/manage/places': () => [{ who: 'admin', address: '/partner/manage/places' }],
  'partner/manage/places/*': () => [{ who: 'admin', address: '/partner/manage/places/lech' }],
  'partner/manage/testimonials': () => [{ who: 'admin', address: '/partner/manage/testimonials' }],
  'partner/manage/testimonials/*': () => [{ who: 'admin', address: '/partner/manage/testimonials/tea-at-five' }],
  'partner/manage/jobs': () => [{ who: 'admin', address: '/partner/manage/jobs' }],
  'partner/manage/jobs/*': () => [
    { who: 'admin', address: '/partner/manage/jobs/concierge-jobs~lifestyle-concierge-london' },
  ],
  'partner/manage/inspiration': () => [{ who: 'admin', address: '/partner/manage/inspiration' }],
  'partner/manage/inspiration/*': () => [{ who: 'admin', address: '/partner/manage/inspiration/I01' }],
  'partner/manage/pages': () => [{ who: 'admin', address: '/partner/manage/pages' }],
  'partner/manage/pages/*': () => [{ who: 'admin', address: '/partner/manage/pages/lds~general' }],
  'partner/manage/agencies': () => [{ who: 'admin', address: '/partner/manage/agencies' }],
  'partner/manage/agencies/*': ({ agency }) => [{ who: 'admin', address: `/partner/manage/agencies/${agency}` }],
  'partner/manage/people': () => [{ who: 'admin', address: '/partner/manage/people' }],
  'partner/manage/people/*': ({ person }) => [{ who: 'admin', address: `/partner/manage/people/${person}` }],
  'partner/manage/brands': () => [{ who: 'admin', address: '/partner/manage/brands' }],
  'partner/manage/brands/*': () => [{ who: 'admin', address: '/partner/manage/brands/alpenglow' }],
  'partner/manage/destinations': () => [{ who: 'admin', address: '/partner/manage/destinations' }],
  'partner/manage/flags': () => [{ who: 'admin', address: '/partner/manage/flags' }],
  // Two lists: agreements and rewards.
  'partner/manage/agreements': () => [{ who: 'admin', address: '/partner/manage/agreements', most: MOST + 2 }],
  'partner/manage/payout-runs': () => [{ who: 'admin', address: '/partner/manage/payout-runs' }],
  'partner/manage/outbox': () => [{ who: 'admin', address: '/partner/manage/outbox' }],
  'partner/manage/privacy': ({ client }) => [
    { who: 'admin', address: '/partner/manage/privacy' },
    { who: 'admin', address: `/partner/manage/privacy?search=an&clientId=${client}` },
    { who: 'supervisor', address: `/partner/manage/privacy?clientId=${client}` },
  ],
  'partner/manage/audit': () => [{ who: 'admin', address: '/partner/manage/audit', most: MOST + 1 }],
  'partner/manage/demonstration': () => [{ who: 'admin', address: '/partner/manage/demonstration' }],
  'partner/conversations': ({ conversation }) => [
    { who: 'supervisor', address: '/partner/conversations' },
    { who: 'supervisor', address: `/partner/conversations?c=${conversation}` },
  ],
  desk: ({ requested }) => [
    { who: 'hotel', address: '/desk', elements: 188 },
    { who: 'hotel', address: `/desk?request=${requested}` },
    { who: 'operator', address: '/desk' },
  ],
  'desk/calendar': () => [
    { who: 'hotel', address: '/desk/calendar' },
    { who: 'operator', address: '/desk/calendar' },
  ],
  'desk/stays': ({ waiting }) => [
    { who: 'hotel', address: '/desk/stays' },
    { who: 'hotel', address: `/desk/stays?stay=${waiting}` },
    { who: 'operator', address: '/desk/stays' },
  ],
  'desk/content': () => [
    { who: 'hotel', address: '/desk/content' },
    { who: 'operator', address: '/desk/content' },
  ],
  'desk/facts/*/*': () => [
    { who: 'hotel', address: '/desk/facts/hotels/H01' },
    { who: 'hotel', address: '/desk/facts/rooms/H01-1' },
  ],
  'desk/commission': () => [
    { who: 'hotel', address: '/desk/commission' },
    { who: 'operator', address: '/desk/commission' },
    { who: 'admin', address: '/desk/commission' },
  ],
  'desk/terms': () => [
    { who: 'hotel', address: '/desk/terms' },
    { who: 'operator', address: '/desk/terms' },
  ],
  'desk/sales-managers': () => [{ who: 'hotel', address: '/desk/sales-managers' }],
  'desk/conversations': () => [{ who: 'hotel', address: '/desk/conversations' }],
};

beforeAll(async () => {
  const { today } = await clock.business();
  await openDemonstration();
  hearChanges();
  await openDuePayouts();
  const arrival = addDays(today(), 45);
  const saturday = onOrAfter(addDays(today(), 60), SATURDAY);
  const [room, conversation, propertyLead, requested, payout, paymentLink] = await Promise.all([
    ownerDb.room.findFirstOrThrow({ where: { hotelId: 'H01' }, orderBy: { id: 'asc' } }),
    ownerDb.conversation.findFirstOrThrow({ where: { agencyId: 'A1' }, orderBy: { id: 'asc' } }),
    ownerDb.lead.findFirstOrThrow({ where: { agencyId: 'A1', propertyId: { not: null } }, orderBy: { id: 'asc' } }),
    ownerDb.lead.findFirstOrThrow({ where: { hotelId: 'H01', status: 'REQUESTED_OPTION' }, orderBy: { id: 'asc' } }),
    ownerDb.payout.findFirstOrThrow({ where: { agencyId: 'A1' }, orderBy: { number: 'asc' } }),
    ownerDb.paymentLink.findFirstOrThrow({ where: { due: { agencyId: 'A1' } }, orderBy: { id: 'asc' } }),
  ]);
  Object.assign(samples, {
    lead: leadId('threeRooms'),
    requested: requested.id,
    waiting: leadId('stayWaits'),
    propertyLead: propertyLead.id,
    offer: offerId(0),
    agency: 'A1',
    client: (await ownerDb.client.findFirstOrThrow({ where: { agencyId: 'A1' }, orderBy: { id: 'asc' } })).id,
    person: personId('helena.brandt@morgenrot-reisen.example'),
    payout: payout.id,
    paymentLink: paymentLink.id,
    conversation: conversation.id,
    room: room.id,
    stay: `checkInDate=${arrival}&checkOutDate=${addDays(arrival, 3)}&numAdults=2`,
    week: `checkIn=${saturday}&checkOut=${addDays(saturday, 7)}&adults=4`,
  });
}, 300_000);

/** For whoever wants to know what a page costs: STATEMENTS names a file for the table. */
const table: string[] = [];
afterAll(() => {
  if (process.env.STATEMENTS) writeFileSync(process.env.STATEMENTS, `${table.join('\n')}\n`);
});

const elementsIn = (text: string) => text.split('["$",').length - 1;

/** As often as needed, at most twice: the second time what the process keeps has been read. */
async function countedOf({ who, address }: Page, most: number): Promise<{ statements: string[]; elements: number }> {
  // Who comes for the first time signs in, which is no page's.
  if (people[who]) await cookieOf(people[who]);
  const opened: Opened[] = [];
  let took = 0;
  const open = async () => {
    const started = performance.now();
    opened.push(await openAs(people[who], address));
    took = Math.round(performance.now() - started);
  };
  let statements = await statementsOf(open);
  // The table tells what is read when nothing is new.
  if (statements.length > most || process.env.STATEMENTS) statements = await statementsOf(open);
  const [{ text, leads } = { text: '', leads: null }] = opened;
  const elements = elementsIn(text);
  table.push([statements.length, took, text.length, elements, who, address, leads ?? ''].join('\t'));
  if (process.env.STATEMENTS_OF === address) table.push(...statements.map((one) => `\t${shortly(one)}`));
  return { statements, elements };
}

const signedIn = agencyPages.filter(({ access }) => access !== 'open').map(({ pattern }) => pattern);

describe('statements of a page', () => {
  it('each page of somebody signed in is counted', () => {
    expect(Object.keys(pages).sort()).toEqual([...signedIn].sort());
  });

  it.each(signedIn)('%s', async (pattern) => {
    const grown: string[] = [];
    for (const page of pages[pattern]?.(samples) ?? []) {
      const most = above[pattern] ?? page.most ?? MOST;
      const { statements, elements } = await countedOf(page, most);
      const head = `${page.address}: ${statements.length} statements, at most ${most}`;
      if (statements.length > most) grown.push([head, ...statements.map(shortly)].join('\n  '));
      if (elements > (page.elements ?? elements)) {
        grown.push(`${page.address}: ${elements} elements, at most ${page.elements}`);
      }
    }
    expect(grown).toEqual([]);
  });
});

describe('elements of a storefront page', () => {
  async function elementsOf(locale: Locale, content: ReactNode): Promise<number> {
    const brand = await getBrand('alpenglow');
    if (!brand) throw new Error('There is no brand.');
    const props = { brand, locale, site: { brandId: brand.id, includeDemos: true }, children: content };
    const request = { headers: new Headers(), brand: 'alpenglow-demo', locale };
    const { text, errors } = await renderServer(request, createElement(StorefrontFrame, props));
    expect(errors).toEqual([]);
    return elementsIn(text);
  }

  it.each(['en', 'de'] as const)('are one of the frame (%s)', async (locale) => {
    expect(await elementsOf(locale, null)).toBe(1);
  });

  it('are few of a search', async () => {
    const search = createElement(StorefrontSearch, { searchParams: Promise.resolve({ adults: '4' }) });
    expect(await elementsOf('en', search)).toBeLessThanOrEqual(50);
  });
});
