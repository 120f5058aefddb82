'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isWithin } from './agency-menu-place';

/** `isExact`: current only on this very page, not on those below it. */
type Tab = { href: string; label: ReactNode; isExact?: boolean };

/** Tabs above the content of one subject; they wrap where there is no room. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const pathname = usePathname();
  const isHere = ({ href, isExact }: Tab) => (isExact ? pathname === href : isWithin(href, pathname));
  return (
    <nav data-soft aria-label={label} className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          aria-current={isHere(tab) ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent py-2 text-14 hover:text-ink aria-[current]:border-accent aria-[current]:font-bold"
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
