import 'server-only';

// Next bundles pages, route handlers and what runs at the start apart from each other: they share what stands here.
const shared = globalThis as { alpenglowEnding?: Set<() => void> };

/** What goes on by itself and must be ended before the process can. */
const open = () => {
  shared.alpenglowEnding ??= new Set();
  return shared.alpenglowEnding;
};

/** `end` is called when the process is asked to end. Returns how to take that back. */
export function onEnding(end: () => void): () => void {
  open().add(end);
  return () => {
    open().delete(end);
  };
}

/** Ends what goes on; to be called once the process was asked to end. */
export function endAll(): void {
  for (const end of [...open()]) end();
}
