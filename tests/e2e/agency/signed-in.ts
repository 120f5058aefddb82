import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { inGroups, isAwake } from '../pages';
import { expect } from '../test';
import { sessionOver } from './http-session';
import { at, lds } from './people';

/** Of this run alone: the sessions of another are unknown to its database. */
const { E2E_DIRECTORY = '' } = process.env;

/** Signs in once a person and run, whichever worker asks first: workers begin anew after each failure. */
async function sharedSession(email: string): Promise<string> {
  const file = path.join(E2E_DIRECTORY, 'sessions', email);
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  const session = await sessionOver(email);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Another worker may read at the same moment: it finds all of it or nothing.
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, session);
  fs.renameSync(own, file);
  return session;
}

/** `session`: as a `Cookie` header. */
async function holds(context: BrowserContext, session: string, host: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url: at(host, '/'), httpOnly: true, sameSite: 'Lax' }]);
}

/** Gives a browser the session of somebody. Not for tests that sign out. */
export async function becomes(context: BrowserContext, email: string): Promise<void> {
  await holds(context, await sharedSession(email), lds);
}

/**
 * Opens a page as somebody with a session of their own, for tests that change what is theirs. That the pages of a sign-in lead
 * there is told by `sign-in.spec`; opening them takes longer than most of what follows.
 */
export async function enter(page: Page, email: string, { host = lds, to = '/user' } = {}): Promise<void> {
  await holds(page.context(), await sessionOver(email, host), host);
  await page.goto(at(host, to));
  await expect(page).toHaveURL(at(host, to));
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
