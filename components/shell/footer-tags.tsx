'use client';

import { LinkList, type LinkWords } from '@/components/ui/link-list';

type Props = { label: string; rows: readonly { label: string; links: readonly LinkWords[] }[] };

/** The way from any page to any other. */
export function FooterTags({ label, rows }: Props) {
  return (
    <nav aria-label={label} className="mt-14 border-t border-white/15 pt-5 text-13">
      {rows.map((row) => (
        <div key={row.label} className="flex flex-col py-1 desk:flex-row">
          <p className="w-32 shrink-0 py-[3px] text-on-deep-soft">{row.label}</p>
          <LinkList links={row.links} className="flex flex-wrap gap-x-5" />
        </div>
      ))}
    </nav>
  );
}
