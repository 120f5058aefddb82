export type Party = { adults: number; childrenAges: readonly number[] };

/** All who come. */
export function guestsIn({ adults, childrenAges }: Party): number {
  return adults + childrenAges.length;
}

/** The party once so many come: its children stay the same, unless they alone would be more. */
export function partyOf(guests: number, { childrenAges }: Pick<Party, 'childrenAges'>): Party {
  return guests > childrenAges.length
    ? { adults: guests - childrenAges.length, childrenAges }
    : { adults: guests, childrenAges: [] };
}

type GuestName = { firstName: string; lastName: string };

/** A room without any name is in the client's, who is the first. */
export function inClientsName(guests: readonly GuestName[]): GuestName[] {
  const [client] = guests;
  return guests.map((guest) => (guest.firstName || guest.lastName ? guest : (client ?? guest)));
}
