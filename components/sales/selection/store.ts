import { SELECTION_KEY } from '@/lib/sales/selection/keys';
import type { Selection } from '@/lib/sales/selection/types';

/** `isRead`: the browser was asked. */
export type Kept = { isRead: boolean; selection: Selection | null };

const unread: Kept = { isRead: false, selection: null };

let kept = unread;
const listeners = new Set<() => void>();

function tell(selection: Selection | null): void {
  kept = { isRead: true, selection };
  for (const listener of listeners) listener();
}

/** Storage may be full or forbidden: a selection then lives as long as its page. */
function stored(): string | null {
  try {
    return localStorage.getItem(SELECTION_KEY);
  } catch {
    return null;
  }
}

async function read(): Promise<void> {
  const text = stored();
  if (text === null) return tell(null);
  // What judges it is heavier than all the rest, and most visits begin without a selection.
  const { readSelection } = await import('@/lib/sales/selection/schema');
  tell(readSelection(text));
}

function onStorage({ key }: StorageEvent): void {
  if (key === SELECTION_KEY || key === null) void read();
}

/** Every tab of this browser sees the same selection. */
export function subscribeToSelection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    void read();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export const keptSelection = (): Kept => kept;
export const keptOnServer = (): Kept => unread;

export function keepSelection(selection: Selection | null): void {
  try {
    if (selection) localStorage.setItem(SELECTION_KEY, JSON.stringify(selection));
    else localStorage.removeItem(SELECTION_KEY);
  } catch {
    // See above.
  }
  tell(selection);
}
