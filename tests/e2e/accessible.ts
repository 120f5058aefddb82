import fs from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The builder sends it to the page twice a run, and would send more than twice as much. A page that has it keeps it. */
const axeSource = `if (!window.axe) { ${fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')} }`;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe for the page as it stands. It looks at this document only (`setLegacyMode`): a second page of its own for each run, which
 * frames of other origins would need, takes three times as long.
 */
export function axeOn(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource })
      // What passes is not described, element by element. No rule of ours reads the style sheets as files.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode(true)
      .exclude('nextjs-portal')
  );
}

/** What axe finds on the page, with the elements it means. */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // A frame holds a page of its own, looked at where it stands alone; one without scripts would never answer axe.
  const axe = axeOn(page)
    .withTags(TAGS)
    .disableRules([...without])
    .exclude('iframe');
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join('\n  ')}`,
  );
}

/**
 * A page is opened once and made wider. Its colours are the same on a telephone and on a desk: contrast, two thirds of axe's
 * time, is measured on the desk.
 */
const sizes = {
  telephone: { widths: [320, 390], without: ['color-contrast'] },
  desk: { widths: [820, 1440], without: [] },
} as const;

type Check = (page: Page, without: readonly string[]) => Promise<void>;

const expectNoFindings: Check = async (page, without) => expect(await axeFindings(page, without)).toEqual([]);

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await test.step(`at ${width} px`, () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0));
}

/** Nothing moves sideways at either width of a size, and axe (`check`) finds nothing at the last one. */
export async function expectAccessibleOn(
  size: keyof typeof sizes,
  page: Page,
  check: Check = expectNoFindings,
): Promise<void> {
  const { widths, without } = sizes[size];
  for (const width of widths) await expectNothingSideways(page, width);
  await test.step(`axe at ${widths[1]} px`, () => check(page, without));
}

/** The same at all widths; the window is a desk's afterwards. */
export async function expectAccessibleAtAllWidths(page: Page, check?: Check): Promise<void> {
  await expectAccessibleOn('telephone', page, check);
  await expectAccessibleOn('desk', page, check);
}
