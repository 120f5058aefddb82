import type { Locale } from '@/lib/platform/i18n/locale';
import { type AlpineSlug, alpinePages, contactPage, type InfoSlug, infoPages } from './pages';
import {
  type CountryId,
  countryFromSegment,
  countrySlugs,
  type PropertyType,
  propertyTypeFromSegment,
  typeSegments,
} from './slug';

/** The only place that builds addresses. Runs anywhere; every result is percent-encoded and without trailing slash. */

type ListingAddress = { propertyType: PropertyType; countryId: CountryId; citySlug?: string };
export type PropertyAddress = { propertyType: PropertyType; countryId: CountryId; citySlug: string; slug: string };
export const propertyDeeds = ['save-interest', 'book-now', 'take-option'] as const;
export type PropertyDeed = (typeof propertyDeeds)[number];
type CallbackParams = { error?: string; lang?: Locale };
type SignInParams = CallbackParams & { callbackUrl?: string };
type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The public sites that canonical links, alternates and sitemaps name, whatever host answers (rule 1.7). */
export const publicOrigins: Readonly<Record<Locale, string>> = {
  en: 'https://www.alpenglow.com',
  de: 'https://www.alpenglow.de',
};

export const paths = {
  landing: () => '/',
  search: (params?: Query) => withQuery('/search', params),
  /** One size of a picture, as the optimizer's own addresses say it. */
  encodedPicture: (url: string, w: number, q: number) => withQuery('/_next/image', { url, w, q }),
  listing: (address: ListingAddress, locale: Locale) =>
    address.citySlug === undefined
      ? join(listingRoot(address, locale))
      : join([...listingRoot(address, locale), address.citySlug]),
  property: (address: PropertyAddress, locale: Locale) => join(propertySegments(address, locale)),
  /** What agencies do with a property, each at an address of its own. */
  propertyDeed: (address: PropertyAddress, deed: PropertyDeed, locale: Locale, params?: Query) =>
    withQuery(join([...propertySegments(address, locale), deed]), params),
  propertyLead: (id: string) => join(['partner', 'dashboard', 'property-leads', id]),
  /** Other dates of a lead. */
  leadDates: ({ _id, propertyId }: { _id: string; propertyId: string | null }, params?: Query) =>
    withQuery(join(['partner', 'dashboard', propertyId ? 'property-leads' : 'hotel-leads', _id, 'dates']), params),
  enquireNow: (address: PropertyAddress, locale: Locale, params?: Query) =>
    withQuery(join([...propertySegments(address, locale), 'enquire-now']), params),
  /** A guest's own booking: the form, and what the link of its mails opens. */
  bookNow: (address: PropertyAddress, locale: Locale, params?: Query) =>
    withQuery(join([...propertySegments(address, locale), 'book-now']), params),
  booking: (token: string) => join(['bookings', token]),
  generalEnquiry: (params?: Query) => withQuery('/enquire-now', params),
  contact: (locale: Locale) => join([contactPage[locale]]),
  /** A page of words that an admin has made. */
  words: (address: string) => join(['info', address]),
  info: (slug: InfoSlug, locale: Locale) => join([infoPages[slug][locale]]),
  alpine: (slug: AlpineSlug) => join(alpinePages[slug]),
  outcome: (token: string) => withQuery('/outcome', { token }),
  newsletterConfirm: (token: string) => withQuery('/newsletter/confirm', { token }),
  newsletterUnsubscribe: (token: string) => withQuery('/newsletter/unsubscribe', { token }),
  /** Demo mode only. */
  devMailbox: (mail?: string) => withQuery('/dev/mail', { mail }),
  legacy: (id: string) => join(['legacy', id]),
  /** `callbackUrl`: path and query of ours to come back to; `error`: a code of lib/people/identity/rules. */
  signIn: (params?: SignInParams) => withQuery('/signin', withShortReturn(params)),
  deskSignIn: (params?: SignInParams) => withQuery('/desk/signin', withShortReturn(params)),
  /** Return points registered at the issuer; `error`: a code of the protocol. */
  oidcCallback: (params?: CallbackParams) => withQuery('/oidc-callback', params),
  deskOidcCallback: (params?: CallbackParams) => withQuery('/desk/oidc-callback', params),
  desk: (params?: Query) => withQuery('/desk', params),
  /** Opens one request without an account. */
  answerLink: (token: string) => join(['desk', 'answer', token]),
  /** Opens one enquiry without an account. */
  enquiryLink: (token: string) => join(['desk', 'enquiry', token]),
  /** What the sales contact of a hotel opens with the link an agency sent. */
  hotelInvitation: (token: string) => join(['desk', 'invitation', token]),
  signUp: (affiliateId?: string, params?: Query) =>
    withQuery(join(affiliateId === undefined ? ['signup'] : ['signup', affiliateId]), params),
  invitation: (token: string) => withQuery('/invitation', { token }),
  onboarding: (params?: Query) => withQuery('/onboarding', params),
  user: () => '/user',
  flags: () => '/fflags',
  hotels: (params?: Query) => withQuery('/hotels', params),
  hotel: (id: string, params?: Query) => withQuery(join(['hotels', id]), params),
  /** A room with its rates (rule 1.12). */
  roomShop: (hotelId: string, roomId: string, params?: Query) =>
    withQuery(join(['hotels', hotelId, 'rooms', roomId, 'shop-modal']), params),
  /** Posts of one hotel, or of all. */
  inspiration: (hotelId?: string) =>
    join(hotelId === undefined ? ['hotels', 'inspirationnow'] : ['hotels', hotelId, 'inspirationnow']),
  /** Open to everybody. */
  distribution: (hotelId: string, params?: Query) => withQuery(join(['distribution', 'hotels', hotelId]), params),
  /** The seasons of one to four properties beside each other. */
  seasonGrid: (params?: Query) => withQuery('/season-grid', params),
  saveInterest: (hotelId: string) => join(['hotels', hotelId, 'save-interest']),
  lds: (slug?: string) => join(slug === undefined ? ['lds'] : ['lds', slug]),
  dashboard: (params?: Query) => withQuery('/partner/dashboard', params),
  supervisorDashboard: (params?: Query) => withQuery('/partner/dashboard/supervisor', params),
  adminDashboard: (params?: Query) => withQuery('/partner/dashboard/admin', params),
  reports: (params?: Query) => withQuery('/partner/reports', params),
  /** The same as a file. */
  reportFile: (format: 'csv' | 'xlsx', params: Query) => withQuery('/api/sales/reports', { ...params, format }),
  clients: (params?: Query) => withQuery('/partner/clients', params),
  client: (id: string) => join(['partner', 'clients', id]),
  offers: (params?: Query) => withQuery('/partner/offers', params),
  offer: (id: string) => join(['partner', 'offers', id]),
  offerSending: (id: string) => join(['partner', 'offers', id, 'send']),
  offerPreview: (id: string, params?: Query) => withQuery(join(['partner', 'offers', id, 'preview']), params),
  /** What a client opens with the link they were sent; nobody else knows the token. */
  clientOffer: (token: string) => join(['offers', token]),
  /** Where a checkout sends a client back to. `sessionId` may be what the processor puts its own id for. */
  paymentResult: (sessionId: string, result: 'success' | 'canceled') =>
    `/stripe-payments/checkout-sessions/${sessionId}?${result}=true`,
  /** What a client opens to pay a due; nobody else knows the token. */
  paymentLink: (token: string) => join(['stripe-payments', 'links', token]),
  /** The same link for those who made it. */
  leadPaymentLink: (linkId: string) => join(['partner', 'cimalpes-payment-links', linkId]),
  /** Demo mode only: the checkout where no payment processor is connected. */
  sandboxCheckout: (sessionId: string) => join(['stripe-payments', 'sandbox', sessionId]),
  earnings: (params?: Query) => withQuery('/partner/earnings', params),
  earningsPayout: (id: string) => join(['partner', 'earnings', 'payouts', id]),
  earningsStatement: (month: string, format?: 'pdf') => withQuery('/api/earnings/statement', { month, format }),
  network: () => '/partner/my-network',
  conversations: (params?: Query) => withQuery('/partner/conversations', params),
  deskCalendar: (params?: Query) => withQuery('/desk/calendar', params),
  deskContent: (params?: Query) => withQuery('/desk/content', params),
  deskTerms: (params?: Query) => withQuery('/desk/terms', params),
  deskStays: (params?: Query) => withQuery('/desk/stays', params),
  deskCommission: (params?: Query) => withQuery('/desk/commission', params),
  deskManagers: (params?: Query) => withQuery('/desk/sales-managers', params),
  deskConversations: (params?: Query) => withQuery('/desk/conversations', params),
  agency: () => '/partner/agency',
  /** A page or an offer in a look that nobody has saved. */
  studio: (params: Query) => withQuery('/partner/studio', params),
  agencyTeam: () => '/partner/agency/team',
  agencyPayouts: () => '/partner/agency/payouts',
  agencyHistory: (params?: Query) => withQuery('/partner/agency/history', params),
  helpCentre: () => '/partner/help-centre',
  conciergeJobs: () => '/partner/concierge-jobs',
  conciergeJob: (slug: string) => join(['partner', 'concierge-jobs', slug]),
  manage: (params?: Query) => withQuery('/partner/manage', params),
  manageAgencies: (params?: Query) => withQuery('/partner/manage/agencies', params),
  manageAgency: (id: string) => join(['partner', 'manage', 'agencies', id]),
  managePeople: (params?: Query) => withQuery('/partner/manage/people', params),
  managePerson: (id: string, params?: Query) => withQuery(join(['partner', 'manage', 'people', id]), params),
  manageBrands: (params?: Query) => withQuery('/partner/manage/brands', params),
  manageBrand: (id: string) => join(['partner', 'manage', 'brands', id]),
  manageDestinations: () => '/partner/manage/destinations',
  manageFlags: () => '/partner/manage/flags',
  managePayoutRuns: () => '/partner/manage/payout-runs',
  manageAgreements: (params?: Query) => withQuery('/partner/manage/agreements', params),
  manageOutbox: (params?: Query) => withQuery('/partner/manage/outbox', params),
  /** Everything of a kind of the catalogue, and one of it. */
  deskFacts: (kind: string, id: string, params?: Query) => withQuery(join(['desk', 'facts', kind, id]), params),
  managed: (kind: string, params?: Query) => withQuery(join(['partner', 'manage', kind]), params),
  managedOne: (kind: string, id: string, params?: Query) => withQuery(join(['partner', 'manage', kind, id]), params),
  manageDemonstration: () => '/partner/manage/demonstration',
  managePrivacy: (params?: Query) => withQuery('/partner/manage/privacy', params),
  manageAudit: (params?: Query) => withQuery('/partner/manage/audit', params),
  /** The embedded issuer's pages: on its own host, answered by its own process. */
  identity: {
    home: () => '/identity',
    interaction: (uid: string, page?: string, params?: Query) =>
      withQuery(join(['identity', 'interaction', uid, ...(page === undefined ? [] : [page])]), params),
    asset: (name: string) => join(['identity', 'assets', name]),
  },
  api: {
    health: () => '/api/health',
    properties: (params?: Query) => withQuery('/api/properties', params),
    property: (id: string, params?: Query) => withQuery(join(['api', 'properties', id]), params),
    propertyNights: (id: string) => join(['api', 'properties', id, 'nights']),
    hotelNights: (id: string, params?: Query) => withQuery(join(['api', 'hotels', id, 'nights']), params),
    propertyStays: (id: string, params?: Query) => withQuery(join(['api', 'properties', id, 'stays']), params),
    stays: (params?: Query) => withQuery('/api/stays', params),
    facilities: () => '/api/facilities',
    countryNames: () => '/api/country-names',
    bookings: () => '/api/bookings',
    guestBooking: (token: string, deed: 'cancellation-request' | 'pdf') => join(['api', 'bookings', token, deed]),
    mailer: () => '/api/mailer',
    newsletter: () => '/api/newsletter/client',
    newsletterConfirm: () => '/api/newsletter/confirm',
    newsletterUnsubscribe: (params?: Query) => withQuery('/api/newsletter/unsubscribe', params),
    devMail: () => '/api/dev/mail',
    devClock: () => '/api/dev/clock',
    devReset: () => '/api/dev/reset',
    devNextDeadline: () => '/api/dev/next-deadline',
    frontendLogs: () => '/api/frontendlogs',
    openApi: () => '/api/openapi.json',
    sharePicture: (params?: Query) => withQuery('/api/share-picture', params),
    currentUser: () => '/api/current_user',
    hotelTexts: (hotelId: string) => join(['api', 'desk', 'hotels', hotelId, 'texts']),
    roomTexts: (hotelId: string, roomId: string) => join(['api', 'desk', 'hotels', hotelId, 'rooms', roomId, 'texts']),
    hotelPictures: (hotelId: string) => join(['api', 'desk', 'hotels', hotelId, 'pictures']),
    salesManagers: (hotelId: string) => join(['api', 'desk', 'hotels', hotelId, 'sales-managers']),
    nightEdits: (hotelId: string) => join(['api', 'desk', 'hotels', hotelId, 'night-edits']),
    nightUndo: (hotelId: string, editId: string) =>
      join(['api', 'desk', 'hotels', hotelId, 'night-edits', editId, 'undo']),
    propertyTexts: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'texts']),
    registration: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'registration']),
    propertyPictures: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'pictures']),
    propertyTerms: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'terms']),
    propertyTermsUndo: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'terms', 'undo']),
    stayEdits: (propertyId: string) => join(['api', 'desk', 'properties', propertyId, 'stay-edits']),
    stayUndo: (propertyId: string, editId: string) =>
      join(['api', 'desk', 'properties', propertyId, 'stay-edits', editId, 'undo']),
    answerEnquiry: (token: string) => join(['api', 'desk', 'enquiries', token, 'messages']),
    answerByLink: (token: string) => join(['api', 'desk', 'answers', token]),
    hotelInvitation: (token: string, ...deed: string[]) => join(['api', 'desk', 'invitations', token, ...deed]),
    hotelInvitationLink: (hotelId: string) => join(['api', 'hotels', hotelId, 'hotel-manager-invitation-link']),
    lead: (id: string, ...deed: string[]) => join(['api', 'sales', 'leads', id, ...deed]),
    offers: () => '/api/sales/offers',
    offerStream: (params: Query) => withQuery('/api/sales/offers/stream', params),
    offer: (id: string, ...deed: string[]) => join(['api', 'sales', 'offers', id, ...deed]),
    clientOffer: (token: string, ...deed: string[]) => join(['api', 'offers', token, ...deed]),
    clientPayment: (token: string, ...deed: string[]) => join(['api', 'stripe-payments', 'links', token, ...deed]),
    paymentLinks: (leadId: string, ...deed: string[]) =>
      join(['api', 'sales', 'leads', leadId, 'payment-links', ...deed]),
    privacyExports: () => '/api/privacy/exports',
    erasures: () => '/api/privacy/erasures',
    erasure: (id: string, deed: 'confirm' | 'closing') => join(['api', 'privacy', 'erasures', id, deed]),
    user: (id: string) => join(['api', 'users', id]),
    brand: (id: string, deed?: 'undo' | 'logo' | 'background') => join(['api', 'brands', id, ...(deed ? [deed] : [])]),
    /** The same as a PDF or a mail. */
    studio: (sheet: 'pdf' | 'mail', params: Query) => withQuery(join(['api', 'studio', sheet]), params),
    brandPosition: (id: string) => join(['api', 'brands', id, 'position']),
    userSessions: (id: string) => join(['api', 'users', id, 'sessions']),
    userMerge: (id: string) => join(['api', 'users', id, 'merge']),
    userExport: (id: string) => join(['api', 'users', id, 'export']),
    agencies: (params?: Query) => withQuery('/api/travel-agencies', params),
    agency: (id: string) => join(['api', 'travel-agencies', id]),
    agencyJoin: (id: string) => join(['api', 'travel-agencies', id, 'join']),
    agencyRegistration: () => '/api/travel-agencies?assign-myself-to-new-agency=true',
    invitationAcceptance: () => '/api/invitations/accept',
    agencyMember: (id: string, userId: string) => join(['api', 'travel-agencies', id, 'members', userId]),
    agencyMemberLeads: (id: string, userId: string) => join(['api', 'travel-agencies', id, 'members', userId, 'leads']),
    agencyOwnership: (id: string, userId: string) =>
      join(['api', 'travel-agencies', id, 'members', userId, 'ownership']),
    invitations: () => '/api/invitations',
    invitation: (id: string) => join(['api', 'invitations', id]),
    invitationResend: (id: string) => join(['api', 'invitations', id, 'resend']),
    agencyProgrammes: (id: string) => join(['api', 'travel-agencies', id, 'programs']),
    destinationRequests: () => '/api/destination-requests',
    destinationRequest: (id: string) => join(['api', 'destination-requests', id]),
    agencyVerification: (id: string) => join(['api', 'travel-agencies', id, 'verification']),
    agencyVerificationRequest: (id: string) => join(['api', 'travel-agencies', id, 'verification-request']),
    agencyProgramme: (id: string, programmeId: string) => join(['api', 'travel-agencies', id, 'programs', programmeId]),
    outboxRetry: (id: string) => join(['api', 'outbox', id, 'retry']),
    agencyLogoUpload: (id: string) => join(['api', 'travel-agencies', id, 'logo']),
    payoutState: (agencyId: string) => join(['api', 'travel-agencies', agencyId, 'stripe-account']),
    payoutSession: (agencyId: string, params?: Query) =>
      withQuery(join(['api', 'travel-agencies', agencyId, 'stripe-account-session']), params),
    payoutLink: (agencyId: string) => join(['api', 'travel-agencies', agencyId, 'stripe-account-link']),
    payoutRuns: () => '/api/payout-runs',
    managedKind: (kind: string) => join(['api', 'manage', kind]),
    managed: (kind: string, id: string, ...deed: string[]) => join(['api', 'manage', kind, id, ...deed]),
    agreements: () => '/api/agreements',
    agreement: (id: string, deed?: 'percent' | 'undo') => join(['api', 'agreements', id, ...(deed ? [deed] : [])]),
    rewards: () => '/api/rewards',
    reward: (id: string) => join(['api', 'rewards', id]),
    payout: (id: string, ...deed: string[]) => join(['api', 'payouts', id, ...deed]),
    payoutStatement: (id: string, format: 'csv' | 'pdf') =>
      withQuery(join(['api', 'payouts', id, 'statement']), { format }),
    payoutPreview: () => '/api/payout-runs/preview/csv',
    sandboxPayouts: () => '/api/sandbox/payout-account',
    sandboxCheckout: (sessionId: string) => join(['api', 'sandbox', 'checkouts', sessionId]),
    agencyLogo: (id: string) => join(['api', 'agency-logos', id]),
    agencyPublicInfo: (params?: Query) => withQuery('/api/travel-agency-public-info', params),
    programmes: (params?: Query) => withQuery('/api/programs', params),
    hotelChats: (hotelId: string) => join(['api', 'hotels', hotelId, 'chats']),
    conversations: (params: Query) => withQuery('/api/conversations', params),
    chatToken: () => '/api/current-user/stream-chat-token',
    conversationStream: (params: Query) => withQuery('/api/conversations/stream', params),
    conversation: (id: string, params?: Query) => withQuery(join(['api', 'conversations', id]), params),
    conversationMessages: (id: string) => join(['api', 'conversations', id, 'messages']),
    conversationAttachments: (id: string, params: Query) =>
      withQuery(join(['api', 'conversations', id, 'attachments']), params),
    conversationAttachment: (id: string, attachmentId: string) =>
      join(['api', 'conversations', id, 'attachments', attachmentId]),
    calendars: () => '/api/calendars',
    /** Nobody else knows the token. */
    calendar: (token: string) => join(['api', 'calendars', `${token}.ics`]),
    digest: () => '/api/today/digest',
    todayStream: () => '/api/today/stream',
    todaySnooze: (deadlineId: string) => join(['api', 'today', deadlineId, 'snooze']),
    newPropertyLead: () => '/api/sales/leads/new/property',
    interests: () => '/api/hotels/interests',
    palette: (params: Query) => withQuery('/api/palette', params),
    clients: (params: Query) => withQuery('/api/autocomplete/clients', params),
    lastLeads: () => '/api/autocomplete/last-leads',
    roomOffers: (roomId: string, params: Query) => withQuery(join(['api', 'hotelrooms', roomId, 'offers']), params),
    publicPrice: (hotelId: string, params: Query) =>
      withQuery(join(['api', 'hotels', hotelId, 'public-price']), params),
    roomAvailability: (roomId: string, params: Query) =>
      withQuery(join(['api', 'hotelrooms', roomId, 'availability']), params),
    availableHotels: (params?: Query) => withQuery('/api/available-hotels', params),
    hotelPins: (params?: Query) => withQuery('/api/available-hotels/pins', params),
    /** Leads to the issuer; a plain address, never prefetched. */
    signIn: (params?: {
      door?: string;
      callbackUrl?: string;
      prompt?: string;
      login_hint?: string;
      /** Sealed: the address an invitation has reached (lib/people/invitation/proof). */
      invited?: string;
      /** Demo mode only: the person of `login_hint` comes in at once. */
      demonstration?: true;
    }) => withQuery('/api/sign-in', params),
    signUp: () => '/api/sign-up',
    signOut: () => '/api/sign-out',
    backchannelLogout: (client: string) => withQuery('/api/backchannel-logout', { client }),
    actFor: () => '/api/acting',
    clientSafe: () => '/api/client-safe',
  },
} as const;

/** `/storefront/{brand}/{locale}` of the app router: never a link, only what middleware rewrites to. */
export function internalPath(surface: 'storefront' | 'agency', brand: string, locale: Locale, target: string): string {
  return `/${surface}/${brand}/${locale}${target}`;
}

/** The same page's path in the other language's words, query and fragment kept: `/kontakt?x=1` → `/contact?x=1`. */
export function translatePath(path: string, locale: Locale): string {
  const end = path.search(/[?#]/);
  const pathname = end === -1 ? path : path.slice(0, end);
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = segments;

  const country = propertyTypeFromSegment(first) === null ? null : countryFromSegment(second);
  if (country !== null) segments[1] = countrySlugs[country][locale];
  const forms = [contactPage, infoPages.imprint].find(({ en, de }) => first === en || first === de);
  if (forms && segments.length === 1) segments[0] = forms[locale];
  return `/${segments.join('/')}${end === -1 ? '' : path.slice(end)}`;
}

/** Absolute address on the public host of the language; the path in that language's words, as `paths` builds it. */
export function canonicalUrl(path: string, locale: Locale): string {
  return `${publicOrigins[locale]}${path.replace(/\/+$/, '')}`;
}

/** `hreflang` of a page: both languages and the default, absolute, the same set on every version. */
export function alternateUrls(path: string): Record<Locale | 'x-default', string> {
  const en = canonicalUrl(translatePath(path, 'en'), 'en');
  return { en, de: canonicalUrl(translatePath(path, 'de'), 'de'), 'x-default': en };
}

/** Decoded segments → path. */
export function join(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function listingRoot({ propertyType, countryId }: ListingAddress, locale: Locale): string[] {
  return [typeSegments[propertyType], countrySlugs[countryId][locale]];
}

function propertySegments(address: PropertyAddress, locale: Locale): string[] {
  return [...listingRoot(address, locale), address.citySlug, address.slug];
}

/** Of an address within an address, escaped: proxies give all headers of an answer 4 KB. */
const MAXIMUM_RETURN_LENGTH = 1500;

/** The way back without its query, or none at all, where it would be longer than a header may be. */
function withShortReturn({ callbackUrl, ...params }: SignInParams = {}): SignInParams {
  const ways = [callbackUrl, callbackUrl?.replace(/[?#].*$/s, '')];
  return { callbackUrl: ways.find((way) => way && encodeURIComponent(way).length <= MAXIMUM_RETURN_LENGTH), ...params };
}

/** Empty values are left out; a list is one value, its entries separated by commas (rule 7.10). */
function withQuery(path: string, params: Query = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') query.append(name, text);
  }
  // A comma needs no escape in a query, and people share these addresses.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
