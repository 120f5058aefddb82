import type { Locator } from '@playwright/test';
import { tabTo } from '../keyboard';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { act, lastRooms, openAtDesk, saveInterest } from './leads';
import { at, lds } from './people';
import { open, readers, speaks } from './signed-in';
import { januaryWeek } from './stay';

// The price is asked for by naming a wrong one.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(409) });

const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement)), {
    message: 'has the focus',
  });

test('after an answer at the desk the focus stands where it was given', async ({ page, browser }) => {
  const locale = 'en';
  const { desk: text } = words[locale];
  const client = 'Tastatur Seewald';
  const week = await januaryWeek(1);
  await open(page, 'lea.montandon@aurelle.example', '/partner/dashboard');
  const { roomId } = await lastRooms(page, { rooms: ['H01-2', 'H01-3', 'H01-4', 'H01-5'], week });
  const lead = await saveInterest(page, {
    ...{ hotelId: 'H01', checkInDate: week.checkIn, checkOutDate: week.checkOut },
    guests: [{ firstName: 'Ottilie', lastName: client }],
    rooms: [{ roomId, quantity: 1, id: 'H01-flexible', numAdults: 2 }],
  });
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
  await isAwake(page);
  await act(page, 'requestBooking', locale);

  const hotel = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const desk = await hotel.newPage();
  await openAtDesk(desk, 'sylvie.arnaud@hotels.example', { lead, locale });
  await desk.keyboard.press('Escape');
  const row = desk.getByRole('row').filter({ has: desk.locator(`[data-row="${lead}"]`) });
  await expect(row.getByRole('link').first()).toBeFocused();
  await tabTo(desk, row.getByRole('button'));
  await desk.keyboard.press('Enter');
  const question = desk.getByRole('dialog');
  await expect(question).toBeVisible();
  await tabTo(desk, question.getByRole('button').last());
  await desk.keyboard.press('Enter');
  await expect(row).toContainText(text.held.undo);
  await hasFocus(row.getByRole('cell').last());
  // The next press of Tab takes it back: the focus is not on the way back itself.
  await expect(row.getByRole('button')).not.toBeFocused();
  await hotel.close();
});

test('a lead that takes the place of its list has the focus, and its row has it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speaks(page.context(), 'de');
  await open(page, readers.agent, '/partner/dashboard');
  const row = page.locator('main a[data-row]').first();
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: words.de.leads.detail });
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: words.de.leads.back })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('what is typed into the destination before its list has come is gone on with', async ({ page }) => {
  const { hotelSearch: text } = words.en;
  await open(page, readers.agent, '/hotels');
  const field = page.getByRole('main').getByLabel(text.destination, { exact: true }).first();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await field.pressSequentially('Courche');
  arrive();
  await expect(page.getByRole('listbox', { name: text.suggestions })).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: /\S/ }).first()).toHaveText('Courchevel 1650');
  await page.keyboard.type('vel 1850');
  await expect(field).toHaveValue('Courchevel 1850');
});
