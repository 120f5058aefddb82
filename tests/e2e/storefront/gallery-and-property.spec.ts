import type { Page } from '@playwright/test';
import { axeFindings } from '../accessible';
import { freeStay, pathOf, staysOf } from '../catalogue';
import { get } from '../http';
import { tabTo } from '../keyboard';
import { heldDay, visit, weekLink } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

const PROPERTY = 'P01';
const { gallery, property, season, map } = words.en;

const main = (page: Page) => page.getByRole('main');
const lightbox = (page: Page) => page.getByRole('dialog');
const panel = (page: Page) => page.getByRole('complementary', { name: property.panel.label });

test('the photographs by keyboard: open, walk, close, and the focus is back', async ({ page }) => {
  await visit(page, await pathOf(PROPERTY));
  const second = main(page)
    .getByRole('region', { name: /^Photographs of / })
    .getByRole('link')
    .nth(1);
  await main(page).focus();
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page)).toContainText('2 / 13');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('3 / 13');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText('2 / 13');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText('1 / 13');
  // A shown picture, not only a number.
  await expect
    .poll(() =>
      lightbox(page)
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(second).toBeFocused();
});

test('all photographs open from their button, and the first one can be paused', async ({ page }) => {
  await visit(page, await pathOf(PROPERTY));
  await main(page).getByText('All 13 photographs').click();
  await expect(lightbox(page)).toContainText('1 / 13');
  await lightbox(page).getByRole('button', { name: gallery.close }).click();
  await expect(lightbox(page)).toBeHidden();
  const pause = main(page).getByRole('button', { name: gallery.pause });
  await pause.click();
  await expect(main(page).getByRole('button', { name: gallery.play })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the photographs, opened, are accessible', async ({ page }) => {
    await visit(page, await pathOf(PROPERTY));
    await main(page).getByText('All 13 photographs').click();
    await expect(lightbox(page)).toContainText('1 / 13');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('the film by keyboard: is fetched when asked for, plays at once, says in words what it shows', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const films = () => fetched.filter((path) => path.includes('/film-'));
  await visit(page, await pathOf(PROPERTY));
  const link = main(page).getByRole('link', { name: 'Film of Chalet Sept Mélèzes' });
  await main(page).focus();
  await tabTo(page, link);
  expect(films()).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Film of Chalet Sept Mélèzes' });
  const figure = dialog.getByRole('figure', { name: 'Film of Chalet Sept Mélèzes' });
  await expect(figure).toContainText('without sound');
  const film = figure.locator('video');
  await expect(film).toHaveCount(1);
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      controls: video.controls,
      playsInline: video.playsInline,
      muted: video.muted,
      loop: video.loop,
      hasPoster: video.poster.includes('exterior-01'),
    }));
  expect(await state()).toEqual({ hasPoster: true, controls: true, playsInline: true, muted: true, loop: true });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(films().length).toBeGreaterThan(0);
  const [width, height, seconds] = await film.evaluate((video: HTMLVideoElement) => [
    video.videoWidth,
    video.videoHeight,
    video.duration,
  ]);
  expect([width, height]).toEqual([1280, 720]);
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(12);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('every film the API names is there, and small', async ({ page }) => {
  for (const property of ['P01', 'P02', 'P03', 'P04']) {
    const { videos } = JSON.parse((await get('en', `/api/properties/${property}`)).text);
    expect(videos).toEqual([{ url: `/media/film-${property.toLowerCase()}.webm` }]);
    const { status, headers } = await get('en', videos[0].url);
    expect([property, status, headers['content-type']]).toEqual([property, 200, 'video/webm']);
    expect(Number(headers['content-length'])).toBeGreaterThan(200_000);
    expect(Number(headers['content-length'])).toBeLessThan(5_000_000);
  }
  expect(JSON.parse((await get('en', '/api/properties/P06')).text).videos).toEqual([]);
  await visit(page, await pathOf('P06'));
  await expect(main(page).getByRole('link', { name: /^Film/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the film is a link to it', async ({ page }) => {
    await page.goto(await pathOf(PROPERTY));
    await expect(main(page).getByRole('link', { name: 'Film of Chalet Sept Mélèzes' })).toHaveAttribute(
      'href',
      '/media/film-p01.webm',
    );
  });
});

test('a week of the season changes panel, terms, address and the way to the enquiry', async ({ page }) => {
  const stay = await freeStay(PROPERTY, 4);
  const price = (level: string) => {
    const amount = (stay.rates[level]?.amount ?? 0) / 100;
    return new RegExp(`EUR\\s${String(amount).replace(/\B(?=(\d{3})+$)/g, '\\s')}`);
  };
  await visit(page, await pathOf(PROPERTY));
  // Nobody has chosen: a lowest price, no dates, terms in words.
  await expect(panel(page)).toContainText(/^from EUR/);
  await expect(panel(page).locator('input[name=checkIn]')).toHaveCount(0);
  await expect(main(page).locator('#terms')).toContainText(words.en.terms.leadChoose);
  await panel(page).getByRole('link', { name: property.panel.choose }).click();
  await expect(main(page).getByRole('heading', { name: season.title })).toBeInViewport();
  const cell = weekLink(page, stay, 'Catered');
  await expect(cell).toHaveAccessibleName(/^EUR [\d\s]+ Available, .+, Catered$/);
  await cell.click();
  await expect(panel(page)).toContainText(price('Catered'));
  await expect(main(page).locator('#terms')).toContainText(price('Catered'));
  await expect(cell).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`\\?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&serviceLevel=Catered`));

  await panel(page).getByLabel(property.panel.level).selectOption('Selfcatered');
  await expect(panel(page)).toContainText(price('Selfcatered'));

  // Anywhere in its row chooses a week, at the level that is shown.
  const next = await freeStay(PROPERTY, 5);
  await weekLink(page, next, 'Catered').locator('xpath=ancestor::tr').getByRole('rowheader').last().click();
  await expect(weekLink(page, next, 'Selfcatered')).toHaveAttribute('aria-current', 'true');
  await weekLink(page, stay, 'Selfcatered').click();

  await page.reload();
  await expect(panel(page)).toContainText(price('Selfcatered'));
  await panel(page).getByLabel(property.panel.adults).selectOption('5');
  await panel(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/enquire-now\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    serviceLevel: 'Selfcatered',
    adults: '5',
    children: '0',
  });
  await expect(heldDay(main(page), words.en.enquiry.shared.checkIn)).toHaveValue(stay.checkIn);
});

test('a sold week and a week under option are no links', async ({ page }) => {
  await visit(page, await pathOf('P18'));
  const table = main(page).locator('#availabilities').getByRole('table').first();
  await expect(table.getByText(season.state.sold).first()).toBeVisible();
  await expect(table.getByRole('link', { name: new RegExp(season.state.sold) })).toHaveCount(0);
  await expect(table.getByText(season.state.option, { exact: true }).first()).toBeVisible();
});

test('similar properties leave out what is sold in the chosen week', async ({ page }) => {
  // A neighbour of similar size.
  const like = (await staysOf('P06')).filter(({ available }) => !available);
  const free = (await staysOf(PROPERTY)).filter(({ available }) => available);
  const weekWhere = (isTaken: boolean) => {
    const week = free.find(
      ({ checkIn, checkOut }) => like.some((other) => other.checkIn < checkOut && checkIn < other.checkOut) === isTaken,
    );
    if (!week) throw new Error('There is no such week.');
    return `?checkIn=${week.checkIn}&checkOut=${week.checkOut}`;
  };
  const path = await pathOf(PROPERTY);
  const properties = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: property.similar.title }) })
    .getByRole('listitem');
  await visit(page, path + weekWhere(true));
  await expect(properties.first()).toBeVisible();
  await expect(properties.filter({ hasText: 'Chalet Le Sabotier' })).toHaveCount(0);
  await visit(page, path + weekWhere(false));
  await expect(properties).toHaveCount(3);
  await expect(properties.filter({ hasText: 'Chalet Le Sabotier' })).toHaveCount(1);
});

test('floor plans: called by their floors, one at a time, enlarged by keyboard', async ({ page }) => {
  await visit(page, await pathOf(PROPERTY));
  const plans = main(page).locator('#floor-plans');
  for (const [index, name] of ['Ground floor', 'Main floor', 'Upper floor'].entries()) {
    await expect(plans.getByRole('radio').nth(index)).toHaveAccessibleName(new RegExp(`^${name} `));
  }
  await plans.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(plans.getByRole('radio').nth(1)).toBeChecked();
  await expect(plans.getByRole('img')).toHaveCount(1);
  const enlarge = plans.getByRole('link');
  await tabTo(page, enlarge);
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toContainText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('the map comes when it is asked for, with the property on it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, await pathOf(PROPERTY));
  const region = main(page).locator('#location');
  await expect(region.getByRole('button', { name: map.show })).toBeVisible();
  // Only the drawing that stands there until then.
  const ofTheMap = () => fetched.filter((path) => path.startsWith('/map/') && !path.endsWith('.svg'));
  expect(ofTheMap()).toEqual([]);
  await region.getByRole('button', { name: map.show }).focus();
  await page.keyboard.press('Enter');
  // Without a graphics card the first drawing takes its time.
  await expect(region.getByRole('img', { name: 'Chalet Sept Mélèzes' })).toBeVisible({ timeout: 40_000 });
  await expect(region.getByRole('button', { name: map.zoomIn })).toBeVisible();
  await expect(region.getByRole('region', { name: 'Chalet Sept Mélèzes' })).toBeFocused();
  expect(ofTheMap()).not.toEqual([]);
});

test('the map of a search comes when pointed at; pins and cards answer each other, also after the way back', async ({
  page,
}) => {
  await visit(page, '/search?destination=zermatt');
  const region = main(page).locator('#map');
  await region.getByRole('button', { name: map.show }).hover();
  const pin = region.getByRole('button', { name: /^Chalet Arvenschatten, / });
  await expect(pin).toBeVisible();
  const card = main(page).getByRole('article').filter({ hasText: 'Chalet Arvenschatten' });
  await expect(pin.locator('span')).toHaveCSS('outline-style', 'none');
  await card.hover();
  await expect(pin.locator('span')).toHaveCSS('outline-style', 'solid');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('link', { name: /Chalet Arvenschatten$/ })).toHaveAttribute(
    'href',
    await pathOf('P03'),
  );
  await expect(main(page).locator('li[data-marked]')).toContainText('Chalet Arvenschatten');
  await page.keyboard.press('Escape');
  await expect(region.getByRole('link', { name: /Chalet Arvenschatten$/ })).toBeHidden();
  await expect(pin).toBeFocused();
  await card.getByRole('link', { name: 'Chalet Arvenschatten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chalet Arvenschatten');
  await page.goBack();
  await expect(pin).toBeVisible();
});

test('on paper there is the property, and nothing to press', async ({ page }) => {
  await visit(page, await pathOf(PROPERTY));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Out of sight is not enough: what is fixed is printed at the foot of every sheet.
  await expect(page.getByRole('link', { name: words.en.shell.skip })).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: property.tabs.label })).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('region', { name: words.en.consent.label })).toBeHidden();
  await expect(main(page).getByRole('table').first()).toBeVisible();
  await expect(main(page).locator('#terms')).toBeVisible();
  // On the screen one plan is chosen at a time; on paper nothing can be chosen.
  await expect(main(page).locator('#floor-plans figcaption').filter({ visible: true })).toHaveCount(3);
  // What nobody has scrolled to would be an empty box.
  const notDrawn = main(page).locator(':scope *:visible');
  await expect
    .poll(() =>
      notDrawn.evaluateAll(
        (all) => all.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    )
    .toBe(0);
});

test('a property without price, without stays or without sales information still says what to do', async ({ page }) => {
  for (const id of ['P36', 'P19', 'P05']) {
    await visit(page, await pathOf(id));
    const ask = main(page).locator('a[href*="/enquire-now"], form[action*="/enquire-now"]');
    expect(await ask.count()).toBeGreaterThan(0);
  }
  await expect(main(page).locator('#terms')).toContainText(words.en.terms.missing);
});
