import type { ReactNode } from 'react';

/** A figure as it is read, and the address of the list it counts; null: it opens none. */
export type FigureWords = { text: string; href: string | null };

/** A figure that opens the list it counts; nothing opens nothing. */
export function Figure({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} data-soft className="figure-link">
      {children}
    </a>
  );
}
