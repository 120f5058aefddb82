import { expect, type Page } from '@playwright/test';
import { isAwake } from '../pages';
import { words } from '../words';
import { at, lds } from './people';

/** In the opened draft: German for the client, stored as it is chosen, looked at and released without a mail. Answers the client's link. */
export async function sendGermanOffer(page: Page, locale: 'en' | 'de'): Promise<string> {
  const { offers } = words[locale];
  await isAwake(page);
  const saved = page.getByRole('status').filter({ hasText: offers.savedAll.split('{moment}')[0] });
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.locator('select[name=locale]').selectOption('de');
  await stored;
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: offers.sendVersion.replace('{number}', '1'), exact: true }).click();
  await page.waitForURL('**/send');
  await page.getByRole('button', { name: offers.sendLink, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/send'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at(lds, '') });
  await page.getByRole('button', { name: offers.copyLink, exact: true }).click();
  await expect(page.getByText(offers.copied, { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
/** The client, without an account: reads in German, and approves the only alternative. */
export async function approveOffer(page: Page, link: string, name: string): Promise<void> {
  const { approve } = words.de.clientOffer;
  expect(new URL(link).pathname).toMatch(/^\/offers\/[\w-]{20,}$/);
  await page.goto(link);
  await isAwake(page);
  await expect(page.locator('.client-offer')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const form = page.locator('form').filter({ has: page.locator('input[name=isAgreed]') });
  await form.locator('input[name=name]').fill(name);
  await form.locator('input[name=isAgreed]').check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('main')).toContainText(approve.done.split('{day}')[0]?.replace('{name}', name) ?? '');
}
