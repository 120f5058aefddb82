import type { Page } from '@playwright/test';
import { freeStay, pathOf } from '../catalogue';
import { tabTo } from '../keyboard';
import { visit } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

const HOUSE = 'P01';
const { gallery, property, season, map } = words.en;

const main = (page: Page) => page.getByRole('main');
const lightbox = (page: Page) => page.getByRole('dialog');
const panel = (page: Page) => page.getByRole('complementary', { name: property.panel.label });

test('the photographs by keyboard: open, walk, close, and the focus is back', async ({ page }) => {
  await visit(page, await pathOf(HOUSE));
  const second = main(page)
    .getByRole('region', { name: /^Photographs of / })
    .getByRole('link')
    .nth(1);
  await main(page).focus();
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page)).toContainText('2 / 14');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('3 / 14');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText('2 / 14');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText('1 / 14');
  // A shown picture, not only a number.
  await expect
    .poll(() =>
      lightbox(page)
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(second).toBeFocused();
});

test('all photographs open from their button, and the first one can be paused', async ({ page }) => {
  await visit(page, await pathOf(HOUSE));
  await main(page).getByText('All 14 photographs').click();
  await expect(lightbox(page)).toContainText('1 / 14');
  await lightbox(page).getByRole('button', { name: gallery.close }).click();
  await expect(lightbox(page)).toBeHidden();
  const pause = main(page).getByRole('button', { name: gallery.pause });
  await pause.click();
  await expect(main(page).getByRole('button', { name: gallery.play })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays by itself', async ({ page }) => {
    await visit(page, await pathOf(HOUSE));
    await expect(main(page).getByRole('button', { name: gallery.play })).toBeVisible();
  });
});

test('a week of the season changes panel, terms, address and the way to the enquiry', async ({ page }) => {
  const stay = await freeStay(HOUSE, 4);
  const price = (level: string) => {
    const amount = (stay.rates[level]?.amount ?? 0) / 100;
    return new RegExp(`EUR\\s${String(amount).replace(/\B(?=(\d{3})+$)/g, '\\s')}`);
  };
  await visit(page, await pathOf(HOUSE));
  const cell = main(page).locator(`a[data-week="${stay.checkIn}/${stay.checkOut}"][data-level="Catered"]`);
  await expect(cell).toHaveAccessibleName(new RegExp(`${season.state.available}, .*, Catered$`));
  await cell.click();
  await expect(panel(page)).toContainText(price('Catered'));
  await expect(main(page).locator('#terms')).toContainText(price('Catered'));
  await expect(cell).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`\\?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&serviceLevel=Catered`));

  await panel(page).getByLabel(property.panel.level).selectOption('Selfcatered');
  await expect(panel(page)).toContainText(price('Selfcatered'));

  await page.reload();
  await expect(panel(page)).toContainText(price('Selfcatered'));
  await panel(page).getByLabel(property.panel.adults).selectOption('5');
  await panel(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/enquire-now\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    serviceLevel: 'Selfcatered',
    adults: '5',
    children: '0',
  });
  await expect(main(page).getByLabel(words.en.enquiry.shared.checkIn, { exact: true })).toHaveValue(stay.checkIn);
});

test('a sold week and a week under option are no links', async ({ page }) => {
  await visit(page, await pathOf('P18'));
  const table = main(page).locator('#availabilities').getByRole('table').first();
  await expect(table.getByText(season.state.sold).first()).toBeVisible();
  await expect(table.getByRole('link', { name: new RegExp(season.state.sold) })).toHaveCount(0);
  await expect(table.getByText(season.state.option, { exact: true }).first()).toBeVisible();
});

test('floor plans: one at a time, enlarged by keyboard', async ({ page }) => {
  await visit(page, await pathOf(HOUSE));
  const plans = main(page).locator('#floor-plans');
  await plans.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(plans.getByRole('radio').nth(1)).toBeChecked();
  await expect(plans.getByRole('img')).toHaveCount(1);
  const enlarge = plans.getByRole('link');
  await tabTo(page, enlarge);
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toContainText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('the map comes when it is asked for, with the house on it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, await pathOf(HOUSE));
  const region = main(page).locator('#location');
  await expect(region.getByRole('button', { name: map.show })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/map/') && !path.includes('placeholder'))).toEqual([]);
  await region.getByRole('button', { name: map.show }).click();
  await expect(region.getByRole('img', { name: 'Chalet Sept Mélèzes' })).toBeVisible();
  await expect(region.getByRole('button', { name: map.zoomIn })).toBeVisible();
  expect(fetched.some((path) => path.startsWith('/map/'))).toBe(true);
});

test('the map of a search shows its houses; one leads to its page', async ({ page }) => {
  await visit(page, '/search?destination=zermatt');
  const region = main(page).locator('#map');
  await region.getByRole('button', { name: map.show }).click();
  const pin = region.getByRole('button', { name: /^Chalet Arvenschatten, / });
  await expect(pin).toBeVisible();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('link', { name: /Chalet Arvenschatten$/ })).toHaveAttribute(
    'href',
    await pathOf('P03'),
  );
  await page.keyboard.press('Escape');
  await expect(region.getByRole('link', { name: /Chalet Arvenschatten$/ })).toBeHidden();
  await expect(pin).toBeFocused();
});

test('on paper there is the house, and nothing to press', async ({ page }) => {
  await visit(page, await pathOf(HOUSE));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: property.tabs.label })).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('region', { name: words.en.consent.label })).toBeHidden();
  await expect(main(page).getByRole('table').first()).toBeVisible();
  await expect(main(page).locator('#terms')).toBeVisible();
});

test('a house without price, without stays or without sales information still says what to do', async ({ page }) => {
  for (const id of ['P36', 'P19', 'P05']) {
    await visit(page, await pathOf(id));
    const ask = main(page).locator('a[href*="/enquire-now"], form[action*="/enquire-now"]');
    expect(await ask.count()).toBeGreaterThan(0);
  }
  await expect(main(page).locator('#terms')).toContainText(words.en.terms.missing);
});
