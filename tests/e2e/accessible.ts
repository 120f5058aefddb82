import { expect, type Page, test } from '@playwright/test';

const WIDTHS = [390, 820, 1440];

async function expectNothingSideways(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

/** axe finds nothing at three widths (`check`), and neither there nor at 320 px does anything move sideways. */
export async function expectAccessibleAtAllWidths(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`at ${width} px`, async () => {
      await expectNothingSideways(page);
      await check(page);
    });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await test.step('at 320 px', () => expectNothingSideways(page));
}
