import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { formatPhone, phoneLink } from '@/lib/phone';
import { paths } from '@/lib/routing/paths';
import type { AgencySetting } from './agency-setting';

const linkClass = 'inline-block py-1 hover:text-ink hover:underline hover:underline-offset-4';

/** One quiet line: whom to call, and what the law asks for. */
export async function AgencyFooter({ setting: { brand, locale } }: { setting: AgencySetting }) {
  const t = await getTranslations('agencyShell.footer');
  const legal = [
    { href: paths.lds(), label: t('lds') },
    { href: paths.info('terms-and-conditions', locale), label: t('terms') },
    { href: paths.info('privacy-policy', locale), label: t('privacy') },
    { href: paths.info('imprint', locale), label: t('imprint') },
    { href: paths.info('legal-notice', locale), label: t('legalNotice') },
  ];
  return (
    <footer className="border-t border-line text-13 text-soft print:hidden">
      <div className="mx-auto flex max-w-[1440px] flex-col gap-x-10 gap-y-3 px-4 py-5 desk:px-8 menu:flex-row menu:items-center menu:justify-between">
        <p className="flex flex-wrap gap-x-4">
          <span className="py-1">{t('contactUs')}</span>
          <a href={phoneLink(brand.phone)} className={`figures ${linkClass}`}>
            {formatPhone(brand.phone)}
          </a>
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {brand.email}
          </a>
          <span className="py-1">{t('hours')}</span>
        </p>
        <nav aria-label={t('label')}>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} prefetch={false} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
