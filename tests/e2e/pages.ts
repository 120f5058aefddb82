import type { Locator, Page } from '@playwright/test';

/** `Results: n` of a search, wherever the width of the screen has put it; compare its inner text, it has a spinner. */
export function resultCount(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /Results: |Ergebnisse: / })
    .filter({ visible: true });
}
