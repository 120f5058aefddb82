import type { StayFact } from './facts';

/** The message key of a meal plan; `null` means an unknown one, which is shown as the operator wrote it. */
export type ServiceLevelKey = 'selfCatered' | 'bedAndBreakfast' | 'catered';

const keys = new Map<string, ServiceLevelKey>([
  ['selfcatered', 'selfCatered'],
  ['selbstverpflegung', 'selfCatered'],
  ['bedandbreakfast', 'bedAndBreakfast'],
  ['frühstück', 'bedAndBreakfast'],
  ['catered', 'catered'],
  ['hotelservice', 'catered'],
]);

const order: Record<ServiceLevelKey, number> = { selfCatered: 0, bedAndBreakfast: 1, catered: 2 };

/** Labels of either language and our own ids, whatever their case, hyphens and spaces. */
export function serviceLevelKey(level: string): ServiceLevelKey | null {
  const plain = level.normalize('NFC').toLowerCase().replace(/[\s-]/g, '').replace('&', 'and');
  return keys.get(plain) ?? null;
}

/** Rule 7.12: 0, 1, 2, and −1 for an unknown meal plan, which therefore comes first. */
export function serviceLevelOrder(level: string): number {
  const key = serviceLevelKey(level);
  return key === null ? -1 : order[key];
}

/** Unknown levels among themselves are in code unit order, so that the result does not depend on the input's order. */
export function compareServiceLevels(a: string, b: string): number {
  const difference = serviceLevelOrder(a) - serviceLevelOrder(b);
  if (difference !== 0) return difference;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function sortServiceLevels(levels: readonly string[]): string[] {
  return [...levels].sort(compareServiceLevels);
}

/** The same meal plan, even when one is named in German and the other in English. */
export function isSameServiceLevel(a: string, b: string): boolean {
  const key = serviceLevelKey(a);
  return key === null ? a === b : key === serviceLevelKey(b);
}

/** The rate of a level under whatever name the operator gave it; undefined: not offered, null: on request. */
export function rateOf(stay: Pick<StayFact, 'rates'>, level: string): number | null | undefined {
  if (Object.hasOwn(stay.rates, level)) return stay.rates[level];
  const name = sortServiceLevels(Object.keys(stay.rates)).find((one) => isSameServiceLevel(one, level));
  return name === undefined ? undefined : stay.rates[name];
}

/** Amounts we would put on a page: whole minor units, not negative. Anything else is a price on request, never zero. */
export function isPrice(rate: number | null | undefined): rate is number {
  return rate !== null && rate !== undefined && Number.isSafeInteger(rate) && rate >= 0;
}

/** null when no level has a price. Equal prices: the lower meal plan. */
export function cheapestServiceLevel(stay: Pick<StayFact, 'rates'>): { serviceLevel: string; amount: number } | null {
  let cheapest: { serviceLevel: string; amount: number } | null = null;
  for (const serviceLevel of sortServiceLevels(Object.keys(stay.rates))) {
    const amount = stay.rates[serviceLevel];
    if (isPrice(amount) && (cheapest === null || amount < cheapest.amount)) cheapest = { serviceLevel, amount };
  }
  return cheapest;
}
