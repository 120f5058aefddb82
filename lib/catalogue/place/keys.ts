/** Cache tag of countries, cities and sectors. */
export const placesTag = 'places';
