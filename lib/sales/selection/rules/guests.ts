type Guest = { firstName: string; lastName: string };

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.trim() : '');

/**
 * One name for each room of what was typed: a room without any is in the client's, who is the first. What is half typed
 * stays so, to be told at its field.
 */
export function guestsOfRooms(typed: unknown, rooms: number): Guest[] {
  const names = (Array.isArray(typed) ? typed : []).map((guest: Partial<Record<keyof Guest, unknown>> | null) => ({
    firstName: textOf(guest?.firstName),
    lastName: textOf(guest?.lastName),
  }));
  const client = names[0] ?? { firstName: '', lastName: '' };
  return Array.from({ length: Math.max(rooms, 1) }, (_, index) => {
    const guest = names[index];
    return guest && (guest.firstName || guest.lastName) ? guest : client;
  });
}
