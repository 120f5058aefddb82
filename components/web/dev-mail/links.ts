/** The addresses in a mail's text, each once, in order. */
export function linksOf(text: string): string[] {
  return [...new Set([...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)]+$/, '')))];
}
