import { paths } from '@/lib/platform/addresses/paths';
import { type FilterValues, queryOf } from '@/lib/sales/search/hotel/address';
import { useSetting } from './setting';

/** Where there are hotels, by country: each leads to the same search there. */
export function PlaceChoice({ values }: { values: FilterValues }) {
  const { places, words } = useSetting();
  const inPlace = (id: string) => paths.hotels(queryOf({ ...values, destination: [id] }));
  const countries = places.filter(({ kind }) => kind === 'country');
  return (
    <div className="py-6">
      <p>{words.selectDestination}</p>
      <ul className="mt-4 grid gap-4">
        {countries.map((country) => (
          <li key={country.id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-14">
            <a href={inPlace(country.id)} className="min-h-6 font-bold underline-offset-4 hover:underline">
              {country.name}
            </a>
            {places
              .filter(({ kind, countryId }) => kind === 'place' && countryId === country.id)
              .map(({ id, name }) => (
                <a key={id} href={inPlace(id)} className="min-h-6 text-main-ink underline underline-offset-4">
                  {name}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
