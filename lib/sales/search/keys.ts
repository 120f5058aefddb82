import { storefrontTag } from '@/lib/catalogue/content/keys';
import { placesTag } from '@/lib/catalogue/place/keys';
import { propertyTags } from '@/lib/catalogue/property/keys';
import { offerTags } from '@/lib/rates/property/keys';

/** Cache tags of an answer of the search: within these cities, or anywhere. */
export function searchTags(cityIds: readonly string[] | null): string[] {
  const offers = cityIds === null ? [offerTags.any] : cityIds.map(offerTags.inCity);
  return [storefrontTag, placesTag, propertyTags.listed, propertyTags.cards, ...offers];
}
