// npm run bench:search
//
// What a search of one city costs beside a look-up by primary key, through the same client and over the same
// connection, with 10 000 properties and with ten times as many. Two databases of one server hold the two catalogues; rounds
// alternate between them and between all that is measured, because only ratios hold on a noisy machine.
//
// Look-up       A property by its primary key, all its columns (db.property.findUnique).
// Search        searchProperties: both lists with 24 and 12 cards, counts, prices, availability. Of a city with 45 properties,
//               judged, and of one with 450, told. Without dates; with dates (flexible, the dearer kind); with dates and
//               every other filter.
// Growth        The same search of the same city, in the large catalogue against the small one.
//
// Ends with exit code 1 when a search of the smaller city costs more than 5 look-ups, or in the large catalogue more
// than 1.3 times what it costs in the small one. DATABASE_OWNER_URL names a server to use instead of an embedded one.
import { benchSearch } from './search/run.mjs';

await benchSearch();
