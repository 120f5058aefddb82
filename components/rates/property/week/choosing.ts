import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { money } from '@/lib/platform/money';
import { type Asked, levelPricesOf } from './level-prices';
import { PANEL_FORM, periodOf, type Week } from './week';

/**
 * The week of that key at that service level; null unless it can be asked for. Without a level the cheapest: that is
 * the price a list shows.
 */
export function findWeek(asked: Asked, key: string, wanted: string | null): Week | null {
  const offers = levelPricesOf(asked, key);
  const amountOf = ({ amount }: { amount: number | null }) => amount ?? Number.POSITIVE_INFINITY;
  const chosen =
    wanted === null
      ? offers.sort((a, b) => amountOf(a) - amountOf(b))[0]
      : offers.find(({ level }) => isSameServiceLevel(level, wanted));
  if (!chosen) return null;
  const { level, state, amount } = chosen;
  const price = amount === null ? null : money(amount, asked.page.currency);
  return { ...periodOf(key), serviceLevel: level, state, price };
}

/** So that a reload keeps the week. */
export function rememberInAddress({ checkIn, checkOut, serviceLevel }: Week): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ checkIn, checkOut, serviceLevel })) {
    address.searchParams.set(name, value);
  }
  // Without a state of its own the router takes the address over; with the present one it would put the old one back.
  history.replaceState(null, '', address);
}

/** How many a search was for: `?adults=8&children=2`. */
export function guestsInAddress(): { adults: string | null; children: string | null } {
  const query = new URLSearchParams(location.search);
  return { adults: query.get('adults'), children: query.get('children') };
}

/** Shows them where guests are chosen; more than the property sleeps changes nothing. */
export function showGuests(): void {
  for (const [name, count] of Object.entries(guestsInAddress())) {
    const choice = document.querySelector<HTMLSelectElement>(`#${PANEL_FORM} select[name=${name}]`);
    if (choice && [...choice.options].some(({ value }) => value === count)) choice.value = count ?? '';
  }
}
