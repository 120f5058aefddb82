'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import type { AgencyFrameSetting, MenuEntry } from './agency-frame-setting';
import { isOn, isWithin } from './agency-menu-place';
import { AgencyMobileMenu } from './agency-mobile-menu';
import { ClientSafeSwitch } from './client-safe-switch';
import { LanguageAnchor } from './language-anchor';
import { useLiveMenu } from './live-counts';
import { UnreadCount } from './unread-count';
import { ShownAgencyPicker } from './when-shown';
import { Wordmark } from './wordmark';

const MENU_ID = 'agency-menu-all';

/** 56 px, 52 on a telephone. Everything in it works without script but the palette and the picker. */
export function AgencyHeader({ setting }: { setting: AgencyFrameSetting }) {
  const { brand, viewer, words, language } = setting;
  const menu = useLiveMenu(setting.menu, viewer !== null);
  const pathname = usePathname();
  const search = useSearchParams();
  const isHere = (href: string) => isOn(href, pathname, search);
  const hasEntries = menu.dashboards.length + menu.main.length > 0;
  // Soft ink is measured on white; on a bar in the brand's colour there is only the one that can be read.
  const soft = brand.isInverted || brand.hasPicture ? '' : 'text-soft';
  return (
    <header data-soft className="agency-header no-print">
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-2 px-4 season:gap-3 desk:gap-5 desk:px-8">
        <a href={setting.home} className={brand.isInverted ? '' : 'text-main-ink'}>
          <Wordmark brand={brand} logoPath={brand.barLogoPath} />
        </a>
        {hasEntries && (
          <nav aria-label={words.mainNavigation} className={`hidden h-full wide:flex ${soft}`}>
            <Dashboards dashboards={menu.dashboards} label={words.dashboards} {...{ pathname, isHere }} />
            {menu.main.map((entry) => (
              <MainEntry key={entry.href} entry={entry} pathname={pathname} />
            ))}
          </nav>
        )}
        <div className={`ml-auto flex min-w-0 items-center gap-2 season:gap-3 desk:gap-4 ${soft}`}>
          {viewer?.clientSafe && <ClientSafeSwitch {...viewer.clientSafe} />}
          {viewer && <Jump label={words.jump} keys={words.shortcut} isShort={Boolean(viewer.picker)} />}
          {viewer?.picker && (
            <div className="hidden shrink-0 wide:block">
              <ShownAgencyPicker manageHref={paths.manageAgencies()} words={viewer.picker} />
            </div>
          )}
          <LanguageAnchor
            {...language}
            className="hidden text-13 hover:underline hover:underline-offset-4 wide:block"
          />
          {viewer && (
            <a
              href={paths.helpCentre()}
              aria-label={words.helpCentre}
              title={words.helpCentre}
              className="-mx-1.5 hidden size-8 place-items-center wide:grid"
            >
              <Icon name="help" className="size-5" />
            </a>
          )}
          {viewer ? (
            <Me viewer={viewer} />
          ) : (
            <a
              href={paths.signIn()}
              className="flex h-8 items-center rounded-desk border border-(--menu-line) px-3 text-13 font-bold text-(--menu-fg) hover:border-current"
            >
              {words.signIn}
            </a>
          )}
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={words.menu}
            className="-mr-1.5 grid size-8 place-items-center wide:hidden"
          >
            <Icon name="menu" className="size-5" />
          </button>
        </div>
      </div>
      <AgencyMobileMenu id={MENU_ID} setting={{ ...setting, menu }} isHere={isHere} />
    </header>
  );
}

function MainEntry({ entry: { href, label, unread, isExact }, pathname }: { entry: MenuEntry; pathname: string }) {
  const isHere = isExact ? pathname === href : isWithin(href, pathname);
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined} className="agency-entry">
      {label}
      {/* Its own page says it line by line, and as it changes. */}
      {unread && !isHere && <UnreadCount {...unread} />}
    </a>
  );
}

type DashboardsProps = {
  dashboards: MenuEntry[];
  label: string;
  pathname: string;
  isHere: (href: string) => boolean;
};

/** One dashboard is an entry; several are a native disclosure, so it opens before any script. */
function Dashboards({ dashboards, label, pathname, isHere }: DashboardsProps) {
  const [only, ...more] = dashboards;
  if (!only) return null;
  const isWithinThem = isWithin(only.href, pathname);
  const waits = dashboards.find(({ unread }) => unread)?.unread;
  if (more.length === 0) {
    return (
      <a href={only.href} aria-current={isWithinThem ? 'page' : undefined} className="agency-entry">
        {only.label}
        {only.unread && !isWithinThem && <UnreadCount {...only.unread} />}
      </a>
    );
  }
  return (
    <details name="agency-menu" data-menu className="relative h-full">
      <summary data-current={isWithinThem ? '' : undefined} className="agency-entry">
        {label}
        {waits && !isWithinThem && <UnreadCount {...waits} />}
        <Icon name="down" className="chevron size-4" />
      </summary>
      <ul className="absolute top-full left-0 z-20 min-w-56 rounded-desk border border-line bg-surface py-1.5 text-ink shadow-float">
        {dashboards.map(({ href, label: name, unread }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere(href) ? 'page' : undefined}
              className="block px-4 py-2 hover:bg-main-light2 aria-[current]:font-bold"
            >
              {name}
              {unread && !isHere(href) && <UnreadCount {...unread} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Opens the command palette; where there is room it says so in words: the picker of agencies takes that room. */
function Jump({ label, keys, isShort }: { label: string; keys: string; isShort: boolean }) {
  return (
    <button
      type="button"
      data-palette
      aria-label={label}
      title={isShort ? `${label} (${keys})` : undefined}
      aria-keyshortcuts="Control+K Meta+K /"
      className="hidden h-8 shrink-0 items-center gap-2 rounded-desk border border-(--menu-line) px-2.5 text-13 whitespace-nowrap hover:border-current desk:flex"
    >
      <Icon name="search" />
      {!isShort && (
        <>
          <span className="hidden min-[1440px]:block">{label}</span>
          <kbd className="rounded-[4px] border border-(--menu-line) px-1.5 font-sans text-12 leading-4">{keys}</kbd>
        </>
      )}
    </button>
  );
}

function Me({ viewer }: { viewer: NonNullable<AgencyFrameSetting['viewer']> }) {
  const avatar =
    'grid size-8 shrink-0 place-items-center rounded-full bg-main-light2 text-12 font-bold text-main-ink border border-transparent';
  return (
    <>
      <div className="hidden min-w-0 flex-col text-right leading-4 desk:flex">
        <a
          href={paths.user()}
          className="max-w-44 truncate text-13 leading-6 text-(--menu-fg) hover:underline hover:underline-offset-2"
        >
          {viewer.displayName}
        </a>
        {viewer.house && (
          <a
            href={viewer.house.href}
            className="max-w-44 truncate text-12 leading-6 hover:underline hover:underline-offset-2"
          >
            {viewer.house.label}
          </a>
        )}
      </div>
      <span aria-hidden="true" className={`${avatar} hidden! desk:grid!`}>
        {viewer.initials}
      </span>
      <a href={paths.user()} aria-label={viewer.yourPage} className={`${avatar} desk:hidden!`}>
        {viewer.initials}
      </a>
    </>
  );
}
