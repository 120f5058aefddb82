import { fill } from '@/components/rates/night/calendar-words';
import { expectAccessibleAtAllWidths } from '../accessible';
import { addDays, businessDay } from '../catalogue';
import { expect, test } from '../test';
import { words } from '../words';
import { open, speaks } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an operator raises the prices of two weeks with the keyboard alone and takes it back', async ({ page }) => {
  test.setTimeout(240_000);
  const { deskStays: text } = words.de;
  await speaks(page.context(), 'de');
  // Next winter: nobody else's test asks for its prices.
  await open(page, 'reto.tschuggen@operators.example', `/desk/calendar?from=${addDays(await businessDay(), 370)}`);
  const table = page.getByRole('table', { name: text.grid });
  expect(await table.getByRole('rowgroup').count()).toBeGreaterThan(2);

  // Two neighbours on sale, at a price, in one line.
  const cells = table.getByRole('button');
  const found = await cells.evaluateAll((all) =>
    all.map((one) => ({ label: one.getAttribute('aria-label') ?? '', place: one.getAttribute('data-place') ?? '' })),
  );
  const isFree = (index: number) => {
    const label = found[index]?.label ?? '';
    return label.endsWith(`, ${text.onSale}`) && /\d\s\d{3}/.test(label);
  };
  const lineOf = (index: number) => found[index]?.place.replace(/ \d+$/, '');
  const at = found.findIndex((_, index) => isFree(index) && isFree(index + 1) && lineOf(index) === lineOf(index + 1));
  expect(at).toBeGreaterThanOrEqual(0);
  const [first, second] = [cells.nth(at), cells.nth(at + 1)];
  const was = await first.textContent();

  await first.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(second).toBeFocused();
  for (const cell of [first, second]) await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text.percent })).toBeFocused();
  await page.keyboard.type('10');
  await expect(first.locator('del')).toHaveText(was ?? '');
  await expectAccessibleAtAllWidths(page);

  await page.getByRole('button', { name: fill(text.applyPrices, { count: 2 }) }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: text.choose })).toBeVisible();
  await expect(page.getByRole('button', { name: text.undo, exact: true })).toBeVisible();
  await expect(first).not.toHaveText(was ?? '');
  await first.focus();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveText(was ?? '');
});
