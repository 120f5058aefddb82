import type { Page } from '@playwright/test';
import { send } from '../http';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { at, lds, sessionCookie, sessionOf } from './people';
import { becomes, open, readers } from './signed-in';

const { newOffer } = words.en.offers;

/** Scripts are asked for and wait until they are let through. */
async function holdScripts(page: Page): Promise<{ asked: Promise<unknown>; letThrough: () => void }> {
  let letThrough = () => {};
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await arrival;
    await route.continue();
  });
  return { asked: page.waitForRequest('**/_next/static/**'), letThrough };
}

test('what is typed before a list has arrived stands in its field', async ({ page }) => {
  await open(page, readers.supervisor, '/partner/offers');
  const { asked, letThrough } = await holdScripts(page);
  const button = page.getByRole('button', { name: newOffer.button });
  await button.press('Enter');
  await asked;
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('cort');
  letThrough();
  await expect(page.getByRole('combobox', { name: newOffer.search })).toHaveValue('cort');
  await expect(page.getByRole('listbox', { name: newOffer.clients }).getByRole('option')).toHaveText([/Corthay/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: newOffer.search })).toHaveCount(0);
});

test.describe('what cannot be fetched', () => {
  test.use({ tolerated: { problems: /Failed to load resource/ } });

  test('says so, and comes with the next press', async ({ page }) => {
    await open(page, readers.supervisor, '/partner/offers');
    await page.route('**/_next/static/**', (route) => route.abort());
    const button = page.getByRole('button', { name: newOffer.button });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: words.en.api.offline })).toBeVisible();
    await page.unroute('**/_next/static/**');
    await button.click();
    await button.click();
    await expect(page.getByRole('combobox', { name: newOffer.search })).toBeFocused();
  });
});

test('a form whose script comes by itself takes nothing before it is alive', async ({ page, context }) => {
  const path = '/partner/manage/agencies/A7';
  await becomes(context, readers.admin);
  const cookie = `${sessionCookie}=${await sessionOf(context)}`;
  const { text } = await send(lds, path, { headers: { cookie } });
  // Of the server's HTML a browser would send the form as a question in the address.
  expect(text).toMatch(/<div inert=""[^>]*><form/);
  await page.goto(at(lds, path));
  await isAwake(page);
  await expect(page.locator('[inert]').filter({ has: page.locator('form') })).toHaveCount(0);
});
