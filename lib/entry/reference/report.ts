import type { Loaded } from './load';

/** What came of a load, for whoever ran the command. */
export function wordsOf({ total, added, updated, edited, removed }: Loaded): string[] {
  const lines = [`${total} rows of reference data: ${added} added, ${updated} updated.`];
  if (edited.length > 0) lines.push(`Edited here, so left as they are: ${edited.join(', ')}.`);
  if (removed.length > 0) lines.push(`Removed here, so left out: ${removed.join(', ')}.`);
  return lines;
}
