import type { Request } from '@playwright/test';
import { addDays, businessDay } from '../catalogue';
import { tabTo } from '../keyboard';
import { dayField, isAwake, visit } from '../pages';
import { day, expectQuery, form, isMarked, mark, panel } from '../search-page';
import { expect, test } from '../test';
import { words } from '../words';

const { search } = words.en;

test('a stay is chosen in the calendar, from arrival to departure, and searched once it is whole', async ({ page }) => {
  const today = await businessDay();
  const [arrival, departure, later] = [addDays(today, 10), addDays(today, 17), addDays(today, 20)];
  await visit(page, '/search');
  await mark(page);
  await panel(page, search.dates).click();
  const calendar = form(page).getByRole('grid').first().locator('..').locator('..');
  const hint = form(page).getByRole('status').last();
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => form(page).locator(`input[name=${name}]`));
  if (!checkIn || !checkOut) throw new Error('There are two fields.');
  await expect(day(calendar, today)).toBeEnabled();
  const yesterday = day(calendar, addDays(today, -1));
  if (today.endsWith('-01')) await expect(yesterday).toHaveCount(0);
  else await expect(yesterday).toBeDisabled();
  await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('Mo');

  await day(calendar, arrival).click();
  await expect(checkIn).toHaveValue(arrival);
  await expectQuery(page, {});
  await day(calendar, arrival).click();
  await expect(checkOut).toHaveValue('');
  await day(calendar, departure).hover();
  await expect(hint).toContainText('7 nights');
  await day(calendar, departure).click();
  await expectQuery(page, { checkIn: arrival, checkOut: departure });
  await expect(checkOut).toHaveValue(departure);

  await test.step('the next choice begins with an arrival again, which may lie behind the old departure', async () => {
    await day(calendar, later).click();
    await expect(checkOut).toHaveValue('');
    await day(calendar, addDays(later, 3)).click();
    await expectQuery(page, { checkIn: later, checkOut: addDays(later, 3) });
    await day(calendar, arrival).click();
    await day(calendar, departure).click();
    await expectQuery(page, { checkIn: arrival, checkOut: departure });
  });

  await test.step('it follows what is typed and what the browser goes back to', async () => {
    await dayField(form(page), search.checkOut).fill(addDays(arrival, 1));
    await dayField(form(page), search.checkOut).press('Tab');
    await expect(hint).toContainText('1 night');
    await expectQuery(page, { checkIn: arrival, checkOut: addDays(arrival, 1) });
    await page.goBack();
    await expect(hint).toContainText('7 nights');
    await dayField(form(page), search.checkIn).fill(addDays(today, 100));
    await expect(day(calendar, addDays(today, 100))).toBeVisible();
    await form(page).getByRole('button', { name: words.en.form.calendar.clear }).click();
    await expectQuery(page, {});
    await expect(checkIn).toHaveValue('');
  });
  expect(await isMarked(page)).toBe(true);
});

test('a stay is chosen with the keyboard', async ({ page }) => {
  const today = await businessDay();
  await visit(page, '/search');
  await panel(page, search.dates).focus();
  await page.keyboard.press('Enter');
  const first = day(form(page), today);
  await expect(first).toBeVisible();
  await tabTo(page, first);
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectQuery(page, { checkIn: addDays(today, 8), checkOut: addDays(today, 15) });
  await page.keyboard.press('Escape');
  await expect(panel(page, search.dates)).toBeFocused();
  await expect(first).toBeHidden();
});

for (const [name, path] of [
  ['the landing page', '/'],
  ['the general enquiry', '/enquire-now'],
] as const) {
  test(`the calendar of ${name} opens over it and hides nothing`, async ({ page }) => {
    const today = await businessDay();
    const { calendar } = words.en.form;
    await visit(page, path);
    const main = page.getByRole('main');
    const [checkIn, checkOut] = await main.locator('[data-period-end]').all();
    const [heldIn, heldOut] = await main.locator('input[type=date]').all();
    if (!checkIn || !checkOut || !heldIn || !heldOut) throw new Error('There are two fields.');
    const dialog = page.getByRole('dialog', { name: calendar.title });
    await main.getByRole('button', { name: calendar.open }).focus();
    await page.keyboard.press('Enter');
    await expect(day(dialog, today)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: calendar.open })).toBeFocused();

    await checkIn.click();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await day(dialog, addDays(today, 3)).click();
    await day(dialog, addDays(today, 6)).click();
    await expect(dialog).toBeHidden();
    await expect(heldIn).toHaveValue(addDays(today, 3));
    await expect(heldOut).toHaveValue(addDays(today, 6));
    await checkOut.click();
    await day(dialog, addDays(today, 7)).click();
    await expect(heldIn).toHaveValue(addDays(today, 3));
    await expect(heldOut).toHaveValue(addDays(today, 7));
    await checkOut.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(dialog).toBeHidden();
  });
}

test('on a telephone the calendar of an enquiry is a sheet, and its choice survives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const today = await businessDay();
  const { calendar } = words.en.form;
  await visit(page, '/enquire-now');
  const [checkIn, checkOut] = await page.getByRole('main').locator('input[type=date]').all();
  if (!checkIn || !checkOut) throw new Error('There are two fields.');
  await page.getByRole('main').locator('[data-period-end]').first().click();
  const dialog = page.getByRole('dialog', { name: calendar.title });
  await expect(dialog.getByRole('grid')).toHaveCount(1);
  await dialog.getByRole('button', { name: calendar.next }).click();
  const days = dialog.locator('[data-day] button');
  await days.nth(4).click();
  await days.nth(11).click();
  await expect(dialog.getByRole('status').last()).toContainText('7 nights');
  await dialog.getByRole('button', { name: calendar.done }).click();
  await expect(dialog).toBeHidden();
  const chosen = await checkOut.inputValue();
  expect(addDays(await checkIn.inputValue(), 7)).toBe(chosen);
  expect(chosen > today).toBe(true);
  await page.reload();
  await isAwake(page);
  await expect(checkOut).toHaveValue(chosen);
});

test('half a typed day of an enquiry is there again after a reload, and says what is wrong with it', async ({
  page,
}) => {
  await visit(page, '/enquire-now');
  const [arrival, departure] = await page.getByRole('main').locator('[data-period-end]').all();
  if (!arrival || !departure) throw new Error('There are two fields.');
  await arrival.fill('Sa 9');
  await departure.fill('16 January 2040');
  await departure.blur();
  await expect(departure).toHaveValue('Mon 16 Jan 2040');
  await page.reload();
  await isAwake(page);
  await expect(arrival).toHaveValue('Sa 9');
  await expect(departure).toHaveValue('Mon 16 Jan 2040');
  await expect(page.getByText(words.en.error.dayUnreadable, { exact: true })).toBeVisible();
  // Emptied, nothing of it comes back.
  await arrival.fill('');
  await arrival.blur();
  await expect(arrival).toHaveValue('');
});

test('the calendar and the suggestions are fetched when somebody touches them, not before', async ({ page }) => {
  for (const [path, touch] of [
    ['/search', () => panel(page, search.dates).click()],
    ['/search', () => panel(page, search.where).click()],
    ['/enquire-now', () => page.getByRole('main').locator('[data-period-end]').first().click()],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await isAwake(page);
    const scripts: string[] = [];
    const note = (request: Request) => request.resourceType() === 'script' && scripts.push(request.url());
    page.on('request', note);
    await touch();
    await expect(page.locator('[data-day], [role=listbox]').first()).toBeVisible();
    expect(scripts).not.toEqual([]);
    page.off('request', note);
  }
});
