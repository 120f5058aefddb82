import { SignOutButton } from '@/components/people/account/sign-out-button';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import type { AgencyFrameSetting } from './agency-frame-setting';
import { LanguageAnchor } from './language-anchor';
import { UnreadCount } from './unread-count';
import { ShownAgencyPicker } from './when-shown';
import { Wordmark } from './wordmark';

type Props = { id: string; setting: AgencyFrameSetting; isHere: (href: string) => boolean };

/** Below 1300 px (rule 2.15): one sheet with everything the wide header has. */
export function AgencyMobileMenu({ id, setting: { brand, viewer, menu, words, language }, isHere }: Props) {
  const entries = [...menu.dashboards, ...menu.main];
  const own = viewer && [
    { href: paths.user(), label: viewer.displayName },
    ...(viewer.house ? [viewer.house] : []),
    { href: paths.helpCentre(), label: words.helpCentre },
  ];
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
            aria-label={words.close}
            className="-mr-1.5 grid size-8 place-items-center"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {viewer && (
          <button
            type="button"
            data-palette
            className="mt-4 flex h-11 w-full items-center gap-2.5 rounded-desk border border-input bg-surface px-3.5 text-16 desk:hidden"
          >
            <Icon name="search" />
            {words.jump}
          </button>
        )}
        {entries.length > 0 && (
          <nav aria-label={words.mainNavigation} className="mt-4">
            <ul className="text-18 leading-7">
              {entries.map(({ href, label, unread }) => (
                <li key={href} className="border-t border-line last:border-b">
                  <a
                    href={href}
                    aria-current={isHere(href) ? 'page' : undefined}
                    className="block py-3 aria-[current]:font-bold"
                  >
                    {label}
                    {unread && !isHere(href) && <UnreadCount {...unread} />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {own && (
          <nav aria-label={words.account} className="mt-6">
            <p className="text-13 text-soft">{viewer.email}</p>
            <ul className="mt-1 text-16 leading-6">
              {own.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="block py-2">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {viewer?.picker && (
          <div className="mt-4">
            <ShownAgencyPicker manageHref={paths.manageAgencies()} words={viewer.picker} />
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-10">
          <LanguageAnchor {...language} className="quiet-link text-16" />
          {viewer && <SignOutButton className={compactButtonClass()}>{words.signOut}</SignOutButton>}
        </div>
      </div>
    </div>
  );
}
