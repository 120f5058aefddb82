/** Called with the cache tag that changed; null when any may have, because this process could not listen for a while. */
type Listener = (tag: string | null) => void;

type Changes = {
  count: number;
  /** The count of each tag's latest change. */
  latest: Map<string, number>;
  /** The count when anything may have changed. */
  latestOfAll: number;
  listeners: Set<Listener>;
  isHeard: boolean;
};

// Next bundles middleware, pages and route handlers apart from each other; they share what has changed.
const shared = globalThis as { alpenglowChanges?: Changes };

function changes(): Changes {
  shared.alpenglowChanges ??= { count: 0, latest: new Map(), latestOfAll: 0, listeners: new Set(), isHeard: false };
  return shared.alpenglowChanges;
}

/**
 * Makes what is kept under a tag old, or everything (null). The database announces what changes in it, whoever writes
 * (lib/platform/listen), so commands need not; for a route whose answer must not come before its change is known here.
 */
export function noteChange(tag: string | null): void {
  const state = changes();
  state.count += 1;
  if (tag === null) state.latestOfAll = state.count;
  else state.latest.set(tag, state.count);
  for (const listener of state.listeners) listener(tag);
}

export function onChange(listener: Listener): void {
  changes().listeners.add(listener);
}

/** From now on this process is told what changes; false when it was already. */
export function hearChanges(): boolean {
  const state = changes();
  if (state.isHeard) return false;
  state.isHeard = true;
  return true;
}

export function areChangesHeard(): boolean {
  return changes().isHeard;
}

/** How many changes were heard so far. Read it before the data, and keep it beside what is made of them. */
export function changeCount(): number {
  return changes().count;
}

/** Whether one of these tags has changed after `count` was read. */
export function hasChangedSince(count: number, tags: readonly string[]): boolean {
  const { latest, latestOfAll } = changes();
  return latestOfAll > count || tags.some((tag) => (latest.get(tag) ?? 0) > count);
}
