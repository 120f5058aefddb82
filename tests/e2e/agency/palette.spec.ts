import type { Page } from '@playwright/test';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { at, lds, people, signIn } from './people';
import { enter, open, readers, speaks } from './signed-in';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('pages are found and opened without a mouse', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('help');
  await expect(dialog.getByRole('option')).toHaveText(['Help Centre']);
  await expect(dialog.getByRole('status')).toHaveText(words.en.agencyShell.palette.one);
  await page.keyboard.press('Enter');
  await page.waitForURL(at(lds, '/partner/help-centre'));
  await expect(dialog).toHaveCount(0);
});

test('what is typed before it has arrived stands in its field', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await arrival;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_next/static/**');
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('help');
  arrive();
  // Typed on while it arrives and before its field has the focus.
  const rest = ' centre'.repeat(20);
  await page.keyboard.type(rest);
  await expect(dialogOf(page).getByRole('combobox')).toHaveValue(`help${rest}`);
});

test('opened again and left before it has arrived, it keeps nothing', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('help');
  await expect(dialogOf(page).getByRole('combobox')).toHaveValue('help');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('network');
  await expect(dialogOf(page).getByRole('combobox')).toHaveValue('network');
});

test('a hotel is found by its name, and stands first the next time', async ({ page }) => {
  await open(page, readers.agent, '/partner/help-centre');
  await page.keyboard.press('/');
  const options = dialogOf(page).getByRole('option');
  await dialogOf(page).getByRole('combobox').fill('Palais Cendrelle');
  await expect(options.first()).toContainText('Palais Cendrelle');
  await page.keyboard.press('Enter');
  await page.waitForURL(at(lds, '/hotels/H01'));
  await isAwake(page);
  await page.keyboard.press('/');
  await expect(options.first()).toContainText('Palais Cendrelle');
  await page.keyboard.press('Enter');
  await page.waitForURL(at(lds, '/hotels/H01'));
});

test('on a telephone a button of the menu opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, readers.agent, '/hotels');
  const { menu, jump } = words.en.agencyShell;
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('button', { name: jump }).click();
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
});

test('it says when nothing is found, and Escape gives the focus back', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  const button = page.getByRole('banner').getByRole('button', { name: words.en.agencyShell.jump });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox').fill('zzzz');
  await expect(dialog.getByRole('status')).toHaveText('No results found.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('it offers nobody what they may not open', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  await page.keyboard.press('Control+k');
  const options = dialogOf(page).getByRole('option');
  await expect(options.filter({ hasText: 'My network' })).toHaveCount(1);
  await expect(options.filter({ hasText: /Manage|Admin|Halcyon/ })).toHaveCount(0);
});

test('an admin finds an agency in it and acts for it', async ({ page }) => {
  await enter(page, 'clara.winter@alpenglow.example', { to: '/partner/dashboard/admin' });
  await isAwake(page);
  await page.keyboard.press('Control+k');
  const field = dialogOf(page).getByRole('combobox');
  await field.fill('Northlight');
  // Before what the server finds under that name: nothing that is chosen moves.
  await expect(dialogOf(page).getByRole('option').first()).toHaveText('Northlight Travel');
  await page.keyboard.press('Enter');
  await page.waitForURL(at(lds, '/hotels'));
  await expect(page.getByRole('button', { name: 'Leave Northlight Travel' }).first()).toBeVisible();
});

test('in German, the language changes from it', async ({ page, context }) => {
  await speaks(context, 'de');
  await open(page, readers.agent, '/partner/help-centre');
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox').fill('engl');
  await expect(dialog.getByRole('option')).toHaveText(['English']);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(at(lds, '/partner/help-centre'));
});

test('Sign out is in it', async ({ page }) => {
  await signIn(page, people.agent, { to: '/user' });
  await isAwake(page);
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('combobox').fill('sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/signin/);
});
