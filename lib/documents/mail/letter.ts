import { LANGUAGE_PARAMETER } from '@/lib/platform/addresses/locale';
import type { Locale } from '@/lib/platform/i18n/locale';

/** What a mail says, before it is drawn: HTML and text are made from the same blocks, so they cannot differ. */
export type Fact = { label: string; value: string; href?: string };

export type Block =
  | { kind: 'paragraph'; text: string }
  /** A line in small print. */
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Somebody's own words, several lines. */
  | { kind: 'words'; label: string; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; before: string; label: string; href: string };

export type Letter = {
  subject: string;
  heading: string;
  /** What mail programs show after the subject. */
  preview: string;
  blocks: readonly Block[];
};

/** Facts in their order; what has no value is left out. */
export function facts(...all: (Fact | null)[]): Block {
  return { kind: 'facts', facts: all.filter((fact) => fact !== null).filter(({ value }) => value !== '') };
}

/** Who follows a link of a letter reads on in the language of the letter, whatever their browser prefers (rule 6.15). */
export function inItsLanguage(letter: Letter, locale: Locale): Letter {
  const at = (href: string) => {
    const isPage = /^https?:/.test(href);
    return isPage ? `${href}${href.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${locale}` : href;
  };
  const blocks = letter.blocks.map((block): Block => {
    if (block.kind === 'button' || block.kind === 'link') return { ...block, href: at(block.href) };
    if (block.kind !== 'facts') return block;
    return { ...block, facts: block.facts.map((fact) => (fact.href ? { ...fact, href: at(fact.href) } : fact)) };
  });
  return { ...letter, blocks };
}

/** A `?` or `&` of an address would begin the fields of a mailto link. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
