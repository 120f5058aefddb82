import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { mapTokens } from '@/lib/catalogue/map/tokens';
import { archiveOf } from '../archive';
import { pathOf } from '../catalogue';
import { get, origins } from '../http';
import { visit } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';

const PROPERTY = 'P01';
const ARCHIVE = '/map/detail.pmtiles';
const ATTRIBUTION = 'Surveyed by nobody';
const { map } = words.en;

/** Without a graphics card the first drawing takes its time. */
const DRAWN = { timeout: 40_000 };

const region = (page: Page) => page.getByRole('main').locator('#location');

/** The page as a server with MAP_PMTILES_URL makes it. What it fetches below /map/ is added to `fetched`. */
async function visitWithArchive(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const path = await pathOf(PROPERTY);
  const { headers, text } = await get('en', path);
  const none = String.raw`\"config\":{}`;
  expect(text).toContain(none);
  const body = text.replace(none, String.raw`\"config\":{\"pmtilesUrl\":\"${origins.en}${ARCHIVE}\"}`);
  const policy = { 'content-security-policy': String(headers['content-security-policy']) };
  await page.route(origins.en + path, (route) => route.fulfill({ body, headers: policy, contentType: 'text/html' }));
  await page.route(origins.en + ARCHIVE, answer);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, path);
  await region(page).getByRole('button', { name: map.show }).click();
  await expect(region(page).getByRole('img', { name: 'Chalet Sept Mélèzes' })).toBeVisible(DRAWN);
  return fetched;
}

/** Answers the ranges of the archive that are asked for, and notes them. */
function serve(archive: Buffer, ranges: string[]) {
  return async (route: Route) => {
    const range = route.request().headers().range ?? '';
    const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number);
    const body = archive.subarray(from, Math.min(to + 1, archive.length));
    ranges.push(range);
    const place = `bytes ${from}-${from + body.length - 1}/${archive.length}`;
    await route.fulfill({ status: 206, body, headers: { 'content-range': place } });
  };
}

/** The share of the map that has a colour, `#rrggbb`. */
async function shareOf(page: Page, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const shot = await region(page).locator('canvas').screenshot();
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) <= 2)) count += 1;
  }
  return count / (info.width * info.height);
}

test.describe.configure({ timeout: 120_000 });

test('a configured PMTiles archive is the map, in our colours and with its attribution', async ({ page }) => {
  const ranges: string[] = [];
  const fetched = await visitWithArchive(page, serve(archiveOf('water', ATTRIBUTION), ranges));
  await expect.poll(() => shareOf(page, mapTokens.water), DRAWN).toBeGreaterThan(0.6);
  await expect(region(page)).toContainText(ATTRIBUTION);
  expect(ranges[0]).toBe('bytes=0-16383');
  expect(fetched.filter((path) => path.endsWith('.geojson'))).toEqual([]);
});

test('what the archive shows decides: where it has land, there is no water', async ({ page }) => {
  await visitWithArchive(page, serve(archiveOf('earth', ATTRIBUTION), []));
  await expect.poll(() => shareOf(page, mapTokens.land), DRAWN).toBeGreaterThan(0.6);
  expect(await shareOf(page, mapTokens.water)).toBeLessThan(0.05);
});

test.describe('an archive out of reach', () => {
  test.use({ tolerated: answeredWith(404) });

  test('leaves the map we drew', async ({ page }) => {
    const fetched = await visitWithArchive(page, (route) => route.fulfill({ status: 404 }));
    await expect.poll(() => fetched).toContain('/map/alps.geojson');
    await expect(region(page).getByRole('button', { name: map.zoomIn })).toBeVisible();
  });
});
