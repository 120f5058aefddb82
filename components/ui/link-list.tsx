'use client';

import type { ReactNode } from 'react';

export type LinkWords = { href: string; label: string };

type Props = {
  links: readonly LinkWords[];
  className?: string;
  itemClass?: string;
  linkClass?: string;
  /** Further items behind the links. */
  children?: ReactNode;
};

/** Links one below or beside the other. Drawn in the browser, too: to the server two words a link cost less than two elements. */
export function LinkList({
  links,
  className,
  itemClass,
  linkClass,
  children,
  ...data
}: Props & { 'data-soft'?: boolean }) {
  return (
    <ul {...data} className={className}>
      {links.map(({ href, label }) => (
        <li key={href} className={itemClass}>
          <a href={href} className={linkClass}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
