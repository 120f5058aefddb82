import { PlaceLinks } from '@/components/catalogue/place/place-links';
import { countryPath, destinationsOf } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { id: string; countries: Country[]; locale: Locale };

export async function DestinationsPanel({ id, countries, locale }: Props) {
  const t = await getTranslations('shell');
  return (
    <div
      id={id}
      popover="auto"
      className="menu-panel absolute! top-[calc(72px+var(--consent-height))]! w-full bg-paper text-ink shadow-float [--focus:var(--main)]"
    >
      <nav aria-label={t('destinations')} className="wrap pt-12 pb-14">
        <div className="grid grid-cols-4 gap-x-6">
          {countries.map((country) => (
            <div key={country.id}>
              <a
                href={countryPath(country.id, locale)}
                className="font-serif text-22 font-light tracking-[-0.01em] hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {country.name}
              </a>
              <PlaceLinks destinations={destinationsOf(country)} locale={locale} className="mt-4" />
            </div>
          ))}
        </div>
        <p className="mt-8 border-t border-line pt-6 text-14">
          <a href={paths.info('destinations', locale)} className="quiet-link">
            {t('allDestinations')}
          </a>
        </p>
      </nav>
    </div>
  );
}
