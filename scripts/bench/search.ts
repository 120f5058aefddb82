// npm run bench:search
//
// What a search of one city costs beside a look-up by primary key, through the same client and over the same
// connection, in one run: with 10 000 houses, and again when the rest of the catalogue has grown tenfold. Rounds
// alternate between all of them and a figure is a ratio of medians, because only ratios hold on a noisy machine.
//
// Look-up       A house by its primary key, all its columns (db.property.findUnique).
// Search        searchHouses: both lists with 24 and 12 cards, counts, prices, availability. Of a city with 45 houses,
//               judged, and of one with 450, told. Without dates; with dates (flexible, the dearer kind); with dates and
//               every other filter.
//
// Ends with exit code 1 when a search of the smaller city costs more than 5 look-ups, or more than 1.3 times itself
// before the growth. DATABASE_OWNER_URL names a server to use; without it an embedded one is started.
import { withBenchDatabase } from './search/database.mjs';

await withBenchDatabase(async () => {
  // It connects by the environment that has just been made.
  const { measure } = await import('./search/measure');
  return measure();
});
