import { expect, type Page } from '@playwright/test';
import { type Hand, mouse } from '../hand';
import { isAwake } from '../pages';
import { words } from '../words';
import { at, lds } from './people';

type Locale = 'en' | 'de';

/**
 * In the opened draft: `reads` for the client, stored as it is chosen, looked at and released without a mail. Answers the
 * client's link.
 */
export async function sendOffer(page: Page, locale: Locale, reads: Locale, hand: Hand = mouse): Promise<string> {
  const { offers } = words[locale];
  await isAwake(page);
  const saved = page.getByRole('status').filter({ hasText: offers.savedAll.split('{moment}')[0] });
  const language = page.locator('select[name=locale]');
  if ((await language.inputValue()) !== reads) {
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await hand.choose(language, (await language.locator(`option[value=${reads}]`).textContent()) ?? '');
    await stored;
    await expect(saved).toBeVisible();
  }
  await hand.press(page.getByRole('button', { name: offers.sendVersion.replace('{number}', '1'), exact: true }));
  await page.waitForURL('**/send');
  await hand.press(page.getByRole('button', { name: offers.sendLink, exact: true }));
  await page.waitForURL((url) => !url.pathname.endsWith('/send'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at(lds, '') });
  await hand.press(page.getByRole('button', { name: offers.copyLink, exact: true }));
  await expect(page.getByText(offers.copied, { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Half a day of the opened draft's validity is stored nowhere, nothing is said of it before the field is left, and a reload loses no letter. */
export async function typeHalfADay(page: Page, locale: Locale): Promise<void> {
  const { offers } = words[locale];
  await isAwake(page);
  const status = page.getByRole('status');
  const day = page.getByRole('textbox', { name: offers.validUntil, exact: true });
  const whole = await day.inputValue();
  await day.fill(whole.slice(0, 2));
  await expect(status.filter({ hasText: offers.notSavedSince.split('{moment}')[0] })).toBeVisible();
  await expect(day).not.toHaveAttribute('aria-invalid');
  await day.press('Tab');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await isAwake(page);
  await expect(day).toHaveValue(whole.slice(0, 2));
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill(whole);
  await expect(status.filter({ hasText: offers.savedAll.split('{moment}')[0] })).toBeVisible();
  await expect(day).not.toHaveAttribute('aria-invalid');
}

/** The client, without an account: approves the only alternative. */
export async function approveOffer(
  page: Page,
  link: string,
  name: string,
  reads: Locale,
  hand: Hand = mouse,
): Promise<void> {
  const { approve } = words[reads].clientOffer;
  expect(new URL(link).pathname).toMatch(/^\/offers\/[\w-]{20,}$/);
  await page.goto(link);
  await isAwake(page);
  await expect(page.locator('.client-offer')).toHaveAttribute('lang', reads);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const form = page.locator('form').filter({ has: page.locator('input[name=isAgreed]') });
  await hand.type(form.locator('input[name=name]'), name);
  await hand.tick(form.locator('input[name=isAgreed]'));
  await hand.press(form.locator('button[type=submit]'));
  await expect(page.getByRole('main')).toContainText(approve.done.split('{day}')[0]?.replace('{name}', name) ?? '');
}
