/** Whether the page at `pathname` belongs to the entry: the page itself or one below it. */
export function isWithin(href: string, pathname: string): boolean {
  const own = href.split('?')[0] ?? href;
  return pathname === own || pathname.startsWith(`${own}/`);
}
