import Link from 'next/link';
import type { Locale } from '@/lib/platform/i18n/locale';
import { breadcrumbs, type Crumb } from '@/lib/web/seo/structured-data';
import { JsonLd } from './json-ld';

type Props = { crumbs: readonly Crumb[]; locale: Locale; label: string; className?: string };

/** The way to this page, for readers and, as structured data, for crawlers. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs, locale, label, className }: Props) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={label} className={className ?? 'text-13 text-soft'}>
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} prefetch={false} className="-my-0.5 py-0.5 hover:text-ink hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbs(crumbs, locale)} />
    </nav>
  );
}
