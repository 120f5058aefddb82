// npm run pictures [-- --port 3000]
//
// The four pictures of the README, taken from the demonstration as a running Alpenglow (npm start) shows it: storefront,
// hotel search, season grid, client offer. The week is the second of next January.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './setup/browser.mjs';
import { root } from './setup/places.mjs';
import { say } from './setup/report.mjs';

const SIZE = { width: 1440, height: 900 };
const PERSON = 'helena.brandt@morgenrot-reisen.example';
const PASSWORD = 'alpenglow-demo';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const storefront = `http://alpenglow.com.localhost:${values.port}`;
const agency = `http://lds.localhost:${values.port}`;

/** From the second Saturday of the next January, seven nights: `YYYY-MM-DD`. */
function week() {
  const now = new Date();
  const first = new Date(
    Date.UTC(now.getUTCFullYear() + (now.getUTCMonth() === 0 && now.getUTCDate() < 7 ? 0 : 1), 0, 1),
  );
  const saturday = 1 + ((6 - first.getUTCDay() + 7) % 7) + 7;
  const day = (date) => new Date(Date.UTC(first.getUTCFullYear(), 0, date)).toISOString().slice(0, 10);
  return { checkInDate: day(saturday), checkOutDate: day(saturday + 7) };
}

const browser = await chromium.launch({ executablePath: await findBrowser(say) });
const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
// The question about clicks is answered.
await context.addCookies([storefront, agency].map((url) => ({ name: 'consent', value: 'declined', url })));
const page = await context.newPage();

async function take(name, address) {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  const file = path.join('docs', 'pictures', `${name}.jpg`);
  await page.screenshot({ path: path.join(root, file), type: 'jpeg', quality: 82, animations: 'disabled' });
  say(`✓ ${file}`);
}

try {
  await take('storefront', storefront);

  await page.goto(`${agency}/api/sign-in?door=agency`);
  await page.locator('input[name=email]').fill(PERSON);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The embedded issuer stands on the same host.
  await page.waitForURL(({ origin, pathname }) => origin === agency && !pathname.startsWith('/identity'));
  await take(
    'hotel-search',
    `${agency}/hotels?${new URLSearchParams({ destination: 'FR', numAdults: '2', ...week() })}`,
  );
  await take('season-grid', `${agency}/season-grid?properties=P01,P02,P03,P04`);

  await page.goto(`${agency}/partner/offers`);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const preview = page.getByRole('link', { name: 'Preview' });
  await take('client-offer', new URL((await preview.getAttribute('href')) ?? '', agency).href);
} finally {
  await browser.close();
}
