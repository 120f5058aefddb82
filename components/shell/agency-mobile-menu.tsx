import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/account/sign-out-button';
import { deskButtonClass } from '@/components/ui/desk-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';
import type { AgencyMenu } from './agency-menu';
import { AgencyPickerMenu } from './agency-picker-menu';
import type { AgencySetting } from './agency-setting';
import { LanguageLink } from './language-link';
import { MenuLink } from './menu-link';
import { Wordmark } from './wordmark';

type Props = { id: string; menu: AgencyMenu; setting: AgencySetting };

/** Below 1300 px (specification 1 §2): one sheet with everything the wide header has. */
export async function AgencyMobileMenu({ id, menu, setting }: Props) {
  const { brand, viewer, locale } = setting;
  const t = await getTranslations('agencyShell');
  return (
    <div
      id={id}
      popover="auto"
      className="menu-sheet fixed! h-dvh w-full overflow-y-auto bg-paper text-ink [&_:focus-visible]:outline-main-ink!"
    >
      <div className="flex min-h-full flex-col px-4 pb-8 desk:px-8">
        <div className="flex h-[52px] items-center justify-between desk:h-14">
          <span className="text-main-ink [--mark-accent:var(--accent)]">
            <Wordmark brand={brand} logoPath={brand.logoPath} />
          </span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="-mr-1.5 grid size-8 place-items-center"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {menu.dashboards.length + menu.main.length > 0 && (
          <nav aria-label={t('mainNavigation')} className="mt-4">
            <ul className="text-18 leading-7">
              {[...menu.dashboards, ...menu.main].map(({ name, href }) => (
                <li key={name} className="border-t border-line last:border-b">
                  <MenuLink href={href} isExact className="block py-3 aria-[current]:font-bold">
                    {t(`pages.${name}`)}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {viewer && (
          <nav aria-label={t('account')} className="mt-6">
            <p className="text-13 text-soft">{viewer.email}</p>
            <ul className="mt-1 text-16 leading-6">
              <li>
                <Link href={paths.user()} prefetch={false} className="block py-2">
                  {viewer.displayName}
                </Link>
              </li>
              {viewer.agency && (
                <li>
                  <Link href={paths.agency()} prefetch={false} className="block py-2">
                    {viewer.agency.name}
                  </Link>
                </li>
              )}
              <li>
                <Link href={paths.helpCentre()} prefetch={false} className="block py-2">
                  {t('helpCentre')}
                </Link>
              </li>
            </ul>
          </nav>
        )}
        {viewer?.role === 'admin' && (
          <div className="mt-4">
            <AgencyPickerMenu agency={viewer.isActing ? (viewer.agency?.name ?? null) : null} />
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-10">
          <LanguageLink locale={locale} className="quiet-link text-16" />
          {viewer && <SignOutButton className={deskButtonClass()}>{t('signOut')}</SignOutButton>}
        </div>
      </div>
    </div>
  );
}
