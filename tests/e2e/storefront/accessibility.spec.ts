import type { Page } from '@playwright/test';
import { axeFindings, expectAccessibleAtAllWidths } from '../accessible';
import { januaryWeek } from '../agency/stay';
import { businessDay, freeStay, pathOf } from '../catalogue';
import { type Answer, origins, send } from '../http';
import { awaitMail, linkIn, uniqueEmail } from '../mail';
import { forget, inGroups, isAwake, visit } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';

const LOCALE = 'de';

type Template = {
  name: string;
  path: () => string | Promise<string>;
  /** Moves on to the landing page while it is being looked at. */
  leadsHome?: boolean;
};

const WIDTHS = [390, 1440];
/** As long as the tokens of our mails. */
const TOKEN = 'a'.repeat(43);

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasAxe: true, tolerated: answeredWith(404, 410) });

/** Where a form without script leads that was sent empty. */
async function failedOutcome(fields: Record<string, string>, path = '/api/mailer'): Promise<string> {
  const { headers }: Answer = await send(new URL(origins[LOCALE]).host, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': LOCALE,
      origin: origins[LOCALE],
    },
    body: new URLSearchParams(fields).toString(),
  });
  return headers.location ?? '';
}

const alps = (place = '') => encodeURI(`/die-luxuriösesten-chalets-der-alpen${place}`);

/** Without any of its consents, of a week that can be booked. */
async function failedBooking(): Promise<string> {
  const { checkIn, checkOut, rates } = await freeStay('P06', 3);
  const [[serviceLevel = '', price = 0] = []] = Object.entries(rates);
  const fields = { propertyId: 'P06', 'period.checkIn': checkIn, 'period.checkOut': checkOut, language: LOCALE };
  return failedOutcome({ ...fields, serviceLevel, price: String(price) }, '/api/bookings');
}

async function bookingQuery(): Promise<string> {
  const { checkIn, checkOut, rates } = await freeStay('P06', 3);
  const [serviceLevel = ''] = Object.keys(rates);
  return new URLSearchParams({ checkIn, checkOut, serviceLevel, adults: '4', children: '1' }).toString();
}

/** Where the mails lead that somebody gets who signs up to the newsletter, and who confirms it. */
async function letterLink(to: 'confirm' | 'unsubscribe'): Promise<string> {
  const email = uniqueEmail('leser');
  const post = (path: string, body: object) =>
    send(new URL(origins[LOCALE]).host, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': LOCALE, origin: origins[LOCALE] },
      body: JSON.stringify(body),
    });
  const linkTo = async (path: string) => {
    const mail = await awaitMail((one) => one.to === email && one.text.includes(path));
    return new URL(linkIn(mail, path));
  };
  await post('/api/newsletter/client', { fullName: 'Lena Leser', email, privacy: true });
  let link = await linkTo('/newsletter/confirm');
  if (to === 'unsubscribe') {
    await post('/api/newsletter/confirm', { token: link.searchParams.get('token') });
    link = await linkTo('/newsletter/unsubscribe');
  }
  return link.pathname + link.search;
}

const templates: readonly Template[] = [
  { name: 'landing', path: () => '/' },
  { name: 'search', path: () => '/search' },
  { name: 'search with notes and a second list', path: () => '/search?destination=lech&adults=x&bedrooms=7' },
  { name: 'search without results', path: () => '/search?destination=davos&bedrooms=20' },
  { name: 'listing of a country', path: () => '/chalets/oesterreich' },
  { name: 'listing of a place', path: () => '/chalets/frankreich/courchevel' },
  { name: 'property', path: () => pathOf('P01', LOCALE) },
  { name: 'property without sales information', path: () => pathOf('P05', LOCALE) },
  { name: 'property enquiry', path: async () => `${await pathOf('P01', LOCALE)}/enquire-now` },
  { name: 'booking, which week', path: async () => `${await pathOf('P06', LOCALE)}/book-now` },
  { name: 'booking', path: async () => `${await pathOf('P06', LOCALE)}/book-now?${await bookingQuery()}` },
  { name: 'general enquiry', path: () => '/enquire-now' },
  {
    name: 'hotel with prices',
    path: async () => `/distribution/hotels/H01?${new URLSearchParams(await januaryWeek())}&adults=2`,
  },
  { name: 'contact', path: () => '/kontakt' },
  { name: 'destinations', path: () => '/destinations' },
  { name: 'info page', path: () => '/about' },
  { name: 'legal page', path: () => '/terms-and-conditions' },
  { name: 'Alpine overview', path: () => alps() },
  { name: 'Alpine place', path: () => alps('/lech') },
  { name: 'not found', path: () => '/no/such/page' },
  { name: 'gone', path: () => '/properties/gone' },
  { name: 'removed', path: () => '/legacy/nothing', leadsHome: true },
  { name: 'outcome with errors', path: () => failedOutcome({ type: 'contact' }) },
  {
    name: 'outcome of an enquiry with errors',
    path: () => failedOutcome({ type: 'enquiry', kind: 'property', 'propertyDetails._id': 'P01', language: LOCALE }),
  },
  { name: 'outcome of a booking with errors', path: failedBooking },
  { name: 'booking that is not there', path: () => `/bookings/${TOKEN}` },
  { name: 'expired outcome', path: () => '/outcome?token=expired' },
  { name: 'newsletter confirmation', path: () => letterLink('confirm') },
  { name: 'newsletter cancellation', path: () => letterLink('unsubscribe') },
  { name: 'invalid newsletter link', path: () => '/newsletter/confirm' },
  { name: 'development mailbox', path: () => '/dev/mail' },
];

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Of a page in a group: those after it are looked at, too. */
async function noteFindings(page: Page, without: readonly string[]): Promise<void> {
  expect.soft(await axeFindings(page, without), page.url()).toEqual([]);
}

/** In German, whose words are the longest; that a page is there in both languages, the crawl asks over HTTP. */
for (const [index, group] of inGroups(templates).entries()) {
  test(`pages (${index + 1})`, async ({ page }) => {
    test.setTimeout(60_000 * group.length);
    await page.context().setExtraHTTPHeaders({ 'accept-language': LOCALE });
    for (const { name, path, leadsHome } of group) {
      await test.step(name, async () => {
        // An answer without content leaves a browser where it is. The landing page is in another group.
        if (leadsHome) await page.route(`${origins[LOCALE]}/`, (route) => route.fulfill({ status: 204 }));
        await visit(page, `${origins[LOCALE]}${await path()}`);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALE);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessibleAtAllWidths(page, noteFindings);
        await forget(page);
      });
    }
  });
}

test.describe('opened', () => {
  test('the narrow menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/contact');
    await page.getByRole('banner').getByRole('button', { name: words.en.shell.menu }).click();
    await expectAccessible(page);
  });

  test('the destinations', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: words.en.shell.destinations }).click();
    await expectAccessible(page);
  });

  test('the panels of the search, wide and narrow', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, '/search?destination=lech');
    const form = page.getByRole('form', { name: words.en.search.form });
    for (const summary of await form.locator('details[data-panel] > summary').all()) {
      await summary.click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: words.en.search.filter, exact: true }).click();
    await expectAccessible(page);
  });

  test('the suggestions of destinations', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, '/search');
    await page.locator('summary').filter({ hasText: words.en.search.where }).click();
    await page.getByLabel(words.en.search.whereHelp).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('ver');
    await expectAccessible(page);
    await page.keyboard.type('xyz');
    await expect(page.getByText(words.en.search.noResultsFound)).toBeVisible();
    await expectAccessible(page);
  });

  test('the calendars', async ({ page }) => {
    test.setTimeout(120_000);
    const { form, search } = words[LOCALE];
    await visit(page, `${origins[LOCALE]}/search`);
    await page.locator('summary').filter({ hasText: search.dates }).click();
    const days = page.locator('[data-day] button:enabled');
    const month = new Intl.DateTimeFormat('de-DE', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${await businessDay()}T00:00:00Z`));
    await expect(page.getByRole('grid', { name: month })).toBeVisible();
    await expectAccessible(page);
    await days.nth(3).click();
    await days.nth(8).click();
    await expect(page).toHaveURL(/checkIn=.*checkOut=/);
    // What was found before is paler while the server answers.
    await expect(async () => {
      await expect(page.locator('[data-pending]')).toHaveCount(0);
      await expectAccessible(page);
    }).toPass({ timeout: 60_000 });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `${origins[LOCALE]}/enquire-now`);
      await page.getByRole('main').locator('[data-period-end]').first().click();
      const dialog = page.getByRole('dialog', { name: form.calendar.title });
      await expect(dialog).toBeVisible();
      // Of the month that runs only its last days may be left.
      await dialog.getByRole('button', { name: form.calendar.next }).click();
      await days.nth(3).click();
      await test.step(`at ${width} px`, () => expectAccessible(page));
    }
  });

  test('the map', async ({ page }) => {
    await visit(page, '/search?destination=lech');
    await page.locator('#map').getByRole('button', { name: words.en.map.show }).click();
    await expect(page.locator('#map').getByRole('button', { name: words.en.map.zoomIn })).toBeVisible();
    await expectAccessible(page);
  });

  test('an enquiry with everything missing', async ({ page }) => {
    await visit(page, `${await pathOf('P01')}/enquire-now`);
    await page.getByRole('main').getByRole('button', { name: words.en.form.next }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
    await expectAccessible(page);
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  for (const path of ['/', '/search', await pathOf('P01')]) {
    await page.goto(path);
    await isAwake(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.en.shell.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('twice as large, nothing is lost and nothing moves sideways', async ({ page }) => {
  // A window of 1280 px at 200 %, as the browser's own zoom lays it out.
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of ['/', '/search', await pathOf('P01'), '/enquire-now']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test('at 400 % no button lies over the price of the bar, the dearest house’s neither', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, await pathOf('P34'));
  const bar = page.getByRole('status').filter({ hasText: words.en.property.panel.choose });
  await expect(bar).toContainText(/EUR\s\d{3}\s\d{3}/);
  const [price, button] = await bar.evaluate((root) => {
    const texts = document.createRange();
    texts.selectNodeContents(root.querySelector('.figures') as Element);
    const { left, right, top, bottom } = (root.querySelector('a') as Element).getBoundingClientRect();
    return [texts.getBoundingClientRect().toJSON() as DOMRect, { left, right, top, bottom }] as const;
  });
  expect(price.right).toBeLessThanOrEqual(320);
  expect(price.right <= button.left || price.bottom <= button.top).toBe(true);
});
