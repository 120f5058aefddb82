import type { Page } from '@playwright/test';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { couple, currentSelection } from './selection';
import { open, readers, speaks } from './signed-in';
import { fillStay, januaryWeek, stayQuery } from './stay';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(404) });

const sizes = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const;

const namesOf = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [locale, size] of [
  ['en', 'desk'],
  ['de', 'telephone'],
] as const) {
  test(`rates of a stay, ${size} (${locale})`, async ({ page, context }) => {
    const { roomRates: text } = words[locale];
    await page.setViewportSize(sizes[size]);
    await speaks(context, locale);
    const { checkIn, checkOut } = await januaryWeek();
    await open(page, readers.agent, '/hotels/H10?tab=rooms');
    const main = page.getByRole('main');
    await expect(main).toContainText(text.stay.choose);
    await isAwake(page);
    await fillStay(main, words[locale].hotel.panel, { checkIn, checkOut });
    const party = main.locator('summary').filter({ hasText: words[locale].hotelSearch.guests });
    await party.click();
    await page.locator('input[name=numAdults]').fill('2');
    // What unfolds lies over the button on a telephone.
    await party.click();
    await main.getByRole('button', { name: text.stay.show }).click();
    await page.waitForURL(/checkInDate=/);
    await expect(main.getByRole('heading', { name: text.section.available })).toBeVisible();
    await expect(main.getByText(words[locale].hotel.rooms.confidential)).toHaveCount(2);
    expect(await isTooWide(page)).toBeLessThanOrEqual(0);

    // Terms as one list with dates; the dearest room comes last by price, and stands in the address.
    await main.getByTitle(text.timeline.title).first().click();
    await expect(main.getByText(text.timeline.today, { exact: true }).first()).toBeVisible();
    await page.locator('select[name=sort]').selectOption('price');
    await page.locator('input[name=free]').check();
    await main.getByRole('button', { name: text.view.apply }).click();
    await page.waitForURL(/sort=price.*free=1|free=1.*sort=price/);
    await expect(main.getByText(text.nonRefundable, { exact: true })).toHaveCount(0);

    // A room at an address of its own: more people than sleep there, then back.
    const first = (await namesOf(page).first().textContent()) ?? '';
    await main.getByRole('link', { name: words[locale].hotel.rooms.open }).first().click();
    await page.waitForURL(/shop-modal/);
    await isAwake(page);
    const name = main.getByRole('heading', { level: 1 });
    await expect(name).toHaveText(first);
    await page.reload();
    await expect(name).toHaveText(first);
    await page.goto(page.url().replace('numAdults=2', 'numAdults=5'));
    await expect(main.getByRole('alert')).toContainText(text.shop.invalid);
    await main.getByRole('link', { name: text.shop.back, exact: true }).click();
    await page.waitForURL(/tab=rooms/);
  });
}

for (const locale of ['en', 'de'] as const) {
  test(`one room of a type takes other guests, and then a rate of its own (${locale})`, async ({ page, context }) => {
    const { selection: text } = words[locale];
    await page.setViewportSize(locale === 'en' ? sizes.desk : sizes.telephone);
    await speaks(context, locale);
    await open(page, readers.agent, couple(await januaryWeek()));
    const selection = currentSelection(page);
    const dialog = page.getByRole('dialog');
    const types = page.getByRole('main').locator('li[id^="room-"]');
    await types.first().getByText(text.select, { exact: true }).first().click();
    await dialog.getByRole('button', { name: text.see }).click();
    await selection.getByRole('button', { name: text.edit }).click();
    await dialog.getByRole('button', { name: text.moreRooms }).click();
    const second = dialog.getByRole('listitem').nth(1);
    await second.getByRole('button', { name: text.fewerGuests.replace('{what}', text.guestAdults) }).click();
    await expect(second).toContainText(text.rateAnew);
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect(dialog.getByRole('alert').last()).toHaveText(text.rateMissing);
    const rate = second.getByRole('combobox', { name: text.rate });
    await expect(rate).toBeFocused();
    await rate.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect(selection).toContainText(text.adults.replace('{count}', '2'));
    await expect(selection).toContainText(text.adult.replace('{count}', '1'));
    expect(await isTooWide(page)).toBeLessThanOrEqual(0);
  });
}

for (const [locale, size] of [
  ['en', 'desk'],
  ['de', 'telephone'],
] as const) {
  test(`a rate selected on a room's own page leads to other rooms and to the selection, ${size} (${locale})`, async ({
    page,
    context,
  }) => {
    const { selection: text } = words[locale];
    await page.setViewportSize(sizes[size]);
    await speaks(context, locale);
    const ownPage = `/hotels/H01/rooms/H01-9/shop-modal?${stayQuery(await januaryWeek())}&numAdults=2`;
    await open(page, readers.agent, ownPage);
    const dialog = page.getByRole('dialog');
    const rates = page.getByRole('main').getByRole('radio');
    const add = page.getByRole('main').getByRole('button', { name: words[locale].roomRates.shop.add });
    await isAwake(page);
    // By keys on a desk: a rate has the focus, Enter takes it. On a telephone nothing is taken before one is chosen.
    if (size === 'telephone') {
      await add.click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.rateMissing);
      await rates.first().check();
      await add.click();
    } else {
      await expect(rates.first()).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: text.addAnother }).click();
    await expect(page).toHaveURL(/hotels\/H01\?.*numAdults=2.*tab=rooms/);
    await expect(page.getByRole('main').locator('li[id^="room-"]').first()).toBeVisible();
    await page.goto(at(lds, ownPage));
    await isAwake(page);
    // What is selected is chosen, and two rooms cost twice as much.
    await expect(rates.first()).toBeChecked();
    // The innermost part of the window with the button: first comes what all rooms cost.
    const button = page.getByRole('button', { name: words[locale].roomRates.shop.add });
    const total = page.getByRole('main').locator('div').filter({ has: button }).last().locator('dd').first();
    const amount = async () => Number(((await total.textContent()) ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
    const ofOne = await amount();
    await page
      .getByRole('button', { name: `${words[locale].roomRates.shop.rooms}: ${words[locale].roomRates.shop.more}` })
      .click();
    await expect(page).toHaveURL(/quantity=2/);
    await expect.poll(amount).toBe(2 * ofOne);
    await add.click();
    await dialog.getByRole('button', { name: text.see }).click();
    await expect(page).toHaveURL(/tab=rooms#current-selection/);
    await expect(currentSelection(page).getByRole('button', { name: text.edit }).first()).toBeInViewport();
    await page.goto(at(lds, ownPage));
    await isAwake(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/hotels\/H01\?.*tab=rooms/);
  });
}

test('a number of rooms that is not there leaves the old one', async ({ page }) => {
  await open(page, readers.agent, `/hotels/H01/rooms/H01-9/shop-modal?${stayQuery(await januaryWeek())}&numAdults=2`);
  const rooms = page.getByRole('status', { name: 'Rooms' });
  await expect(rooms).toHaveText('1');
  const more = page.getByRole('button', { name: 'Rooms: More' });
  for (let count = 2; count <= 8; count++) {
    await more.click();
    const refusal = page.getByText(`${count} are not available. Try fewer rooms.`);
    await expect(refusal.or(rooms.and(page.getByText(String(count), { exact: true })))).toBeVisible();
    if (await refusal.isVisible()) {
      await expect(rooms).toHaveText(String(count - 1));
      // Asked for by its address, too many are answered with so many as there are, in one click.
      await page.goto(page.url().replace(/&quantity=\d+|$/, `&quantity=${count}`));
      await page.getByRole('link', { name: /^Take \d+ rooms?$/ }).click();
      await expect(page).toHaveURL(/quantity=\d+/);
      await expect(rooms).toHaveText(String(count - 1));
      return;
    }
  }
  throw new Error('Every number of rooms was there.');
});

test('a room without its hotel leads to that hotel, one that nobody knows to all hotels', async ({ page }) => {
  await open(page, readers.agent, '/rooms/H01-1/shop-modal');
  await expect(page).toHaveURL(at(lds, '/hotels/H01/rooms/H01-1/shop-modal'));
  await page.goto(at(lds, '/rooms/nobody/shop-modal'));
  await expect(page).toHaveURL(at(lds, '/hotels'));
});
