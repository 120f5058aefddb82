import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, with the elements it means. It looks at this document only (`setLegacyMode`): a
 * second page of its own for each run, which frames of other origins would need, takes three times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // The mailbox shows a mail in a frame without scripts, where axe would wait for itself for ever.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).exclude('iframe[sandbox]');
  const { violations } = await axe.exclude('nextjs-portal').analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join('\n  ')}`,
  );
}

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
