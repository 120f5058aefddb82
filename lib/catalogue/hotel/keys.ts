/** Cache tag of what hotels, their rooms and posts say of themselves; not of what can be had at what price. */
export const hotelsTag = 'hotels';
