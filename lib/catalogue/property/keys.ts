/** Cache tags of properties, as the database's triggers announce them (announce_property, announce_part). */
export const propertyTags = {
  /** Everything on the page of one property, its stays, rates and holds too. */
  one: (id: string) => `property:${id}`,
  /** Which properties are published and listed, where they lie, and under which addresses. */
  listed: 'listed',
  /** What the card of any property shows; not what can be had at what price. */
  cards: 'cards',
} as const;

const ADDRESS = 'address:';

/** Where a property's page is; what keeps addresses reads only those again that a tag names. */
export const addressTags = {
  /** Of any property: a city moved. */
  all: 'addresses',
  /** The property whose address the tag says has changed; null for another tag. */
  propertyOf: (tag: string) => (tag.startsWith(ADDRESS) ? tag.slice(ADDRESS.length) : null),
} as const;
