import { type Access, judgeCall } from '@/lib/people/access/rules';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { Viewer } from '@/lib/platform/viewer/types';

/** Names of pages; keys of the messages below `agencyShell.pages`. */
type PageName =
  | 'dashboard'
  | 'teamDashboard'
  | 'supervisorDashboard'
  | 'adminDashboard'
  | 'hotels'
  | 'chalets'
  | 'conversations'
  | 'deskConversations'
  | 'deskCalendar'
  | 'deskContent'
  | 'deskTerms'
  | 'deskStays'
  | 'deskCommission'
  | 'deskManagers'
  | 'network'
  | 'earnings'
  | 'reports'
  | 'offers'
  | 'manage'
  | 'desk'
  | 'agency'
  | 'team'
  | 'payouts'
  | 'user'
  | 'flags'
  | 'helpCentre'
  | 'enquire'
  | 'contact'
  | 'jobs'
  | 'lds'
  | 'manageAgencies'
  | 'managePeople'
  | 'manageBrands'
  | 'manageDestinations'
  | 'manageFlags'
  | 'manageAgreements'
  | 'managePayoutRuns'
  | 'manageOutbox'
  | 'managePrivacy'
  | 'manageAudit';

export type PageLink = { name: PageName; href: string };

type Guarded = PageLink & { access: Access | 'open' };

const guarded = (name: PageName, href: string, access: Access | 'open'): Guarded => ({ name, href, access });

const dashboards: readonly Guarded[] = [
  guarded('dashboard', paths.dashboard(), 'hotels'),
  guarded('teamDashboard', paths.dashboard({ scope: 'team' }), 'supervisorAgentDashboard'),
  guarded('supervisorDashboard', paths.supervisorDashboard(), 'supervisorAgentDashboard'),
  guarded('adminDashboard', paths.adminDashboard(), 'admin'),
];

/** Only for whoever may see commission. */
const earnings = guarded('earnings', paths.earnings(), 'hotels');

const main: readonly Guarded[] = [
  guarded('hotels', paths.hotels(), 'hotels'),
  guarded('chalets', paths.search({ propertyTypeArray: 'chalet' }), 'hotels'),
  guarded('offers', paths.offers(), 'hotels'),
  guarded('conversations', paths.conversations(), 'partners'),
  guarded('network', paths.network(), 'partners'),
  guarded('manage', paths.manage(), 'admin'),
];

const desk = guarded('desk', paths.desk(), 'desk');
const deskCalendar = guarded('deskCalendar', paths.deskCalendar(), 'desk');
const deskStays = guarded('deskStays', paths.deskStays(), 'desk');
const deskCommission = guarded('deskCommission', paths.deskCommission(), 'desk');
const deskContent = guarded('deskContent', paths.deskContent(), 'desk');
const deskTerms = guarded('deskTerms', paths.deskTerms(), 'desk');
const deskManagers = guarded('deskManagers', paths.deskManagers(), 'desk');
const deskConversations = guarded('deskConversations', paths.deskConversations(), 'desk');

const deskPages = [
  desk,
  deskCalendar,
  deskStays,
  deskCommission,
  deskConversations,
  deskContent,
  deskManagers,
] as const;

/** All of the desk is for a hotel's contact; an operator's person has what concerns properties, and an admin finds four of its pages useful. */
const deskOf = ({ hotelId, operatorId }: Viewer): readonly Guarded[] => {
  if (hotelId) return deskPages;
  if (operatorId) return [desk, deskCalendar, deskStays, deskCommission, deskContent, deskTerms];
  return [desk, deskStays, deskCommission, deskConversations];
};

/** Whoever answers for a hotel or an operator and belongs to no agency works at the desk alone: its pages are the whole menu. */
export function hasDeskOnly({
  agency,
  hotelId,
  operatorId,
}: Pick<Viewer, 'agency' | 'hotelId' | 'operatorId'>): boolean {
  return !agency && Boolean(hotelId || operatorId);
}

/** Who answers for a hotel or an operator and is an agent, too, has a full menu, and finds the other pages as tabs on the desk. */
const deskMenuOf = (viewer: Viewer): readonly Guarded[] =>
  viewer.agency && (viewer.hotelId || viewer.operatorId) ? [desk] : deskOf(viewer);

const elsewhere = (locale: Locale): readonly Guarded[] => [
  guarded('reports', paths.reports(), 'reports'),
  guarded('agency', paths.agency(), 'partners'),
  guarded('team', paths.agencyTeam(), 'partners'),
  guarded('payouts', paths.agencyPayouts(), 'partners'),
  guarded('user', paths.user(), 'user'),
  guarded('flags', paths.flags(), 'flags'),
  guarded('helpCentre', paths.helpCentre(), 'partners'),
  guarded('enquire', paths.generalEnquiry(), 'hotels'),
  guarded('contact', paths.contact(locale), 'hotels'),
  guarded('jobs', paths.conciergeJobs(), 'open'),
  guarded('lds', paths.lds(), 'open'),
  guarded('manageAgencies', paths.manageAgencies(), 'admin'),
  guarded('managePeople', paths.managePeople(), 'admin'),
  guarded('manageBrands', paths.manageBrands(), 'admin'),
  guarded('manageDestinations', paths.manageDestinations(), 'admin'),
  guarded('manageFlags', paths.manageFlags(), 'admin'),
  guarded('manageAgreements', paths.manageAgreements(), 'admin'),
  guarded('managePayoutRuns', paths.managePayoutRuns(), 'admin'),
  guarded('manageOutbox', paths.manageOutbox(), 'admin'),
  guarded('managePrivacy', paths.managePrivacy(), 'privacy'),
  guarded('manageAudit', paths.manageAudit(), 'admin'),
];

/** While a client looks on, the menu is silent about what is paid out. */
function open(viewer: Viewer | null, pages: readonly Guarded[]): PageLink[] {
  return pages
    .filter(({ name }) => name !== 'payouts' || !viewer?.isClientSafe)
    .filter(({ access }) => access === 'open' || judgeCall(viewer, access) === 'allowed')
    .map(({ name, href }) => ({ name, href }));
}

/** What the tabs of the desk call a page; keys of the messages `deskTabs`. */
export const deskNames: Partial<Record<PageName, keyof Messages['deskTabs']>> = {
  desk: 'requests',
  deskCalendar: 'calendar',
  deskStays: 'stays',
  deskCommission: 'commission',
  deskConversations: 'conversations',
  deskContent: 'content',
  deskManagers: 'managers',
  deskTerms: 'terms',
};

export type AgencyMenu = {
  /** Shown as a menu of its own where there is more than one. */
  dashboards: PageLink[];
  main: PageLink[];
};

/**
 * The menu of rule 2.15 by role. A role without any of it has its desk, or what is open to everybody. `seesCommission`: by brand,
 * agency and client-safe view (rule 9.7).
 */
export function menuOf(viewer: Viewer | null, locale: Locale, seesCommission = false): AgencyMenu {
  if (!viewer) return { dashboards: [], main: open(null, elsewhere(locale)) };
  return {
    dashboards: open(viewer, seesCommission ? [...dashboards, earnings] : dashboards),
    main: [...open(viewer, main), ...(viewer.hasHotelAccess ? open(viewer, deskMenuOf(viewer)) : [])],
  };
}

/** Every page this person may open, for the command palette. */
export function pagesOf(viewer: Viewer, locale: Locale, seesCommission = false): PageLink[] {
  const own = seesCommission ? [...dashboards, earnings] : dashboards;
  return open(viewer, [...own, ...main, ...deskOf(viewer), ...elsewhere(locale)]);
}
