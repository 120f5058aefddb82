import fs from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

type Matches = (node: Element, ...more: unknown[]) => boolean;
type Axe = { configure: (spec: { rules: { id: string; matches: Matches }[] }) => void };

/**
 * Runs in the page. Contrast is two thirds of axe's time, and most of a list or a form wears the same: of words in the same
 * colour, size and weight on the same grounds the first are judged. What lies over or under something else is judged each time.
 */
function judgeContrastOnce(axe: Axe, matches: Matches): void {
  const grounds = new Map<Element, string>();
  const seen = new Set<string>();
  const positionOf = (element: Element) => getComputedStyle(element).position;
  const isLaid = (element: Element) => ['absolute', 'fixed', 'sticky'].includes(positionOf(element));
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const isBare = own === 'rgba(0, 0, 0, 0),none,1,none,normal';
    const isAlone = isLaid(element) || [...element.children].some(isLaid);
    const ground = groundOf(element.parentElement) + (isBare ? '' : `/${own}`) + (isAlone ? `#${grounds.size}` : '');
    grounds.set(element, ground);
    return ground;
  };
  const isFirst = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const worn = [color, fontSize, fontWeight, textShadow, groundOf(element)].join();
    const count = seen.size;
    return seen.add(worn).size > count;
  };
  const judges: Matches = (node, ...more) => matches(node, ...more) && isFirst(node);
  axe.configure({ rules: [{ id: 'color-contrast', matches: judges }] });
}

export const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The builder would send axe, half a megabyte, to the page twice a run: a page that has it keeps it. */
const kept = `
  if (window.axe) {
    window.matchesContrast ??= axe._audit.getRule('color-contrast').matches;
    (${judgeContrastOnce})(axe, window.matchesContrast);
  }`;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe for the page as it stands. It looks at this document only (`setLegacyMode`): a second page of its own for each run, which
 * frames of other origins would need, takes three times as long.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return (
    new AxeBuilder({ page, axeSource: kept })
      // What passes is not described, element by element. No rule of ours reads the style sheets as files.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode(true)
      .exclude('nextjs-portal')
  );
}

/** What axe finds on the page, with the elements it means. */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // A frame holds a page of its own, looked at where it stands alone; one without scripts would never answer axe.
  const axe = (await axeOn(page))
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
