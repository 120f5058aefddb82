type Guest = { firstName: string; lastName: string };

const nobody: Guest = { firstName: '', lastName: '' };
const textOf = (typed: unknown) => (typeof typed === 'string' ? typed.trim() : '');

/** One name for each room of what was typed; what is half typed stays so, to be told at its field. */
export function guestsOfRooms(typed: unknown, rooms: number): Guest[] {
  const names = (Array.isArray(typed) ? typed : []).map((guest: Partial<Record<keyof Guest, unknown>> | null) => ({
    firstName: textOf(guest?.firstName),
    lastName: textOf(guest?.lastName),
  }));
  return Array.from({ length: Math.max(rooms, 1) }, (_, room) => names[room] ?? nobody);
}
