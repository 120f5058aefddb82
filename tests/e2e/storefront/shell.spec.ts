import type { Page, Request } from '@playwright/test';
import { pathOf } from '../catalogue';
import { get, origins } from '../http';
import { isAwake, visit } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';

const { shell, consent, footer } = words.en;

const banner = (page: Page) => page.getByRole('banner');
const consentBar = (page: Page) => page.getByRole('region', { name: consent.label });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of narrow screens, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 999, height: 800 } });

    test('opens, closes, gives the focus back and leads on', async ({ page }) => {
      await page.goto('/contact');
      const menu = banner(page).getByRole('button', { name: shell.menu });
      const enquire = banner(page).getByRole('link', { name: shell.enquire }).filter({ visible: true });
      await expect(enquire).toHaveCount(0);
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(enquire).toBeVisible();
      for (const label of [shell.home, shell.contact, shell.search]) {
        await expect(banner(page).getByRole('link', { name: label }).filter({ visible: true })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(enquire).toHaveCount(0);
      await expect(menu).toBeFocused();
      await menu.click();
      await enquire.click();
      await expect(page).toHaveURL(`${origins.en}/enquire-now`);
      await expect(enquire).toHaveCount(0);
    });
  });
}

test('from 1000 px on the menu is a row, its destinations a panel', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit(page, '/');
  await expect(banner(page).getByRole('button', { name: shell.menu })).toBeHidden();
  const destinations = banner(page).getByRole('button', { name: shell.destinations });
  await destinations.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('navigation', { name: shell.destinations });
  await expect(panel).toBeVisible();
  // The row lies on the picture, the panel on paper: white would not be seen there.
  await expect(destinations).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expect(panel.getByRole('link').first()).not.toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(destinations).toBeFocused();
  await destinations.click();
  await panel.getByRole('link', { name: 'Zermatt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zermatt');
  await expect(panel).toBeHidden();
});

test('the language switch is a choice that stays, and keeps the place with its query', async ({ page, context }) => {
  const redirected = await get('en', '/search?destination=lech&lang=de');
  expect([redirected.status, redirected.headers.location]).toEqual([303, '/search?destination=lech']);
  expect(String(redirected.headers['set-cookie'])).toMatch(/locale=de.*SameSite=lax/i);

  await visit(page, '/search?destination=lech&adults=2');
  await banner(page).getByRole('link', { name: shell.otherLanguage }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(`${origins.en}/search?destination=lech&adults=2`);
  expect((await context.cookies(origins.en)).map(({ name, value }) => [name, value])).toEqual([['locale', 'de']]);
  await visit(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await banner(page).getByRole('link', { name: words.de.shell.otherLanguage }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** What the click log has sent so far. */
function logOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/api/frontendlogs') sent.push(request.postDataJSON().message);
  });
  return sent;
}

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const cookieOf = async (page: Page) =>
  (await page.context().cookies(page.url())).map(({ name, value }) => `${name}=${value}`);

test('before consent nothing is kept or noted, whatever is clicked', async ({ page }) => {
  const log = logOf(page);
  await visit(page, '/');
  await expect(consentBar(page)).toBeVisible();
  await banner(page).getByRole('link', { name: shell.search }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${origins.en}/search`);
  await isAwake(page);
  expect([log, await stored(page), await cookieOf(page)]).toEqual([[], [], []]);
});

test('declining is as easy as accepting, and is the end of it', async ({ page }) => {
  const log = logOf(page);
  await visit(page, '/contact');
  const [decline, accept] = [consent.decline, consent.accept].map((name) =>
    consentBar(page).getByRole('button', { name }),
  );
  const looks = async (button: typeof accept) => {
    const style = await button?.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return [color, backgroundColor, fontSize, fontWeight, borderColor];
    });
    const box = await button?.boundingBox();
    return [style, Math.round(box?.width ?? 0), Math.round(box?.height ?? 0), Math.round(box?.y ?? 0)];
  };
  expect(await looks(decline)).toEqual(await looks(accept));
  await decline?.click();
  await expect(consentBar(page)).toBeHidden();
  await page.reload();
  await isAwake(page);
  await expect(consentBar(page)).toBeHidden();
  await banner(page).getByRole('link', { name: shell.search }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${origins.en}/search`);
  expect([log, await stored(page), await cookieOf(page)]).toEqual([[], [], ['consent=declined']]);
});

test('accepting starts the click log, withdrawing ends it', async ({ page }) => {
  const log = logOf(page);
  await visit(page, '/contact');
  await consentBar(page).getByRole('button', { name: consent.accept }).click();
  await expect(consentBar(page)).toBeHidden();
  await expect.poll(() => log).toEqual(['start']);
  expect(await stored(page)).toHaveLength(1);
  await banner(page).getByRole('link', { name: shell.search }).filter({ visible: true }).click();
  await expect.poll(() => log).toEqual(['start', 'click']);

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: footer.cookies }).click();
  await expect(consentBar(page)).toBeVisible();
  await isAwake(page);
  const noted = log.length;
  expect([await stored(page), await cookieOf(page)]).toEqual([[], []]);
  await banner(page).getByRole('link', { name: shell.home }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${origins.en}/`);
  expect(log).toHaveLength(noted);
});

test('a new page begins at its top', async ({ page }) => {
  await visit(page, '/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.about, exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(`${origins.en}/about`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('what is not there', () => {
  test.use({ tolerated: answeredWith(404, 410), isPageKept: false });

  test('says so with its status and shows ways on', async ({ page }) => {
    for (const [path, status, heading] of [
      ['/no/such/page', 404, words.en.page.unknown.heading],
      ['/properties/courchevel-chalet', 410, words.en.page.gone.heading],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('main').getByRole('link', { name: words.en.page.ways.search })).toBeVisible();
    }
  });

  test('a property that left the list leads home after four seconds', async ({ page }) => {
    await page.clock.install();
    const answer = await page.goto('/legacy/nothing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.page.removed.heading);
    await isAwake(page);
    await page.clock.fastForward(4000);
    await expect(page).toHaveURL(`${origins.en}/`);
    // Without script the page itself says when.
    expect((await get('en', '/legacy/nothing')).text).toMatch(
      /<noscript><meta http-equiv="refresh" content="4;url=\/"\/?><\/noscript>/i,
    );
  });

  test('somebody who moves on first is left in peace', async ({ page }) => {
    await page.clock.install();
    await page.goto('/legacy/nothing');
    await isAwake(page);
    await page.getByRole('main').getByRole('link', { name: words.en.page.ways.contact }).click();
    await expect(page).toHaveURL(`${origins.en}/contact`);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${origins.en}/contact`);
  });
});

test.describe('a chunk that does not come', () => {
  test.use({ tolerated: { problems: /chunk|ERR_FAILED|error occurred in|error boundary/i } });

  test('is fetched again by one reload; then the crash screen stays, and reports once', async ({ page }) => {
    const reports: unknown[] = [];
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.route('**/api/mailer', (route) => {
      reports.push(route.request().postDataJSON());
      return route.fulfill({ json: { message: '' } });
    });
    // The part of a property page that is fetched when a week is chosen; only it draws this.
    await page.route('**/_next/static/**/*.js*', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const script = await get('en', `${pathname}${search}`);
      if (script.text.includes('week-bar-button')) await route.abort();
      else await route.continue();
    });
    await visit(page, await pathOf('P01'));
    await page.locator('#availabilities td a').nth(3).click();
    await expect(page.getByRole('heading', { name: 'Ooops' })).toBeVisible();
    await expect(page.getByText('Unfortunately, a severe error occured.')).toBeVisible();
    expect(loads).toHaveLength(2);
    await expect
      .poll(() => reports)
      .toEqual([{ type: 'error', location: await pathOf('P01'), error: expect.any(String), hasReloaded: true }]);
    await page.getByText('Details', { exact: true }).click();
    await expect(page.getByRole('main').locator('pre')).toBeVisible();
    // The frame has stayed.
    await expect(banner(page)).toBeVisible();
  });

  test('takes no way with it: the week still leads to its enquiry, a picture to itself', async ({ page }) => {
    await visit(page, await pathOf('P01'));
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    const plan = page.locator('a[data-plan-link]').first();
    const drawing = await plan.getAttribute('href');
    await plan.click();
    await expect(page).toHaveURL(`${origins.en}${drawing}`);

    await page.unroute('**/_next/static/**/*.js*');
    await visit(page, await pathOf('P01'));
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    const week = page.locator('#availabilities td a').nth(3);
    const enquiry = await week.getAttribute('href');
    await week.click();
    await expect(page).toHaveURL(`${origins.en}${enquiry}`);
  });
});
