import 'server-only';
import { initialsOf as initialsOfName } from '@/components/ui/initials-of';
import type { EffectiveBrand } from '@/lib/brand/types';
import { canSeeCommission, earnsCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import type { PickerWords } from './agency-list';
import { type AgencyMenu, deskNames, hasDeskOnly, menuOf, type PageLink } from './agency-menu';
import type { AgencySetting } from './agency-setting';
import type { ClientSafeSetting } from './client-safe-switch';

export type FrameLink = { href: string; label: string };

/** `unread`: what waits behind the entry, deadlines before midnight, messages nobody has shown this person or offers, with the sentence that says so. */
export type MenuEntry = FrameLink & {
  unread: { count: number; label: string } | null;
  waits: Waits | null;
  /** Current only on this very page: those below it are entries of their own. */
  isExact?: boolean;
};

/** What an entry counts as it changes; the sentence with `{count}`. Null: nothing. */
export type Waits = { name: 'today' | 'offers' | 'conversations' | 'deskConversations'; sentence: string };

type FrameViewer = {
  displayName: string;
  initials: string;
  email: string;
  /** For whom they work: their agency, or the hotel or operator they answer for. */
  house: FrameLink | null;
  yourPage: string;
  /** Null for everybody but admins. */
  picker: PickerWords | null;
  /** Null for whoever earns nothing that could be hidden. */
  clientSafe: (ClientSafeSetting & { failed: string }) | null;
};

/**
 * What header, mobile sheet and footer show, as finished words. They are components of the browser, so that a page's
 * rendering hands on this one object instead of every element of theirs.
 */
export type AgencyFrameSetting = {
  brand: Pick<EffectiveBrand, 'name' | 'isLogoOfAgency' | 'logoPath' | 'email'> & {
    barLogoPath: string | null;
    isInverted: boolean;
    hasPicture: boolean;
    phone: FrameLink;
  };
  home: string;
  language: { locale: Locale; label: string };
  menu: { dashboards: MenuEntry[]; main: MenuEntry[] };
  viewer: FrameViewer | null;
  words: {
    mainNavigation: string;
    menu: string;
    close: string;
    dashboards: string;
    helpCentre: string;
    jump: string;
    shortcut: string;
    signIn: string;
    account: string;
    signOut: string;
    footer: string;
    contactUs: string;
    hours: string;
    /** Null for admins, who are not asked. */
    withdrawConsent: string | null;
  };
  legal: FrameLink[];
};

function initialsOf({ firstName, lastName, email }: NonNullable<AgencySetting['viewer']>): string {
  const initials = [firstName, lastName].map((name) => [...initialsOfName(name ?? '')][0] ?? '').join('');
  return (initials || (email[0] ?? '')).toUpperCase();
}

function pickerWords(locale: Locale, agency: string | null): PickerWords {
  const { picker, choose, pickerCurrent, search, wait, noResults, listFailed, retry, manage } =
    messages[locale].agencyShell.acting;
  const label = agency === null ? choose : pickerCurrent.replace('{agency}', () => agency);
  return { button: picker, label, search, wait, noResults, failed: listFailed, retry, manage };
}

function clientSafeOf({ viewer, brand, locale }: AgencySetting): FrameViewer['clientSafe'] {
  if (!viewer || !earnsCommission(viewer, brand)) return null;
  const { label, on, off, title, titleOn, failed } = messages[locale].clientSafe;
  const { isClientSafe: isOn } = viewer;
  return { isOn, label, state: isOn ? on : off, title: isOn ? titleOn : title, failed };
}

/** What waits, by the page of the menu that shows it. */
export type Unread = Partial<Record<PageLink['name'], number>>;

/** At the desk a page is called as its tab: there is nothing else it could be taken for. */
function labelled(menu: AgencyMenu, { locale, viewer }: AgencySetting, unread: Unread): AgencyFrameSetting['menu'] {
  const { agencyShell, deskTabs, offers, conversations, today } = messages[locale];
  const isDesk = viewer !== null && hasDeskOnly(viewer);
  const nameOf = (name: PageLink['name']) => {
    const tab = isDesk ? deskNames[name] : undefined;
    return tab ? deskTabs[tab] : agencyShell.pages[name];
  };
  const entry = ({ name, href }: PageLink): MenuEntry => {
    const count = unread[name];
    const link = { href, label: nameOf(name), ...(isDesk && name === 'desk' && { isExact: true }) };
    if (count === undefined) return { ...link, unread: null, waits: null };
    const isList = name === 'dashboard' || name === 'adminDashboard' || name === 'desk';
    const sentence = isList ? today.waiting : name === 'offers' ? offers.waiting : conversations.unread;
    const label = sentence.replace('{count}', String(count));
    const waits: Waits = { name: isList ? 'today' : (name as Waits['name']), sentence };
    return { ...link, unread: count > 0 ? { count, label } : null, waits };
  };
  return { dashboards: menu.dashboards.map(entry), main: menu.main.map(entry) };
}

function placeOf({ agency }: NonNullable<AgencySetting['viewer']>, house: string | null): FrameLink | null {
  if (agency) return { href: paths.agency(), label: agency.name };
  return house ? { href: paths.desk(), label: house } : null;
}

/** Whoever answers at a desk and belongs to no agency has nothing to look for on an agency's page. */
export function homeOf(viewer: AgencySetting['viewer']): string {
  if (!viewer) return paths.signIn();
  return !viewer.agency && (viewer.hotelId || viewer.operatorId) ? paths.desk() : paths.hotels();
}

export function frameSettingOf(setting: AgencySetting, unread: Unread, house: string | null): AgencyFrameSetting {
  const { brand, viewer, locale } = setting;
  const { agencyShell, shell } = messages[locale];
  const { footer } = agencyShell;
  return {
    brand: {
      name: brand.name,
      isLogoOfAgency: brand.isLogoOfAgency,
      logoPath: brand.logoPath,
      barLogoPath: brand.menuBar.logoPath,
      isInverted: brand.menuBar.isInverted,
      hasPicture: brand.menuBar.picture !== null,
      email: brand.email,
      phone: { href: phoneLink(brand.phone), label: formatPhone(brand.phone) },
    },
    home: homeOf(viewer),
    language: { locale, label: shell.otherLanguage },
    menu: labelled(menuOf(viewer, locale, canSeeCommission(viewer, brand)), setting, unread),
    viewer: viewer && {
      displayName: viewer.displayName,
      initials: initialsOf(viewer),
      email: viewer.email,
      house: placeOf(viewer, house),
      yourPage: agencyShell.yourPage.replace('{name}', () => viewer.displayName),
      picker:
        viewer.role === 'admin' ? pickerWords(locale, viewer.isActing ? (viewer.agency?.name ?? null) : null) : null,
      clientSafe: clientSafeOf(setting),
    },
    words: {
      mainNavigation: agencyShell.mainNavigation,
      menu: agencyShell.menu,
      close: agencyShell.close,
      dashboards: agencyShell.dashboards,
      helpCentre: agencyShell.helpCentre,
      jump: agencyShell.jump,
      shortcut: agencyShell.shortcut,
      signIn: agencyShell.signIn,
      account: agencyShell.account,
      signOut: agencyShell.signOut,
      footer: footer.label,
      contactUs: footer.contactUs,
      hours: footer.hours,
      withdrawConsent: viewer?.role === 'admin' ? null : messages[locale].footer.cookies,
    },
    legal: [
      { href: paths.lds(), label: footer.lds },
      { href: paths.info('terms-and-conditions', locale), label: footer.terms },
      { href: paths.info('privacy-policy', locale), label: footer.privacy },
      { href: paths.info('imprint', locale), label: footer.imprint },
      { href: paths.info('legal-notice', locale), label: footer.legalNotice },
    ],
  };
}
