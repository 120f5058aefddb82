import type { CountryId } from '@/lib/platform/addresses/slug';

/** Where a short-term rental shows its registration number (Regulation (EU) 2024/1028 and the countries' own rules). */
const countries: ReadonlySet<string> = new Set<CountryId>(['FR', 'IT']);

export function demandsRegistration(countryId: string): boolean {
  return countries.has(countryId);
}
