import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { Client } from 'pg';
import { alpineSlugs, infoSlugs } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { agencyPages } from '@/prisma/reference/agency-pages/all';
import { isAwake } from '../e2e/pages';
import { words } from '../e2e/words';
import { ask, expect, get, type Mail, mailTo, origins, pidOf, test } from './stage';

/** From an empty database, as README and docs/production say: what the first visitors and the first administrator find. */

const PASSWORD = 'snow on quiet roofs';
/** Whom the README's commands have named administrator. */
const ADMIN = 'someone@agency.example';

const DAY_SECONDS = 86_400;
/** All that moves the time of a demonstration, or tells of it. */
const MOVERS: [string, string, object?][] = [
  ['GET', '/api/dev/clock'],
  ['POST', '/api/dev/clock', { offsetSeconds: 30 * DAY_SECONDS }],
  ['POST', '/api/dev/clock', { bySeconds: 3600 }],
  ['POST', '/api/dev/clock', { past: '2030-01-01T00:00:00Z' }],
  ['GET', '/api/dev/next-deadline'],
  ['GET', '/api/dev/mail'],
  ['GET', '/api/dev/reset'],
  ['POST', '/api/dev/reset', { isSure: true }],
];

for (const locale of ['en', 'de'] as const) {
  const { none } = words[locale].destination;

  test(`without a property the first page and the search say what to do instead (${locale})`, async ({ page }) => {
    for (const [path, level] of [
      ['/', 2],
      ['/search', 1],
    ] as const) {
      const response = await page.goto(`${origins[locale]}${path}`);
      expect(response?.status()).toBe(200);
      await isAwake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level, name: none.title })).toBeVisible();
      await expect(main.getByRole('link', { name: none.ask }).first()).toHaveAttribute('href', paths.generalEnquiry());
      await expect(main.getByRole('form')).toHaveCount(0);
      await expect(main).not.toContainText(/\b0\b/);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
    await page.getByRole('main').getByRole('link', { name: none.alps }).click();
    await expect(page).toHaveURL(`${origins[locale]}${paths.alpine('overview')}`);
  });
}

test('every page of words answers from reference data, and every link of them', async () => {
  const pages = new Set<string>();
  for (const locale of ['en', 'de'] as const) {
    for (const slug of alpineSlugs) pages.add(`${origins[locale]}${paths.alpine(slug)}`);
    for (const slug of infoSlugs) pages.add(`${origins[locale]}${paths.info(slug, locale)}`);
    for (const path of [paths.contact(locale), paths.generalEnquiry()]) pages.add(`${origins[locale]}${path}`);
  }
  const links = new Set<string>();
  const broken: string[] = [];
  for (const address of pages) {
    const { status, text } = await get(address, {
      'accept-language': new URL(address).host.endsWith('.de') ? 'de' : 'en',
    });
    if (status !== 200) broken.push(`${status} ${address}`);
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) links.add(new URL(href, address).href);
  }
  for (const address of links) {
    if (pages.has(address)) continue;
    const { status } = await get(address);
    if (status >= 400) broken.push(`${status} ${address}`);
  }
  expect(broken).toEqual([]);
  for (const { slug } of agencyPages.filter(({ slug }) => slug.startsWith('lds'))) {
    expect([slug, (await get(`${origins.agency}/${slug}`)).status]).toEqual([slug, 200]);
  }
});

test('crawlers, monitors and the lost get their answers, and nothing of the demonstration is there', async () => {
  const robots = await get(`${origins.en}/robots.txt`);
  expect([robots.status, robots.text.includes('https://www.alpenglow.com/sitemap.xml')]).toEqual([200, true]);
  const sitemap = await get(`${origins.de}/sitemap.xml`);
  expect(sitemap.text.match(/<loc>/g)?.length).toBeGreaterThan(alpineSlugs.length + infoSlugs.length);
  expect(JSON.parse((await get(`${origins.en}/api/health`)).text)).toMatchObject({ status: 'ok', outboxFailed: 0 });
  for (const locale of ['en', 'de'] as const) {
    const lost = await get(`${origins[locale]}/no-such-page`, { 'accept-language': locale });
    expect([lost.status, lost.text.includes(`lang="${locale}"`)]).toEqual([404, true]);
  }
  for (const path of ['/dev/mail', '/api/dev/clock', '/api/dev/mail', '/api/dev/reset']) {
    expect([path, (await get(`${origins.en}${path}`)).status]).toEqual([path, 404]);
  }
  expect((await get(`${origins.agency}/signin`)).text).not.toContain('data-demonstration');
});

/** From our sign-in page to an account whose address is confirmed, and back to where the person was going. */
async function register(page: Page, mails: readonly Mail[], { email, to }: { email: string; to: string }) {
  await page.goto(`${origins.agency}${to}`);
  await page.getByRole('main').getByRole('link', { name: words.en.signIn.invited.register }).click();
  const button = page.getByRole('button', { name: words.en.issuer.create.button });
  if (!(await button.isVisible())) {
    await page.getByRole('main').getByRole('button', { name: 'Register Now', exact: true }).click();
  }
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.issuer.sent.title);
  const { text } = await mailTo(mails, email);
  const link = /https:\/\/lds\.example\/identity\/\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: words.en.issuer.verify.button }).click();
}

test('the first administrator signs in and manages', async ({ page, context, mails }) => {
  await register(page, mails, { email: ADMIN, to: '/partner/manage' });
  await page.goto(`${origins.agency}/partner/manage`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.manage.title);
  const session = (await context.cookies(origins.agency)).find(({ name }) => /session/.test(name));
  expect(session).toMatchObject({ name: expect.stringMatching(/^__Host-/), secure: true, httpOnly: true });
  for (const path of ['agencies', 'audit', 'brands', 'brands/default', 'destinations', 'flags', 'outbox']) {
    const response = await page.goto(`${origins.agency}/partner/manage/${path}`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${origins.agency}/partner/manage/audit`);
  await expect(page.getByText('made the account of').last()).toBeVisible();
  await timeStands(page, context);
});

/** As an administrator, with every switch set in the environment and what a demonstration would have kept in the database. */
async function timeStands(page: Page, context: BrowserContext): Promise<void> {
  const database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const move = { from: '2030-01-01T00:00:00.000Z', to: '2030-02-01T00:00:00.000Z', at: new Date().toISOString() };
  for (const [key, value] of Object.entries({ 'clock.offsetSeconds': 30 * DAY_SECONDS, 'clock.moved': move })) {
    await database.query('INSERT INTO setting (key, value) VALUES ($1, $2)', [key, JSON.stringify(value)]);
  }
  await database.end();
  const session = (await context.cookies(origins.agency)).map(({ name, value }) => `${name}=${value}`);
  const hoped = ['demo', 'demonstration', 'clock', 'now', '__Host-clock.offsetSeconds'].map(
    (name) => `${name}=2592000`,
  );
  const headers = {
    ...{ cookie: [...session, ...hoped].join('; '), origin: origins.agency, 'content-type': 'application/json' },
    ...{ 'x-alpenglow-demo': 'true', 'x-alpenglow-now': '2030-01-01', date: 'Tue, 01 Jan 2030 00:00:00 GMT' },
  };
  for (const [method, path, body] of MOVERS) {
    const { status } = await ask(`${origins.agency}${path}`, { method, headers, body });
    expect([method, path, status]).toEqual([method, path, 404]);
  }
  const { status, text } = await get(`${origins.agency}/api/today?demo=true&now=2030-01-01`, headers);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: OFFICE_TIME_ZONE }).format(new Date());
  expect([status, JSON.parse(text).days[0].day]).toEqual([200, today]);
  await page.goto(`${origins.agency}/partner/dashboard/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: words.en.demonstration.title })).toHaveCount(0);
  expect((await get(`${origins.agency}/partner/manage/demonstration`, headers)).status).toBe(404);
}

test('an agent registers, founds an agency and is through the onboarding', async ({ page, mails }) => {
  const { onboarding } = words.en;
  await register(page, mails, { email: 'lena.brunner@brunner-reisen.example', to: '/onboarding' });
  await page.goto(`${origins.agency}/onboarding`);
  await page.getByLabel(onboarding.name.firstName).fill('Lena');
  await page.getByRole('button', { name: onboarding.next }).click();
  await page.getByLabel(onboarding.agency.name).fill('Brunner Reisen');
  await page.getByRole('button', { name: onboarding.agency.register }).click();
  await page.getByRole('button', { name: onboarding.later }).click();
  await page.getByRole('button', { name: onboarding.branding.finish }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.allSet.title);
  for (const path of [
    '/hotels',
    '/partner/agency',
    '/partner/my-network',
    '/partner/dashboard',
    '/partner/help-centre',
  ]) {
    const response = await page.goto(`${origins.agency}${path}`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page).toHaveURL(`${origins.agency}${path}`);
  }
});

test('a message reaches the office and its sender', async ({ page, mails }) => {
  const email = 'lena.leser@guests.example';
  const { labels } = words.de.contact;
  await page.goto(`${origins.de}${paths.contact('de')}`);
  const main = page.getByRole('main');
  await main.getByLabel(labels.name).fill('Lena Leser');
  await main.getByLabel(labels.email).fill(email);
  await main.getByLabel(labels.message).fill('Gibt es schon ein Haus in Lech?');
  await main.getByRole('button', { name: labels.submit }).click();
  const { text } = await mailTo(mails, email);
  expect(text).toContain('Lena Leser');
  await mailTo(mails, 'reservations@alpenglow.example', 'Gibt es schon ein Haus in Lech?');
});

test('each service that is killed answers again', async ({ page, mails }) => {
  const isBack = async (address: string) =>
    expect.poll(async () => (await get(address).catch(() => null))?.status, { timeout: 60_000 }).toBe(200);

  for (const [service, address] of [
    ['web', `${origins.en}/`],
    ['issuer', `${origins.agency}/identity/.well-known/openid-configuration`],
  ] as const) {
    const pid = pidOf(service);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => pidOf(service), { timeout: 60_000 }).not.toBe(pid);
    await isBack(address);
  }

  process.kill(pidOf('worker'), 'SIGKILL');
  const email = 'conny.contact@guests.example';
  const { labels } = words.en.contact;
  await page.goto(`${origins.en}${paths.contact('en')}`);
  const main = page.getByRole('main');
  await main.getByLabel(labels.name).fill('Conny Contact');
  await main.getByLabel(labels.email).fill(email);
  await main.getByLabel(labels.message).fill('Are you awake?');
  await main.getByRole('button', { name: labels.submit }).click();
  await mailTo(mails, email);
});
