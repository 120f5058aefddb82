const PLACES = ['', 'france', 'austria', 'switzerland', 'courchevel-1850', 'verbier', 'lech', 'zermatt'];
const DAY_MS = 86_400_000;

/** The Saturday so many weeks ahead, as searches for a week in the snow name it. */
function saturday(weeks) {
  const today = new Date();
  const first = (6 - today.getUTCDay() + 7) % 7;
  return new Date(today.getTime() + (first + weeks * 7) * DAY_MS);
}

function address({ place, weeks, adults, priceRange }) {
  const checkIn = saturday(weeks);
  const checkOut = new Date(checkIn.getTime() + 7 * DAY_MS);
  const day = (date) => date.toISOString().slice(0, 10);
  const query = new URLSearchParams({ checkIn: day(checkIn), checkOut: day(checkOut), adults: String(adults) });
  if (place) query.set('destination', place);
  if (priceRange) query.set('priceRange', priceRange);
  return `/search?${query}`;
}

/** Addresses of 20 searches, over and over. */
export function sharedSearches() {
  const all = Array.from({ length: 20 }, (_, index) =>
    address({ place: PLACES[index % PLACES.length], weeks: 4 + (index % 5), adults: 2 + 2 * (index % 3) }),
  );
  let asked = 0;
  return () => all[asked++ % all.length];
}

/** Addresses of searches, no two alike: the upper limit of the price, which is beyond nearly all prices, tells them apart. */
export function differentSearches() {
  let asked = 0;
  return () => {
    const index = asked++;
    return address({
      place: PLACES[index % PLACES.length],
      weeks: 3 + (index % 12),
      adults: 2 + (index % 5),
      priceRange: `0,${164_999 - index}`,
    });
  };
}
