import type { Page } from '@playwright/test';
import { formatRange } from '@/lib/platform/dates';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { open, readers, speaks } from './signed-in';
import { fillStay, januaryWeek } from './stay';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(404) });

const sizes = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const;
const sections = (page: Page) => page.locator('#hotel-sections > details');

for (const [locale, size] of [
  ['en', 'desk'],
  ['de', 'telephone'],
] as const) {
  test(`a hotel from tab to tab, ${size} (${locale})`, async ({ page, context }) => {
    const { hotel: text } = words[locale];
    await page.setViewportSize(sizes[size]);
    await speaks(context, locale);
    await open(page, readers.agent, '/hotels/H01?tab=hotel');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palais Cendrelle');
    await expect(main).toContainText('Certified Partner');

    // What stands below the pictures stays where it is, whichever is shown.
    const top = () =>
      page.locator('#hotel-sections').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const pictures = page
      .getByRole('region', { name: text.pictures.label.replace('{name}', 'Palais Cendrelle') })
      .getByRole('listitem')
      .getByRole('button');
    const before = await top();
    for (const picture of await pictures.all()) {
      await picture.click();
      await expect(picture).toHaveAttribute('aria-current', 'true');
      expect(await top()).toBe(before);
    }

    // Description is open; everything opens and closes at once.
    await expect(sections(page).and(page.locator('[open]'))).toHaveCount(1);
    await page.getByRole('button', { name: text.sections.expand }).click();
    await expect(sections(page).and(page.locator(':not([open])'))).toHaveCount(0);
    await page.getByRole('button', { name: text.sections.collapse }).click();
    await expect(sections(page).and(page.locator('[open]'))).toHaveCount(0);

    const tab = (name: string) => main.getByRole('link', { name, exact: true }).filter({ visible: true });
    if (size === 'desk') {
      await expect(main.getByRole('navigation', { name: text.tabs.label }).first().getByRole('link')).toHaveText([
        text.tabs.hotel,
        text.tabs.rooms,
        text.tabs.sales,
        text.tabs.enquiry,
        text.tabs.mice,
      ]);
    }
    await tab(text.tabs.sales).first().click();
    await expect(main.getByRole('heading', { name: text.sales.people })).toBeVisible();
    await tab(size === 'desk' ? text.tabs.rooms : text.tabs.roomsShort).click();
    await expect(main.getByRole('list', { name: /Palais Cendrelle/ })).toBeVisible();
    await isAwake(page);

    // The last open tab is where the next hotel opens, and no page is wider than its window.
    await page.goto(at(lds, '/hotels/H17'));
    await expect(page).toHaveURL(/H17$/);
    await expect(main.getByRole('list', { name: /Sertigrain/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a hotel that has uploaded nothing says so, section by section', async ({ page }) => {
  await open(page, readers.agent, '/hotels/H17?tab=hotel');
  const list = page.locator('#hotel-sections');
  for (const sentence of [
    'This hotel has no description.',
    'No dining venues uploaded.',
    'No facilities uploaded.',
    'No location set.',
    'No special instructions for check-in.',
    'No special instructions for check-out.',
    'No policy uploaded.',
  ]) {
    await expect(list.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(sections(page)).toHaveCount(0);
});

test('the demonstration hotel has meeting rooms, in metres and in feet', async ({ page }) => {
  await open(page, readers.agent, '/hotels/H23?tab=mice');
  const main = page.getByRole('main');
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(main).toContainText('m²');
  await main.getByRole('link', { name: 'Imperial' }).click();
  await expect(main).toContainText('sq ft');
  await expect(main).not.toContainText('m²');
});

test('a hotel without chat is not ready, and one that is not there cannot be fetched', async ({ page }) => {
  await open(page, readers.agent, '/hotels/H05?tab=enquiry');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('heading', { level: 2, name: `${name} is not ready yet` })).toBeVisible();
  const answer = await page.goto(at(lds, '/hotels/nothing'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unfortunately, we could not fetch this hotel');
});

test('anybody opens the booking page, is welcomed, and takes a period into the address', async ({ page }) => {
  await page.goto(at(lds, '/distribution/hotels/H01'));
  await isAwake(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button')).toHaveText(['Close', words.en.hotel.distribution.next]);
  await dialog.getByRole('button', { name: words.en.hotel.distribution.next }).click();
  await expect(dialog.getByRole('button').first()).toHaveText('Back');
  await dialog.getByRole('button', { name: words.en.hotel.distribution.next }).click();
  await dialog.getByRole('button', { name: 'Start Now' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: words.en.hotel.distribution.help }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'SELECT YOUR PERIOD' })).toBeVisible();
  await expect(main).not.toContainText(/commission/i);
  const { checkIn, checkOut } = await januaryWeek();
  await fillStay(main, words.en.hotel.panel, { checkIn, checkOut });
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(at(lds, `/distribution/hotels/H01?checkInDate=${checkIn}&checkOutDate=${checkOut}`));
  await expect(main).toContainText(formatRange(checkIn, checkOut, 'en'));
  // A night is told in whole units.
  const { title, night } = words.en.roomRates.public;
  const prices = main.getByRole('table', { name: title });
  const heads = await prices.getByRole('columnheader').allTextContents();
  const nights = await prices
    .locator(`tbody tr > :nth-child(${heads.indexOf(night) + 1})`)
    .filter({ hasText: /\d/ })
    .allTextContents();
  expect(nights.length).toBeGreaterThan(0);
  for (const price of nights) expect(price).toMatch(/EUR\s\d{1,3}(\s\d{3})*$/);
});
