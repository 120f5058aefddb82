/** Whether the page at `pathname` belongs to the entry: the page itself or one below it. */
export function isWithin(href: string, pathname: string): boolean {
  const own = href.split('?')[0] ?? href;
  return pathname === own || pathname.startsWith(`${own}/`);
}

/** Whether the reader stands on the entry's very page, in its very scope. */
export function isOn(href: string, pathname: string, search: URLSearchParams): boolean {
  const [path = href, query = ''] = href.split('?');
  return pathname === path && (search.get('scope') ?? '') === (new URLSearchParams(query).get('scope') ?? '');
}
