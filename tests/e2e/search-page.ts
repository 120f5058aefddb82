import { expect, type Locator, type Page } from '@playwright/test';
import { words } from './words';

const { search } = words.en;

export const form = (page: Page) => page.getByRole('form', { name: search.form });
export const panel = (page: Page, label: string) =>
  form(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${label}`) });
export const suggestions = (page: Page) => form(page).getByRole('listbox').getByRole('option');
export const day = (within: Locator, date: string) => within.locator(`[data-day="${date}"] button`);
export const property = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
export const others = (page: Page) => page.getByRole('region', { name: search.others });

export async function expectQuery(page: Page, wanted: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted);
}

/** As a keyboard does it: a number is done once the field is left. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** A document that is loaded anew forgets its mark. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
