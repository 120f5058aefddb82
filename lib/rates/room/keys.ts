/** Cache tag of what hotels sell by beside their nights: plans, seasons, closures, taxes, children's prices, exchange rates. */
export const hotelRatesTag = 'hotel-rates';
