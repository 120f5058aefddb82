import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgencyPage } from '@/components/shell/agency-page';
import { MenuLink } from '@/components/shell/menu-link';
import { paths } from '@/lib/routing/paths';

type Props = { title: string; lead?: string; aside?: ReactNode; children: ReactNode };

/** Frame of the admins' pages: their own menu above the content. */
export async function ManagePage({ title, lead, aside, children }: Props) {
  const t = await getTranslations('manage.nav');
  const links = [
    { href: paths.manage(), label: t('overview') },
    { href: paths.manageAgencies(), label: t('agencies') },
    { href: paths.manageBrands(), label: t('brands') },
    { href: paths.manageDestinations(), label: t('destinations') },
    { href: paths.manageFlags(), label: t('flags') },
    { href: paths.manageOutbox(), label: t('outbox') },
    { href: paths.manageAudit(), label: t('audit') },
  ];
  return (
    <AgencyPage title={title} lead={lead} aside={aside}>
      <nav aria-label={t('label')} className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
        {links.map(({ href, label }) => (
          <MenuLink
            key={href}
            href={href}
            isExact={href === paths.manage()}
            className="-mb-px border-b-2 border-transparent py-2 text-14 hover:text-ink aria-[current]:border-accent aria-[current]:font-bold"
          >
            {label}
          </MenuLink>
        ))}
      </nav>
      {children}
    </AgencyPage>
  );
}
