import { getTranslations } from 'next-intl/server';
import { MenuLink } from '@/components/shell/menu-link';
import { paths } from '@/lib/routing/paths';

/** The three sides of an agency's own page. */
export async function AgencyTabs() {
  const t = await getTranslations('agency.tabs');
  const tabs = [
    { href: paths.agency(), label: t('design') },
    { href: paths.agencyTeam(), label: t('team') },
    { href: paths.agencyPayouts(), label: t('payouts') },
  ];
  return (
    <nav aria-label={t('label')} className="mb-6 flex gap-6 border-b border-line">
      {tabs.map(({ href, label }) => (
        <MenuLink
          key={href}
          href={href}
          isExact
          className="-mb-px border-b-2 border-transparent py-2 text-14 hover:text-ink aria-[current]:border-accent aria-[current]:font-bold"
        >
          {label}
        </MenuLink>
      ))}
    </nav>
  );
}
