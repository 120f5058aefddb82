import type { FoundHouseJson } from '@/lib/catalogue/property/representation';
import type { FoundHouse } from './types';

export function toFoundHouseJson(house: FoundHouse, url: string): FoundHouseJson {
  const { alternative } = house;
  return {
    _id: house._id,
    name: house.name,
    city: house.place.city.name,
    address: { country: house.place.country.name, sector: house.place.sector?.name ?? null },
    url,
    propertyType: house.propertyType,
    bedrooms: house.bedrooms,
    beds: house.beds,
    petsAllowed: house.petsAllowed,
    thumbnail: house.thumbnail.src,
    facilities: house.facilities.map(({ id, name }) => ({ _id: id, name })),
    priceFrom: house.priceFrom,
    availability: house.state,
    hasAlternative: alternative !== null,
    isAlternative: house.isAlternative,
    alternativeDetails: alternative && { diff: alternative.diff, totals: { min: alternative.price } },
  };
}
