import type { ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { slugify } from '@/lib/platform/addresses/slug';
import { keepTogether } from './keep-together';
import './prose.css';

/** The anchor of a heading, the same for the heading and its table of contents. */
export function anchorOf(heading: string): string {
  return slugify(heading);
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    return textOf((node.props as { children?: ReactNode }).children);
  }
  return '';
}

const components: Components = {
  h2: ({ children }) => <h2 id={anchorOf(textOf(children))}>{children}</h2>,
  a: ({ href = '', children }) => (
    <a href={href} data-soft={href.startsWith('/') ? true : undefined}>
      {children}
    </a>
  ),
};

type Props = {
  markdown: string;
  /** What is made of it once it is sanitised. */
  afterwards?: NonNullable<Options['rehypePlugins']>;
};

/** Markdown as a page of words: sanitised, tables included. */
export function Prose({ markdown, afterwards = [] }: Props) {
  return (
    <div className="prose">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize, ...afterwards]} components={components}>
        {keepTogether(markdown)}
      </Markdown>
    </div>
  );
}
