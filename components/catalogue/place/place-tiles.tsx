import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import { countryPath, destinationsOf, totalOf } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { PlaceLinks } from './place-links';

/** The four countries as pictures, with their places below. */
export async function CountryTiles({ countries, locale }: { countries: Country[]; locale: Locale }) {
  const t = await getTranslations('destination');
  return (
    <section aria-labelledby="countries-title" className="border-t border-line py-16 desk:py-24">
      <div className="wrap">
        <h2 id="countries-title" className="mb-8 text-48 desk:mb-12">
          {t('alps.countries')}
        </h2>
        <ul className="grid gap-x-6 gap-y-12 desk:grid-cols-2 desk:gap-y-16">
          {countries.map((country) => (
            <li key={country.id}>
              <div className="group relative">
                <div className="-mx-5 aspect-3/2 overflow-hidden bg-line desk:mx-0">
                  <Picture picture={country.picture} sizes="(width >= 800px) 70vw, 150vw" />
                </div>
                <div className="flex items-baseline justify-between gap-4 pt-4">
                  <h3 className="text-28">
                    <Link
                      href={countryPath(country.id, locale)}
                      prefetch={false}
                      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
                    >
                      {country.name}
                    </Link>
                  </h3>
                  {totalOf(country.counts) > 0 && (
                    <p className="text-14 whitespace-nowrap text-soft">
                      {t('houses', { count: totalOf(country.counts) })}
                    </p>
                  )}
                </div>
              </div>
              <PlaceLinks
                destinations={destinationsOf(country)}
                locale={locale}
                className="mt-3 flex flex-wrap gap-x-5"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
