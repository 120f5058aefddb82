import { LinkList } from '@/components/ui/link-list';
import type { Brand } from '@/lib/brand/types';
import { countryPath } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import { LanguageLink } from './language-link';

type Props = { id: string; brand: Brand; locale: Locale; countries: Country[] };

/** Below 1000 px; Contact stands where the wide menu has Destinations (rule 2.15). */
export async function MobileMenu({ id, brand, locale, countries }: Props) {
  const t = await getTranslations('shell');
  const entries = [
    { href: paths.landing(), label: t('home') },
    { href: paths.contact(locale), label: t('contact') },
    { href: paths.search(), label: t('search') },
    { href: paths.generalEnquiry(), label: t('enquire') },
  ];
  return (
    <div
      id={id}
      popover="auto"
      className="menu-panel fixed! inset-0! h-dvh w-full overflow-y-auto bg-paper text-ink [--focus:var(--main)]"
    >
      <div className="wrap flex min-h-full flex-col pb-8">
        <div className="flex h-16 items-baseline justify-between pt-5">
          <span className="font-serif text-[26px] leading-none font-light tracking-[-0.02em]">{brand.name}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mx-2 -my-1 px-2 py-1 text-14 leading-6"
          >
            {t('close')}
          </button>
        </div>
        <nav aria-label={t('mainNavigation')} className="mt-10">
          <LinkList
            links={entries}
            itemClass="border-t border-line last:border-b"
            linkClass="block py-4 font-serif text-36 font-light tracking-[-0.018em]"
          />
          <h2 className="mt-10 font-sans text-13 text-soft">{t('destinations')}</h2>
          <LinkList
            links={countries.map(({ id, name }) => ({ href: countryPath(id, locale), label: name }))}
            className="mt-2 grid grid-cols-2 gap-x-6"
            linkClass="block py-2 font-serif text-22 font-light"
          />
          <a href={paths.info('destinations', locale)} className="quiet-link mt-3 text-14">
            {t('allDestinations')}
          </a>
        </nav>
        <LanguageLink locale={locale} className="quiet-link mt-8 self-start text-16" />
        <p className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-2 pt-12 text-14">
          <a href={phoneLink(brand.phone)} className="figures py-1">
            {formatPhone(brand.phone)}
          </a>
          <a href={`mailto:${brand.email}`} className="py-1">
            {brand.email}
          </a>
        </p>
      </div>
    </div>
  );
}
