import type { Locator, Page } from '@playwright/test';

/** `Results: n` of a search, wherever the width of the screen has put it. */
export function resultCount(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /Results: |Ergebnisse: |Treffer: / }).filter({ visible: true });
}
