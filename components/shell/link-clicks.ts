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

type Router = { push: (href: string, options?: { scroll?: boolean }) => void };

/**
 * Lets Next's router follow a plain click on a plain link without loading the page anew: of a link marked `data-soft`, or
 * within a part that is. Such a link needs no `next/link`, each of which is rendered twice per page. Where the link says
 * `data-stays`, what it leads to is not scrolled to its top.
 */
export function followSoftly(event: MouseEvent, router: Router): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.closest('[data-soft]') || link.dataset.language || link.target || link.download) return;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.stays === undefined });
}
