// npm run bench:search [-- --only properties|hotels]
//
// What a search costs beside a look-up by primary key, through the same client (properties: over the same connection), in a
// catalogue and in one ten times as large: 10 000 and 100 000 properties, 5 000 and 50 000 room types of hotels. Databases
// of one server hold the catalogues; rounds alternate between the two sizes and between all that is measured, because only
// ratios hold on a noisy machine.
//
// Look-up       A property or a hotel by its primary key, all its columns (findUnique).
// Properties    searchProperties: both lists with 24 and 12 cards, counts, prices, availability. Of a city with 45
//               properties, judged, and of one with 450, told. Without dates; with dates (flexible, the dearer kind); with
//               dates and every other filter.
// Hotels        readHotelStates: which hotels can be had for a week and from which price, from the projection, as the search
//               sorts and counts them. Of a city with 8 hotels and of one with 80; of the whole catalogue with every filter.
//               Cards, which are read of twelve hotels of each list, are not in it.
// By nights     readRoomStates, which rooms of the city are free and at which price, and the same asked of its night rows
//               (readStatesOfNights).
// Offers        getRoomRates: every rate of one room for one party, with what the agency brings.
// Growth        The same in the large catalogue against the small one.
//
// Ends with exit code 1 when a limit of the last column is broken. DATABASE_OWNER_URL names a server to use instead of an
// embedded one.
import { benchSearch } from './search/run.mjs';

await benchSearch(process.argv.slice(2));
