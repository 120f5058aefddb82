import { AGENT, agencyHost, bareDynamicTarget, productTargets, target } from '../web/targets.mjs';
import { differentSearches, hotelVisits, saturdayStay, sharedSearches } from './searches.mjs';

/** Visitors at once of a page measured by itself: enough that the server is never idle, few enough to end soon. */
const FEW = 8;
const MANY = 50;
/** Agents are measured for longer: two kinds of pages take turns. */
const AGENTS_TIMES = 3;

const SUPERVISOR = 'helena.brandt@morgenrot-reisen.example';
const ADMIN = 'anton.reiter@admin.example';
const HOTEL_CONTACT = 'sylvie.arnaud@hotels.example';

/** A hotel's page and search for a week in the snow, which all kinds of rates are for. */
const week = saturdayStay(8);
const stay = `checkInDate=${week.checkIn}&checkOutDate=${week.checkOut}&numAdults=2`;

/** Pages of the agency side: name, path, whose eyes, and how many times the bare page they may cost. */
const agencyPages = [
  { name: 'signin', path: '/signin', most: 4 },
  { name: 'dashboard', path: '/partner/dashboard', who: SUPERVISOR, most: 8 },
  { name: 'lead', findPath: firstLead, who: SUPERVISOR, most: 8 },
  { name: 'offers', path: '/partner/offers', who: SUPERVISOR, most: 8 },
  { name: 'supervisor', path: '/partner/dashboard/supervisor', who: SUPERVISOR, most: 8 },
  { name: 'reports', path: '/partner/reports', who: SUPERVISOR, most: 8 },
  { name: 'privacy', path: '/partner/manage/privacy', who: SUPERVISOR, most: 8 },
  { name: 'admin', path: '/partner/dashboard/admin', who: ADMIN, most: 8 },
  { name: 'manage', path: '/partner/manage/hotels', who: ADMIN, most: 8 },
  { name: 'conversations', path: '/partner/conversations', who: SUPERVISOR, most: 8 },
  { name: 'desk', path: '/desk', who: HOTEL_CONTACT, most: 8 },
  { name: 'hotels', path: `/hotels?${stay}`, who: SUPERVISOR, most: 8 },
  {
    ...{ name: 'search', who: SUPERVISOR, most: 8 },
    path: `/search?checkIn=${week.checkIn}&checkOut=${week.checkOut}&adults=4`,
  },
  { name: 'grid', path: '/season-grid?properties=P01,P02,P03,P04', who: SUPERVISOR, most: 15 },
  { name: 'hotel', path: `/hotels/H01?tab=rooms&${stay}`, who: SUPERVISOR, most: 15 },
];

/** A lead has a new number in every database: the dashboard leads to it. */
async function firstLead(get) {
  const [, id] = /[?&;]hotel-lead-id=([\w-]+)/.exec(await get('/partner/dashboard')) ?? [];
  if (!id) throw new Error('The dashboard leads to no lead.');
  return `/partner/dashboard?hotel-lead-id=${id}`;
}

/**
 * Every row: `name` on the command line, `title` in the table; `beside` names the bare row under the same load. `who` is
 * signed in, `most` the limit in times the bare page, `isPage` whether its size is told. `isCrowd`: asked of as many processes
 * as `npm start` has; all else of one, as the bare page is.
 */
export const rows = [
  { name: 'bare', title: 'bare dynamic page, 8 at once', connections: FEW, isBare: true, isPage: true },
  ...agencyPages.map((page) => ({ ...page, title: page.name, connections: FEW, beside: 'bare', isPage: true })),
  { name: 'bare50', title: 'bare dynamic page, 50 at once', connections: MANY, isBare: true },
  { name: 'listing', title: 'listing from the cache', connections: MANY, beside: 'bare50', isStorefront: true },
  {
    ...{ name: 'shared', title: 'search, shared by many', connections: MANY, beside: 'bare50', isStorefront: true },
    nextPath: sharedSearches,
  },
  {
    ...{ name: 'storefront', title: 'search of its own', connections: MANY, beside: 'bare50', isStorefront: true },
    ...{ nextPath: differentSearches, most: 6 },
  },
  {
    ...{ name: 'agents', title: '50 agents search and open hotels', connections: MANY, beside: 'bare50' },
    ...{ nextPath: hotelVisits, who: AGENT, times: AGENTS_TIMES, isCrowd: true, longest: 2000, fewest: 30 },
  },
];

/** What a row asks, with the process that answers. */
export function targetOf(row, { product, bare }) {
  if (row.isBare) return { ...bareDynamicTarget(bare.port), pid: bare.pid };
  if (row.isStorefront)
    return { ...productTargets(product.port).find(({ page }) => page === 'listing'), pid: product.pid };
  const { port, pid } = (row.isCrowd && product.several) || product;
  // The sessions are of the one host, whichever port is asked.
  const asked = target(row.name, 'en', agencyHost(product.port).split(':')[0], product.port, row.path);
  return { ...asked, port, pid };
}
