/** Of each word that begins with a letter or a digit its first, two at most. Whole characters: half of one is no text. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? [])
    .slice(0, 2)
    .join('');
}
