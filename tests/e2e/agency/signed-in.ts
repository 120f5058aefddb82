import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test';
import { inGroups, isAwake } from '../pages';
import { test } from '../test';
import { at, lds, sessionCookie, signIn } from './people';

/** A sign-in that hangs is told long before its test ends. */
const SIGN_IN_TIMEOUT_MS = 30_000;

async function signInAnew(browser: Browser, email: string): Promise<Cookie[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(SIGN_IN_TIMEOUT_MS);
  try {
    await signIn(await context.newPage(), email);
    const cookies = await context.cookies(at(lds, '/'));
    return cookies.filter(({ name }) => name === sessionCookie);
  } finally {
    await context.close();
  }
}

/**
 * Signs in once a person and run, whichever worker asks first: workers begin anew after each failure. Playwright empties
 * the directory when a run begins.
 */
async function cookiesOf(browser: Browser, email: string): Promise<Cookie[]> {
  const file = path.join(test.info().project.outputDir, 'sessions', `${email}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const cookies = await signInAnew(browser, email);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Another worker may read at the same moment: it finds all of it or nothing.
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, JSON.stringify(cookies));
  fs.renameSync(own, file);
  return cookies;
}

/** Gives a browser the session of somebody. Not for tests that sign out. */
export async function becomes(context: BrowserContext, email: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  await context.addCookies(await cookiesOf(browser, email));
}

/** Gives a browser its language, as the switch would. */
export async function speaks(context: BrowserContext, locale: 'en' | 'de'): Promise<void> {
  await context.addCookies([{ name: 'locale', value: locale, url: at(lds, '/') }]);
}

/** Opens a page of the agency surface as somebody, once its script has taken over: what a test of signed-in pages begins with. */
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

type Reader = keyof typeof readers | null;

/** Pages by who opens them, a few to a test. */
export function groupsOf<Visit extends { as: Reader }>(visits: readonly Visit[]) {
  return [...new Set(visits.map(({ as }) => as))].flatMap((as) =>
    inGroups(visits.filter((visit) => visit.as === as)).map((group, index) => ({
      as,
      group,
      title: `pages of ${as ?? 'nobody'} (${index + 1})`,
    })),
  );
}
