import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test';
import { isAwake } from '../pages';
import { at, lds, signIn } from './people';

const known = new Map<string, Promise<Cookie[]>>();

async function cookiesOf(browser: Browser, email: string): Promise<Cookie[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    await signIn(await context.newPage(), email);
    return await context.cookies(at(lds, '/'));
  } finally {
    await context.close();
  }
}

/** Gives a browser the session of somebody, who signs in once per worker. Not for tests that sign out. */
export async function becomes(context: BrowserContext, email: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const cookies = known.get(email) ?? cookiesOf(browser, email);
  known.set(email, cookies);
  await context.addCookies((await cookies).filter(({ name }) => name === 'alpenglow.session'));
}

/** Gives a browser its language, as the switch would. */
export async function speaks(context: BrowserContext, locale: 'en' | 'de'): Promise<void> {
  await context.addCookies([{ name: 'locale', value: locale, url: at(lds, '/') }]);
}

/** Opens a page of the agency surface as somebody, once its script has taken over. */
export async function open(page: Page, email: string, path: string): Promise<void> {
  await becomes(page.context(), email);
  await page.goto(at(lds, path));
  await isAwake(page);
}

/** People whom no other spec changes. */
export const readers = {
  agent: 'moritz.keller@morgenrot-reisen.example',
  supervisor: 'camille.rochat@aurelle.example',
  lifestyle: 'yuki.tanabe@carta-desk.example',
  admin: 'anton.reiter@admin.example',
  customer: 'florian.maurer@guests.example',
  contact: 'georg.tanner@hotels.example',
  operator: 'elodie.combe@operators.example',
} as const;
