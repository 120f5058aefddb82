/** A lead of the viewer's own side, in finished words: whole, and in a line of few. */
export type OwnLeadWords = { href: string; whole: string; short: string; client: string; left?: string };

export const leadLink = 'inline-block min-h-6 font-bold text-main-ink underline underline-offset-4';

/** In a cell of the season grid: whole for a pointer and for a reader. */
export function OwnLeadInShort({ words: { href, whole, short, client, left } }: { words: OwnLeadWords }) {
  return (
    <a href={href} data-soft title={whole} className={`${leadLink} own-lead`}>
      <span aria-hidden="true">
        {short}
        <span className="client">{`, ${client}`}</span>
        {left && <small>{left}</small>}
      </span>
      <span className="sr-only">{whole}</span>
    </a>
  );
}
