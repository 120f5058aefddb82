import { expect, type Page } from '@playwright/test';
import { at, lds } from './people';

/** An admin, on any page: finds an agency in the command palette, by keyboard, and acts for it. */
export async function actFor(page: Page, agency: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(agency);
  await expect(dialog.getByRole('option').first()).toHaveText(agency);
  await page.keyboard.press('Enter');
  await page.waitForURL(at(lds, '/hotels'));
}
