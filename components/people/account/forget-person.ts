import { HOTEL_FILTER_KEY } from '@/lib/sales/search/hotel/keys';
import { SELECTION_KEY } from '@/lib/sales/selection/keys';

/** What this browser keeps for the person who is signed in. */
const keys = [SELECTION_KEY, HOTEL_FILTER_KEY];

/** At their sign-out: the next one at this computer finds nothing of theirs. */
export function forgetPerson(): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
