function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}

/** This very page in the other language: the switch keeps what else stands in the query and the fragment. */
export function inLanguage(locale: string): string {
  const url = new URL(location.href);
  url.searchParams.set('lang', locale);
  return url.href;
}

/** What every frame does when a link is followed: the language switch stays in place, open menus close. */
export function afterLinkClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // A static page does not know its query.
  if (link?.dataset.language) link.href = inLanguage(link.dataset.language);
  if (link) closePanels();
}

/**
 * Where a click leads that Next's router may follow without loading the page anew: a plain click on a plain link of a
 * part marked `data-soft`. Such a part needs no `next/link`, of which each is rendered twice per page. Else null.
 */
export function softTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-soft] a') : null;
  if (!link || link.dataset.language || link.target || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}
