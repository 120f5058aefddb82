import 'server-only';

/** Something that goes on by itself, on behalf of a person. */
export type Going = { personId: string; end: () => void; askAgain: () => void };

// Next bundles pages, route handlers and what runs at the start apart from each other: they share what stands here.
const shared = globalThis as { alpenglowGoing?: Set<Going> };

function going(): Set<Going> {
  shared.alpenglowGoing ??= new Set();
  return shared.alpenglowGoing;
}

/** Counts it among what goes on. Returns how to take that back. */
export function goOn(one: Going): () => void {
  going().add(one);
  return () => {
    going().delete(one);
  };
}

export function countGoing(personId: string): number {
  return [...going()].filter((one) => one.personId === personId).length;
}

/** Ends all that goes on; to be called once the process was asked to end. */
export function endAll(): void {
  for (const { end } of [...going()]) end();
}

/** A session of this person has ended: what goes on for them asks again whether it may. */
export function askAgain(personId: string): void {
  for (const one of [...going()]) if (one.personId === personId) one.askAgain();
}
