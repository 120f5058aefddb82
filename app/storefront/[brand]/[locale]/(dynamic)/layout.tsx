import type { ReactNode } from 'react';

/** Below here a page may read what only one visitor has: a query, a token. */
export const dynamic = 'force-dynamic';

export default function DynamicLayout({ children }: { children: ReactNode }) {
  return children;
}
