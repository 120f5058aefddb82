const PLACES = ['', 'france', 'austria', 'switzerland', 'courchevel-1850', 'verbier', 'lech', 'zermatt'];
const DAY_MS = 86_400_000;

const HOTEL_PLACES = ['FR', 'AT', 'CH', 'IT', 'lech', 'zermatt', 'verbier', 'davos', 'megeve', 'kitzbuehel'];
/** The hotels that are no demonstration of what cannot be: `H01` to `H22`. */
const HOTELS = 22;

/** The Saturday so many weeks ahead, as searches for a week in the snow name it. */
function saturday(weeks) {
  const today = new Date();
  const first = (6 - today.getUTCDay() + 7) % 7;
  return new Date(today.getTime() + (first + weeks * 7) * DAY_MS);
}

/** The week from the Saturday so many weeks ahead. */
export function saturdayStay(weeks) {
  const checkIn = saturday(weeks);
  const day = (date) => date.toISOString().slice(0, 10);
  return { checkIn: day(checkIn), checkOut: day(new Date(checkIn.getTime() + 7 * DAY_MS)) };
}

function address({ place, weeks, adults, priceRange }) {
  const query = new URLSearchParams({ ...saturdayStay(weeks), adults: String(adults) });
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

/** What agents ask for in turn: a search of hotels for a week and a party, then rooms and rates of a hotel for it. */
export function hotelVisits() {
  let asked = 0;
  return () => {
    const index = asked++;
    const turn = Math.floor(index / 2);
    const { checkIn, checkOut } = saturdayStay(3 + (turn % 12));
    const stay = new URLSearchParams({
      ...{ checkInDate: checkIn, checkOutDate: checkOut },
      numAdults: String(1 + (turn % 4)),
    });
    if (index % 2 === 0) return `/hotels?destination=${HOTEL_PLACES[turn % HOTEL_PLACES.length]}&${stay}`;
    return `/hotels/H${String(1 + (turn % HOTELS)).padStart(2, '0')}?tab=rooms&${stay}`;
  };
}
