import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import { type AgencyMenu, menuOf } from './agency-menu';
import { AgencyMobileMenu } from './agency-mobile-menu';
import { AgencyPickerMenu } from './agency-picker-menu';
import type { AgencySetting } from './agency-setting';
import { LanguageLink } from './language-link';
import { MenuGroup, MenuLink } from './menu-link';
import { Wordmark } from './wordmark';

const MENU_ID = 'agency-menu-all';

/** 56 px, 52 on a telephone. Everything in it works without script but the palette and the picker. */
export async function AgencyHeader({ setting }: { setting: AgencySetting }) {
  const { brand, viewer, locale } = setting;
  const t = await getTranslations('agencyShell');
  const menu = menuOf(viewer, locale);
  const hasEntries = menu.dashboards.length + menu.main.length > 0;
  // Soft ink is measured on white; on a bar in the brand's colour there is only the one that can be read.
  const soft = brand.menuBar.isInverted || brand.menuBar.picture ? '' : 'text-soft';
  return (
    <header className="agency-header no-print">
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-2 px-4 season:gap-3 desk:gap-5 desk:px-8">
        <Link
          href={viewer ? paths.hotels() : paths.signIn()}
          prefetch={false}
          className={brand.menuBar.isInverted ? '' : 'text-main-ink'}
        >
          <Wordmark brand={brand} logoPath={brand.menuBar.logoPath} />
        </Link>
        {hasEntries && (
          <nav aria-label={t('mainNavigation')} className={`hidden h-full wide:flex ${soft}`}>
            <Entries menu={menu} />
          </nav>
        )}
        <div className={`ml-auto flex min-w-0 items-center gap-2 season:gap-3 desk:gap-4 ${soft}`}>
          {viewer && <Jump label={t('jump')} keys={t('shortcut')} />}
          {viewer?.role === 'admin' && (
            <div className="hidden wide:block">
              <AgencyPickerMenu agency={viewer.isActing ? (viewer.agency?.name ?? null) : null} />
            </div>
          )}
          <LanguageLink
            locale={locale}
            className="hidden text-13 hover:underline hover:underline-offset-4 wide:block"
          />
          {viewer && (
            <Link
              href={paths.helpCentre()}
              prefetch={false}
              aria-label={t('helpCentre')}
              title={t('helpCentre')}
              className="-mx-1.5 hidden size-8 place-items-center wide:grid"
            >
              <Icon name="help" className="size-5" />
            </Link>
          )}
          {viewer ? <Me setting={setting} /> : <SignInLink label={t('signIn')} />}
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={t('menu')}
            className="-mr-1.5 grid size-8 place-items-center wide:hidden"
          >
            <Icon name="menu" className="size-5" />
          </button>
        </div>
      </div>
      <AgencyMobileMenu id={MENU_ID} menu={menu} setting={setting} />
    </header>
  );
}

async function Entries({ menu: { dashboards, main } }: { menu: AgencyMenu }) {
  const t = await getTranslations('agencyShell');
  const [only, ...more] = dashboards;
  return (
    <>
      {only && more.length === 0 && (
        <MenuLink href={only.href} className="agency-entry">
          {t(`pages.${only.name}`)}
        </MenuLink>
      )}
      {only && more.length > 0 && (
        <MenuGroup
          within={only.href}
          className="agency-entry"
          label={
            <>
              {t('dashboards')}
              <Icon name="down" className="chevron size-4" />
            </>
          }
        >
          <ul className="absolute top-full left-0 z-20 min-w-56 rounded-desk border border-line bg-surface py-1.5 text-ink shadow-float">
            {dashboards.map(({ name, href }) => (
              <li key={name}>
                <MenuLink href={href} isExact className="block px-4 py-2 hover:bg-main-light2 aria-[current]:font-bold">
                  {t(`pages.${name}`)}
                </MenuLink>
              </li>
            ))}
          </ul>
        </MenuGroup>
      )}
      {main.map(({ name, href }) => (
        <MenuLink key={name} href={href} className="agency-entry">
          {t(`pages.${name}`)}
        </MenuLink>
      ))}
    </>
  );
}

/** Opens the command palette; where there is room it says so in words. */
function Jump({ label, keys }: { label: string; keys: string }) {
  return (
    <button
      type="button"
      data-palette
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      className="hidden h-8 items-center gap-2 rounded-desk border border-(--menu-line) px-2.5 text-13 hover:border-current desk:flex"
    >
      <Icon name="search" />
      <span className="hidden min-[1440px]:block">{label}</span>
      <kbd className="rounded-[4px] border border-(--menu-line) px-1.5 font-sans text-12 leading-4">{keys}</kbd>
    </button>
  );
}

async function Me({ setting: { viewer } }: { setting: AgencySetting }) {
  const t = await getTranslations('agencyShell');
  if (!viewer) return null;
  const initials = [viewer.firstName, viewer.lastName]
    .map((name) => name?.[0] ?? '')
    .join('')
    .toUpperCase();
  const avatar =
    'grid size-8 shrink-0 place-items-center rounded-full bg-main-light2 text-12 font-bold text-main-ink border border-transparent';
  return (
    <>
      <div className="hidden min-w-0 flex-col text-right leading-4 desk:flex">
        <Link
          href={paths.user()}
          prefetch={false}
          className="max-w-44 truncate text-13 leading-6 text-(--menu-fg) hover:underline hover:underline-offset-2"
        >
          {viewer.displayName}
        </Link>
        {viewer.agency && (
          <Link
            href={paths.agency()}
            prefetch={false}
            className="max-w-44 truncate text-12 leading-6 hover:underline hover:underline-offset-2"
          >
            {viewer.agency.name}
          </Link>
        )}
      </div>
      <span aria-hidden="true" className={`${avatar} hidden! desk:grid!`}>
        {initials || viewer.email[0]?.toUpperCase()}
      </span>
      <Link
        href={paths.user()}
        prefetch={false}
        aria-label={t('yourPage', { name: viewer.displayName })}
        className={`${avatar} desk:hidden!`}
      >
        {initials || viewer.email[0]?.toUpperCase()}
      </Link>
    </>
  );
}

function SignInLink({ label }: { label: string }) {
  return (
    <Link
      href={paths.signIn()}
      prefetch={false}
      className="flex h-8 items-center rounded-desk border border-(--menu-line) px-3 text-13 font-bold text-(--menu-fg) hover:border-current"
    >
      {label}
    </Link>
  );
}
