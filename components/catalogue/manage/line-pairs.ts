import type { Line } from '@/lib/catalogue/manage/types';

export type Pair = { line: Line; before: Line | null };

/**
 * Each line with what is shown of it: the one that `first` says the same of, else the one that stood in its place. `gone` are
 * those of which nothing is left.
 */
export function pairedLines(
  now: readonly Line[],
  shown: readonly Line[],
  first: string,
): { pairs: Pair[]; gone: Line[] } {
  const left = new Map(shown.entries());
  const take = (at: number | undefined): Line | null => {
    const found = at === undefined ? undefined : left.get(at);
    if (at !== undefined) left.delete(at);
    return found ?? null;
  };
  const named = now.map((line) => take([...left].find(([, one]) => one[first] === line[first])?.[0]));
  const pairs = now.map((line, at) => ({ line, before: named[at] ?? take(at) }));
  return { pairs, gone: [...left.values()] };
}
