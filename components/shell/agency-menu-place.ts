import { paths } from '@/lib/platform/addresses/paths';

/** What is opened from an entry's page and stands nowhere below it: houses of a search beside each other, week by week. */
const opened: Readonly<Record<string, readonly string[]>> = { [paths.search()]: [paths.seasonGrid()] };

/** Whether the page at `pathname` belongs to the entry: the page itself, one below it, or one it opens. */
export function isWithin(href: string, pathname: string): boolean {
  const own = href.split('?')[0] ?? href;
  return [own, ...(opened[own] ?? [])].some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

/** Whether the reader stands on the entry's very page, in its very scope. */
export function isOn(href: string, pathname: string, search: URLSearchParams): boolean {
  const [path = href, query = ''] = href.split('?');
  return pathname === path && (search.get('scope') ?? '') === (new URLSearchParams(query).get('scope') ?? '');
}
