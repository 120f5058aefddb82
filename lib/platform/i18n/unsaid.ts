/** The words without these: an island that never says them is not sent them either. */
export function unsaid<Words extends object>(words: Words, ...names: (keyof Words)[]): Words {
  return { ...words, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
