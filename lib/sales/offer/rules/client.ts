type Named = { firstName: string; lastName: string };

/** An offer made from a client's lead may be for somebody else: it is the client's where it is in their name. */
export function isInNameOf(
  offer: { clientFirstName: string; clientLastName: string },
  { firstName, lastName }: Named,
): boolean {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return same(offer.clientFirstName, firstName) && same(offer.clientLastName, lastName);
}
