import type { Period } from '@/lib/catalogue/property/rules/facts';
import { type NightSigns, withOwnNights } from '@/lib/rates/taken/rules/signs';

/** Where a calendar learns which nights are taken, once it opens. */
export type NightSource = {
  address: string;
  /** Nights that are held for the reader already. */
  own?: Period;
};

/** Null where they cannot be known: the calendar then marks none. */
export async function loadNights({ address, own }: NightSource): Promise<NightSigns | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const known = (await response.json()) as NightSigns;
    return own ? withOwnNights(known, own) : known;
  } catch {
    return null;
  }
}
