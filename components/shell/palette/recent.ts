/** How many of what was opened lately stand first. */
const MOST = 8;

const nameOf = (userId: string) => `palette.${userId}`;

/** Ids of what this person opened lately from the palette in this browser, the latest first; names are asked for anew. */
export function readRecent(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, id: string): void {
  try {
    const others = readRecent(userId).filter((kept) => kept !== id);
    localStorage.setItem(nameOf(userId), JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // Storage may be full or forbidden; then nothing stands first.
  }
}
