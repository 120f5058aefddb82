'use client';

import { LinkList, type LinkWords } from '@/components/ui/link-list';

type Props = { links: readonly LinkWords[]; className: string };

/** Places below their country. */
export function PlaceList({ links, className }: Props) {
  return <LinkList links={links} data-soft className={`link-lists border-t border-line pt-3 text-14 ${className}`} />;
}
