'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { isWithin } from './agency-menu-place';

type LinkProps = {
  href: string;
  /** Current only on this very page and scope, not on those below it. */
  isExact?: boolean;
  className: string;
  children: ReactNode;
};

/** An entry of the menu that knows whether the reader stands on it. */
export function MenuLink({ href, isExact = false, className, children }: LinkProps) {
  const pathname = usePathname();
  const search = useSearchParams();
  const [path = href, query = ''] = href.split('?');
  const isHere = isExact
    ? pathname === path && (search.get('scope') ?? '') === (new URLSearchParams(query).get('scope') ?? '')
    : isWithin(href, pathname);
  return (
    <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}

type GroupProps = { within: string; label: ReactNode; className: string; children: ReactNode };

/** A menu that opens below its name; a native disclosure, so it works before any script. */
export function MenuGroup({ within, label, className, children }: GroupProps) {
  const isHere = isWithin(within, usePathname());
  return (
    <details name="agency-menu" data-menu className="relative h-full">
      <summary data-current={isHere ? '' : undefined} className={className}>
        {label}
      </summary>
      {children}
    </details>
  );
}
