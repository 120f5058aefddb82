import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the page's script has taken over; what is touched before works as without it. React has then let go of the
 * server's HTML as a whole: an element alone can be known to it in an attempt that it begins anew for a late script.
 */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const known = (node: object | null, name: string) =>
      Object.entries(node ?? {}).find(([key]) => key.startsWith(name))?.[1];
    const root = known(document, '__reactContainer$')?.stateNode;
    const isMainKnown = known(document.querySelector('main'), '__reactFiber$') !== undefined;
    return isMainKnown && root?.current.memoizedState.isDehydrated === false;
  });
  // Effects, which add the listeners, follow the commit. A page that moves on a busy machine may never be idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })));
}

/** Opens a page and waits until its script has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAwake(page);
}

/** What a page keeps in the browser is none of the next one's, though both are opened in one. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Pages that one browser opens one after the other: it loads scripts, fonts and pictures once, and two browsers share the work. */
export function inGroups<Item>(items: readonly Item[], size = 8): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** `Results: n` of a search, wherever the width of the screen has put it. */
export function resultCount(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /Results: |Ergebnisse: / })
    .filter({ visible: true });
}

export async function readResultCount(page: Page): Promise<number> {
  return Number((await resultCount(page).textContent())?.match(/\d+/)?.[0]);
}

/** Only what is seen: a spinner with words of its own stands beside the number. */
export async function expectResults(page: Page, count: number): Promise<void> {
  await expect(resultCount(page)).toHaveText(`Results: ${count}`, { useInnerText: true });
}

/** The field of a day, as it is typed into. */
export const dayField = (within: Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

/** The day it holds: without script the field itself. */
export const heldDay = (within: Locator, label: string): Locator =>
  within.locator('input[type=date]').and(within.getByLabel(label, { exact: true }));

/** The cell of a property's season that asks for these dates at this meal plan. */
export function weekLink(
  page: Page,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  level: string,
): Locator {
  const query = new URLSearchParams({ checkIn, checkOut, serviceLevel: level });
  return page.locator(`#availabilities td a[href$="/enquire-now?${query}"]`);
}
