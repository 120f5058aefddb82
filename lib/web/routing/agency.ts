import { managedKinds } from '@/lib/catalogue/manage/managed-kinds';
import type { Access } from '@/lib/people/access/rules';
import { infoPages, ldsPages } from '@/lib/platform/addresses/pages';
import { join, paths, propertyDeeds } from '@/lib/platform/addresses/paths';
import { propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import type { ReadPath } from './read-path';

/** `open`: nobody need be signed in (rule 2.4). */
type AgencyAccess = Access | 'open';

type AgencyPage = {
  /** Segments; `*` is one segment of any content, handed on as it was written. */
  pattern: string;
  /** Below `/agency/{brand}/{locale}`; stars are filled in order. */
  target: string;
  access: AgencyAccess;
  /** Opened by a secret in its address, which no link on it hands on. */
  isLink?: true;
};

const page = (pattern: string, access: AgencyAccess, target = `/${pattern}`): AgencyPage => ({
  pattern,
  target,
  access,
});

/** Every page of the agency surface and the desks with who may open it: middleware, pages and the matrix test read it here. */
export const agencyPages: readonly AgencyPage[] = [
  page('signin', 'open'),
  page('signup', 'open'),
  page('signup/*', 'open'),
  page('desk/signin', 'open'),
  { ...page('desk/answer/*', 'open'), isLink: true },
  { ...page('desk/enquiry/*', 'open'), isLink: true },
  { ...page('desk/invitation/*', 'open'), isLink: true },
  page('partner/concierge-jobs', 'open'),
  page('partner/concierge-jobs/*', 'open'),
  page('distribution/hotels/*', 'open'),
  page('lds', 'open'),
  ...ldsPages.map((slug) => page(`lds/${slug}`, 'open')),
  page('stripe-payments/checkout-sessions/*', 'open'),
  page('stripe-payments/sandbox/*', 'open'),
  { ...page('stripe-payments/links/*', 'open'), isLink: true },
  page('invitation', 'open'),
  { ...page('offers/*', 'open'), isLink: true },
  ...(['imprint', 'privacy-policy', 'terms-and-conditions', 'legal-notice'] as const).flatMap((slug) =>
    [...new Set(Object.values(infoPages[slug]))].map((segment) => page(segment, 'open', `/info/${slug}`)),
  ),
  page('info/*', 'open', '/words/*'),
  page('onboarding', 'signedIn'),
  page('user', 'user'),
  page('fflags', 'flags'),
  page('hotels', 'hotels'),
  page('hotels/inspirationnow', 'hotels'),
  page('hotels/*', 'hotels'),
  page('hotels/*/inspirationnow', 'hotels'),
  page('hotels/*/save-interest', 'hotels'),
  page('hotels/*/rooms/*/shop-modal', 'hotels'),
  // Without its hotel it leads back.
  page('rooms/*/shop-modal', 'hotels'),
  page('save-interest', 'hotels'),
  page('search', 'hotels'),
  page('season-grid', 'hotels'),
  page('enquire-now', 'hotels'),
  page('contact', 'hotels'),
  page('kontakt', 'hotels', '/contact'),
  // Where those two forms end without JavaScript.
  page('outcome', 'hotels'),
  ...(['about', 'destinations', 'transfers', 'package-rate-rules'] as const).map((slug) =>
    page(slug, 'hotels', `/info/${slug}`),
  ),
  page('partner/dashboard', 'hotels'),
  page('partner/dashboard/supervisor', 'supervisorAgentDashboard'),
  page('partner/dashboard/admin', 'admin'),
  page('partner/dashboard/property-leads/*', 'hotels'),
  page('partner/dashboard/property-leads/*/dates', 'hotels', '/partner/dashboard/leads/*/dates'),
  page('partner/dashboard/hotel-leads/*/dates', 'hotels', '/partner/dashboard/leads/*/dates'),
  page('partner/clients', 'hotels'),
  page('partner/clients/*', 'hotels'),
  page('partner/offers', 'hotels'),
  page('partner/offers/*', 'hotels'),
  page('partner/offers/*/send', 'hotels'),
  page('partner/offers/*/preview', 'hotels'),
  page('partner/earnings', 'hotels'),
  page('partner/reports', 'reports'),
  page('partner/earnings/payouts/*', 'payouts'),
  page('partner/cimalpes-payment-links/*', 'conversations'),
  page('partner/my-network', 'partners'),
  page('partner/agency', 'partners'),
  page('partner/agency/team', 'partners'),
  page('partner/agency/payouts', 'partners'),
  page('partner/studio', 'studio'),
  page('partner/agency/history', 'supervisorAgentDashboard'),
  page('partner/help-centre', 'partners'),
  page('partner/manage', 'admin'),
  ...managedKinds.flatMap((kind) => [
    page(`partner/manage/${kind}`, 'admin'),
    page(`partner/manage/${kind}/*`, 'admin'),
  ]),
  page('partner/manage/agencies', 'admin'),
  page('partner/manage/agencies/*', 'admin'),
  page('partner/manage/people', 'admin'),
  page('partner/manage/people/*', 'admin'),
  page('partner/manage/brands', 'admin'),
  page('partner/manage/brands/*', 'admin'),
  page('partner/manage/destinations', 'admin'),
  page('partner/manage/flags', 'admin'),
  page('partner/manage/agreements', 'admin'),
  page('partner/manage/payout-runs', 'admin'),
  page('partner/manage/outbox', 'admin'),
  page('partner/manage/audit', 'admin'),
  page('partner/manage/demonstration', 'admin'),
  page('partner/manage/privacy', 'privacy'),
  page('partner/conversations', 'conversations'),
  page('desk', 'desk'),
  page('desk/calendar', 'desk'),
  page('desk/stays', 'desk'),
  page('desk/commission', 'desk'),
  page('desk/content', 'desk'),
  page('desk/facts/*/*', 'desk'),
  page('desk/terms', 'desk'),
  page('desk/sales-managers', 'desk'),
  page('desk/conversations', 'desk'),
];

export type AgencyOutcome =
  | { kind: 'page'; target: string; segments: readonly string[]; access: AgencyAccess; isLink?: true }
  | { kind: 'missing' }
  | { kind: 'move'; path: string };

const redirects: ReadonlyMap<string, string> = new Map([
  ['instagram', paths.lds('general')],
  ['linkedin', paths.lds('general')],
  // The storefront's page for agencies, which pages of words of both surfaces link to.
  ['partner', paths.lds('general')],
  ['anfrage', paths.generalEnquiry()],
  ['chalets', paths.search({ propertyTypeArray: 'chalet' })],
]);

function match(pattern: string, segments: readonly string[]): string[] | null {
  const parts = pattern.split('/');
  if (parts.length !== segments.length) return null;
  const stars: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part === '*') stars.push(segments[index] ?? '');
    else if (part !== segments[index]) return null;
  }
  return stars;
}

/** Path of an agency host → page with its access, redirect, or nothing (rule 1.12). */
export function resolveAgency(path: ReadPath, isSignedIn: boolean): AgencyOutcome {
  const { segments, original } = path;
  if (segments.length === 0) return { kind: 'move', path: isSignedIn ? paths.hotels() : paths.signIn() };
  const redirect = redirects.get(segments.join('/'));
  if (redirect) return { kind: 'move', path: redirect };

  for (const { pattern, target, access, isLink } of agencyPages) {
    if (!match(pattern, segments)) continue;
    const stars = match(
      pattern,
      pattern.split('/').map((part, index) => (part === '*' ? (original[index] ?? '') : part)),
    );
    let star = 0;
    const filled = target.replaceAll('*', () => encodeURIComponent(stars?.[star++] ?? ''));
    const spelt = pattern.split('/').map((part, index) => (part === '*' ? (original[index] ?? '') : part));
    return { kind: 'page', target: filled, segments: spelt, access, ...(isLink && { isLink }) };
  }
  const [type = '', , , , deed] = segments;
  const isDeed = segments.length === 5 && propertyDeeds.some((name) => name === deed);
  if (propertyTypeFromSegment(type) !== null && (isDeed || (segments.length >= 2 && segments.length <= 4))) {
    return { kind: 'page', target: `/properties${join(segments)}`, segments: original, access: 'hotels' };
  }
  return { kind: 'missing' };
}
