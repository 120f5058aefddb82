import { expectAccessibleAtAllWidths } from '../accessible';
import { expect, test } from '../test';
import { words } from '../words';
import { open, readers, speaks } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a cell of the season grid leads to interest, option and booking, with the keyboard alone', async ({ page }) => {
  const { page: text } = words.de.chalets;
  await speaks(page.context(), 'de');
  await open(page, readers.agent, '/season-grid?properties=P01,P02,P03,P04');
  const cells = page.getByRole('table').locator('a[data-state="available"]:visible');
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  const cell = page.locator('a[data-state]:focus');
  const titleOf = async (one: typeof cell) => (await one.getAttribute('data-name')) ?? '';
  const title = await titleOf(cell);
  expect(title).not.toBe(await titleOf(cells.first()));
  await expect(cell).toHaveAccessibleName(new RegExp(`^${title}`));
  // Its currency stands in the head of its house alone.
  const price = `EUR\u00a0${await cell.locator('b').textContent()}`;

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(price);
  for (const name of [text.takeOption, text.interest, text.book]) {
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessibleAtAllWidths(page);

  // Four houses are readable on a telephone: each has its column.
  await page.setViewportSize({ width: 390, height: 844 });
  const widths = await cells.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(50);
  // And each long word of a name one line.
  const name = page.getByRole('columnheader').getByText('Arvenschatten').getByText('Arvenschatten');
  const lines = () => name.evaluate((word) => word.clientHeight / Number.parseFloat(getComputedStyle(word).lineHeight));
  expect(await lines()).toBe(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('a[data-state]:focus')).toHaveAttribute('data-name', title);
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/book-now\?checkIn=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.propertyLead.title['book-now']);
});

test('a fifth house is told of, and comes in when one leaves', async ({ page }) => {
  await open(page, readers.agent, '/season-grid?properties=P01,P02,P03,P04,P05');
  const main = page.getByRole('main');
  await expect(main.getByText('4 houses at most stand beside each other.')).toBeVisible();
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/P05/);
  await expect(page).not.toHaveURL(/P01/);
  await expect(main.getByText('4 houses at most stand beside each other.')).toHaveCount(0);
});
