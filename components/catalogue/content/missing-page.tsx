import './missing-page.css';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Kind = 'unknown' | 'gone' | 'removed';

/** The pages of what is not there: complete without script, and a way on. Plain links, since a timer may be running. */
export async function MissingPage({ kind, locale }: { kind: Kind; locale: Locale }) {
  const t = await getTranslations('page');
  const ways = [
    { href: paths.landing(), label: t('ways.home') },
    { href: paths.search(), label: t('ways.search') },
    { href: paths.info('destinations', locale), label: t('ways.destinations') },
    { href: paths.contact(locale), label: t('ways.contact') },
  ];
  return (
    <section data-plain-end className="wrap pt-16 pb-24 desk:pt-28 desk:pb-40">
      <div className="grid-12">
        <div className="col-span-12 desk:col-span-9">
          <h1 className="text-64">{t(`${kind}.heading`)}</h1>
          <p className="lead mt-6">{t(`${kind}.lead`)}</p>
          {kind === 'removed' && (
            <div aria-hidden="true" className="mt-10 h-px w-64 max-w-full bg-line motion-reduce:hidden">
              <div className="waiting-line h-px bg-accent" />
            </div>
          )}
          <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-4 text-14">
            {ways.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="quiet-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
