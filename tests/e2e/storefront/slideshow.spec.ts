import type { Page } from '@playwright/test';
import { pathOf } from '../catalogue';
import { visit } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

test.use({ isPageKept: false });

const PROPERTY = 'P01';
const { gallery } = words.en;

const main = (page: Page) => page.getByRole('main');
const lightbox = (page: Page) => page.getByRole('dialog');

/** Which photograph the large place shows: its link says so. */
const shown = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^Photographs of / })
    .locator('a[data-picture]')
    .first();

/** From now on time passes only when a test lets it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test('the large photograph changes every 5 s, in a fade of 1.2 s, until it is paused', async ({ page }) => {
  await page.clock.install();
  await visit(page, await pathOf(PROPERTY));
  await stopTime(page);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  // Beginning again begins the interval again.
  await button(gallery.pause).click();
  const before = Number(await shown(page).getAttribute('data-picture'));
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveAttribute('data-picture', String(before));

  await button(gallery.play).click();
  await expect(button(gallery.pause)).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(shown(page)).toHaveAttribute('data-picture', String(before));
  await page.clock.runFor(200);
  await expect(shown(page)).not.toHaveAttribute('data-picture', String(before));
  const coming = main(page).locator('.gallery-fade img').last();
  await expect(coming).toHaveAttribute('data-shown', '');
  await expect(coming).toHaveCSS('transition-property', 'opacity');
  await expect(coming).toHaveCSS('transition-duration', '1.2s');

  await button(gallery.pause).click();
  const paused = String(await shown(page).getAttribute('data-picture'));
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveAttribute('data-picture', paused);
  // What is enlarged is what was shown.
  await shown(page).click();
  await expect(lightbox(page)).toContainText(`${Number(paused) + 1} / 13`);
});

test('the slideshow over the page goes on every 5 s, in a fade of 1.2 s, until it is paused', async ({ page }) => {
  await page.clock.install();
  await visit(page, await pathOf(PROPERTY));
  await main(page).getByText('All 13 photographs').click();
  await expect(lightbox(page)).toContainText('1 / 13');
  const picture = lightbox(page).locator('.yarl__slide_current img');
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await stopTime(page);
  await page.clock.runFor(30_000);
  await expect(lightbox(page)).toContainText('1 / 13');

  await lightbox(page).getByRole('button', { name: gallery.slideshowPlay }).click();
  const pause = lightbox(page).getByRole('button', { name: gallery.slideshowPause });
  await expect(pause).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(lightbox(page)).toContainText('1 / 13');
  await page.clock.runFor(200);
  await expect(lightbox(page)).toContainText('2 / 13');
  await expect(picture).toHaveCSS('animation-name', 'gallery-fade-in');
  await expect(picture).toHaveCSS('animation-duration', '1.2s');

  await pause.click();
  await page.clock.runFor(30_000);
  await expect(lightbox(page)).toContainText('2 / 13');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays by itself, and what is asked to play does not fade', async ({ page }) => {
    await page.clock.install();
    await visit(page, await pathOf(PROPERTY));
    const play = main(page).getByRole('button', { name: gallery.play, exact: true });
    await expect(play).toBeVisible();
    await stopTime(page);
    await page.clock.runFor(30_000);
    await expect(shown(page)).toHaveAttribute('data-picture', '0');
    await expect(main(page).locator('.gallery-fade img')).toHaveCount(0);

    await play.click();
    await page.clock.runFor(5_100);
    await expect(shown(page)).not.toHaveAttribute('data-picture', '0');
    await expect(main(page).locator('.gallery-fade img').last()).toHaveCSS('transition-duration', '1e-05s');
  });
});
