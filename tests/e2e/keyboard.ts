import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 120;

/** Presses Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS && !(await isThere()); step++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
