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
  // The page itself cannot know what else stands in its address.
  if (link?.dataset.language) link.href = inLanguage(link.dataset.language);
  if (link) closePanels();
}
