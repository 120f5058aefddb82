import type { FoundPropertyJson } from '@/lib/catalogue/property/representation';
import type { FoundProperty } from './types';

export function toFoundPropertyJson(property: FoundProperty, url: string): FoundPropertyJson {
  const { alternative } = property;
  return {
    _id: property._id,
    name: property.name,
    city: property.place.city.name,
    address: { country: property.place.country.name, sector: property.place.sector?.name ?? null },
    url,
    propertyType: property.propertyType,
    bedrooms: property.bedrooms,
    beds: property.beds,
    petsAllowed: property.petsAllowed,
    thumbnail: property.thumbnail.src,
    facilities: property.facilities.map(({ id, name }) => ({ _id: id, name })),
    priceFrom: property.priceFrom,
    availability: property.state,
    hasAlternative: alternative !== null,
    isAlternative: property.isAlternative,
    alternativeDetails: alternative && { diff: alternative.diff, totals: { min: alternative.price } },
  };
}
