import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import { getPictures } from '@/lib/catalogue/content/queries';
import { addCounts, countryPath, destinationPath, destinationsOf, totalOf } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** An editorial choice: landscapes and properties by turns, since five façades in a row look like a catalogue. */
const chosen = [
  { id: 'courchevel', picture: 'hotel-02', focusX: 50, focusY: 50 },
  { id: 'lech', picture: 'exterior-08', focusX: 72, focusY: 50 },
  { id: 'verbier', picture: 'banner-03', focusX: 82, focusY: 50 },
  { id: 'st-moritz', picture: 'exterior-14', focusX: 52, focusY: 50 },
  { id: 'cortina', picture: 'banner-04', focusX: 84, focusY: 50 },
] as const;

const slots = [
  { box: 'col-span-2 desk:col-span-7', ratio: 'aspect-3/2', sizes: '(width >= 800px) 58vw, 100vw' },
  {
    box: 'desk:col-span-5 desk:flex desk:flex-col',
    ratio: 'aspect-4/5 desk:aspect-auto desk:min-h-0 desk:flex-1',
    sizes: '(width >= 800px) 62vw, 75vw',
  },
  { box: 'desk:col-span-4', ratio: 'aspect-4/5', sizes: '(width >= 800px) 62vw, 120vw' },
  { box: 'desk:col-span-4', ratio: 'aspect-4/5', sizes: '(width >= 800px) 40vw, 75vw' },
  { box: 'desk:col-span-4', ratio: 'aspect-4/5', sizes: '(width >= 800px) 62vw, 120vw' },
] as const;

export async function LandingRegions({ countries, locale }: { countries: Country[]; locale: Locale }) {
  const [t, pictures] = await Promise.all([
    getTranslations('landing'),
    getPictures(
      chosen.map(({ picture }) => picture),
      locale,
    ),
  ]);
  const destinations = countries.flatMap(destinationsOf);
  const regions = chosen.flatMap(({ id, focusX, focusY }, index) => {
    const destination = destinations.find((one) => one.id === id);
    const picture = pictures[index];
    return destination && picture ? [{ destination, picture: { ...picture, focusX, focusY } }] : [];
  });
  const all = totalOf(addCounts(countries.map(({ counts }) => counts)));
  return (
    <section data-content aria-labelledby="regions-title" className="py-20 desk:py-24 menu:py-32">
      <div className="wrap">
        <div className="mb-8 flex-wrap items-end justify-between gap-x-12 gap-y-4 desk:mb-16 desk:flex">
          <h2 id="regions-title" className="max-w-[15em] text-48">
            {t('regions.title')}
          </h2>
          <Link
            href={paths.info('destinations', locale)}
            prefetch={false}
            className="quiet-link mt-4 text-14 desk:mt-0"
          >
            {t('regions.all')}
          </Link>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-10 desk:grid-cols-12 desk:gap-x-4 desk:gap-y-16 menu:gap-x-6">
          {regions.map(({ destination, picture }, index) => {
            const { box, ratio, sizes } = slots[index] ?? slots[4];
            const country = countries.find(({ id }) => id === destination.countryId);
            return (
              <li key={destination.id} className={`group relative ${box}`}>
                <div className={`overflow-hidden bg-line ${ratio}`}>
                  <Picture picture={picture} sizes={sizes} />
                </div>
                <div className="items-baseline justify-between gap-4 pt-3 menu:flex menu:pt-4">
                  <h3 className="text-22 menu:text-28">
                    <Link
                      href={destinationPath(destination, locale)}
                      prefetch={false}
                      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
                    >
                      {destination.name}
                    </Link>
                  </h3>
                  <p className="text-13 text-soft menu:text-14 menu:whitespace-nowrap">
                    {country?.name}
                    {all > 0 && ` · ${t('regions.houses', { count: totalOf(destination.counts) })}`}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        <div className="mt-10 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-5 text-14 desk:mt-16 menu:gap-x-12">
          {all > 0 && (
            <p className="w-full py-1 text-soft desk:mr-auto desk:w-auto">
              {t('regions.count', { count: all, countries: countries.length })}
            </p>
          )}
          {countries.map(({ id, name }) => (
            <Link
              key={id}
              href={countryPath(id, locale)}
              prefetch={false}
              className="py-1 hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
