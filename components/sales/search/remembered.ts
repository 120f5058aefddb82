/** The filter of this visit, once somebody searched. Storage may be refused: then nothing is remembered. */
const KEY = 'alpenglow.search';

export function rememberSearch(address: string): void {
  try {
    if (address.includes('?')) sessionStorage.setItem(KEY, address);
    else sessionStorage.removeItem(KEY);
  } catch {
    // A search works without memory.
  }
}

export function rememberedSearch(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetSearch(): void {
  rememberSearch('');
}
