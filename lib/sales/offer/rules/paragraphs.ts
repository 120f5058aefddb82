/** Markdown as plain sentences: a client's page has a typography of its own. */
export function plainParagraphs(markdown: string | null): string[] {
  return (markdown ?? '')
    .split(/\n{2,}/)
    .map((part) =>
      part
        .replace(/^\s*(?:#+|[-*+]|\d+\.)\s+/gm, '')
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** The first sentence, which opens in large letters, and what follows it. */
export function openingOf(paragraphs: readonly string[]): { opening: string; text: string[] } {
  const [first = '', ...others] = paragraphs;
  const end = /[.!?](?=\s|$)/.exec(first);
  const opening = end ? first.slice(0, end.index + 1) : first;
  const rest = first.slice(opening.length).trim();
  return { opening, text: rest === '' ? others : [rest, ...others] };
}
