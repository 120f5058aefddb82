'use client';

import { usePathname, useRouter } from 'next/navigation';
import { isWithin } from '@/components/shell/agency-menu-place';
import { filterControlClass } from '@/components/ui/filter-fields';

type RailLink = { href: string; label: string; waiting: { count: number; label: string } | null };
type Props = { label: string; groups: readonly { name: string; links: readonly RailLink[] }[] };

/** Beside the page where there is room, else one select above it. */
export function RailLinks({ label, groups }: Props) {
  const pathname = usePathname();
  const router = useRouter();
  const all = groups.flatMap(({ links }) => links);
  const here = all.find(({ href }) => isWithin(href, pathname))?.href ?? '';
  return (
    <>
      <select
        aria-label={label}
        value={here}
        onChange={({ target }) => router.push(target.value)}
        className={`${filterControlClass} mb-6 desk:max-w-80 wide:hidden`}
      >
        {here === '' && <option value="">{label}</option>}
        {groups.map(({ name, links }) => (
          <optgroup key={name} label={name}>
            {links.map(({ href, label: text, waiting }) => (
              <option key={href} value={href}>
                {waiting ? `${text} (${waiting.count})` : text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <nav aria-label={label} className="grid content-start gap-5 max-wide:hidden">
        {groups.map(({ name, links }) => (
          <div key={name}>
            <p className="mb-1 px-3 text-12 text-soft">{name}</p>
            <ul>
              {links.map(({ href, label: text, waiting }) => (
                <li key={href}>
                  <a
                    href={href}
                    data-soft
                    aria-current={href === here ? 'page' : undefined}
                    className="flex min-h-8 items-center justify-between gap-3 rounded-desk px-3 text-14 hover:bg-main-light2 aria-[current]:bg-main-light2 aria-[current]:font-bold"
                  >
                    {text}
                    {waiting && (
                      <span className="figures text-12 font-bold text-warning">
                        <span aria-hidden>{waiting.count}</span>
                        <span className="sr-only">{waiting.label}</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
