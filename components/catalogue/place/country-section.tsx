import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import {
  countryPath,
  destinationPath,
  destinationsOf,
  listingPath,
  mainType,
  totalOf,
} from '@/lib/catalogue/place/rules';
import type { Country, Destination } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { TypeLinks } from './type-links';

type Props = { country: Country; locale: Locale; isFirst: boolean };

/** A country: its landscape, and its places as hairline rows with what stands in each. */
export function CountrySection({ country, locale, isFirst }: Props) {
  const titleId = `country-${country.id}`;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-8 border-t border-line py-16 desk:grid-cols-12 desk:py-20 menu:py-28"
    >
      <div className="desk:col-span-5">
        <div className="-mx-5 aspect-3/2 overflow-hidden bg-line pad:mx-0 desk:sticky desk:top-8 desk:aspect-4/5">
          <Picture picture={country.picture} sizes="(width >= 800px) 90vw, 100vw" isFirst={isFirst} />
        </div>
      </div>
      <div className="desk:col-span-7 desk:pl-6 menu:col-span-6 menu:col-start-7 menu:pl-0">
        <h2 id={titleId} className="text-48">
          <Link
            href={countryPath(country.id, locale)}
            prefetch={false}
            className="hover:underline hover:decoration-1 hover:underline-offset-8"
          >
            {country.name}
          </Link>
        </h2>
        <p className="mt-4 max-w-[58ch] text-pretty text-soft">{country.summary}</p>
        <TypeLinks
          countryId={country.id}
          counts={country.counts}
          locale={locale}
          className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14"
        />
        <ul className="mt-10 border-b border-line">
          {destinationsOf(country).map((destination) => (
            <DestinationRow key={destination.id} destination={destination} locale={locale} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function DestinationRow({ destination, locale }: { destination: Destination; locale: Locale }) {
  const [first] = destination.cities;
  // Villages are named with their lists.
  const isGroup = destination.cities.length > 1 && totalOf(destination.counts) > 0;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-4 menu:grid-cols-[1fr_auto]">
      <h3 className="text-22">
        <Link
          href={destinationPath(destination, locale)}
          prefetch={false}
          className="inline-block py-px hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {destination.name}
        </Link>
      </h3>
      <TypeLinks
        countryId={destination.countryId}
        id={destination.id}
        counts={destination.counts}
        locale={locale}
        className="flex flex-wrap gap-x-4 text-14 menu:row-span-2 menu:justify-end menu:self-start"
      />
      {isGroup ? (
        <ul className="flex flex-wrap gap-x-4 text-14 text-soft">
          {destination.cities.map(({ id, name, counts }) => (
            <li key={id}>
              <Link
                href={listingPath({ countryId: destination.countryId, id }, mainType(counts) ?? 'chalet', locale)}
                prefetch={false}
                className="inline-block py-[3px] hover:text-ink hover:underline hover:underline-offset-4"
              >
                <span className="sr-only">{destination.name} </span>
                {name.replace(destination.name, '').trim()}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-[52ch] text-14 text-pretty text-soft">{first?.tagline}</p>
      )}
    </li>
  );
}
