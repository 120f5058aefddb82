import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { words } from '../words';
import { amex, at, goToIssuer, lds, password, people, sessionOf, signIn, statusOf, typePassword } from './people';

test('whoever opens a page is led through the issuer and back to it', async ({ page, context }) => {
  await page.goto(at(lds, '/partner/agency?tab=design'));
  expect(new URL(page.url()).host).toBe(lds);
  await typePassword(page, people.supervisor);
  await expect(page).toHaveURL(at(lds, '/partner/agency?tab=design'));
  expect(await statusOf(await sessionOf(context))).toBe(200);
  const cookies = await context.cookies(at(lds, '/'));
  const session = cookies.find(({ name }) => name === 'alpenglow.session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'lds.localhost' });
  // Nothing is left of the way here.
  expect(cookies.map(({ name }) => name).filter((name) => /^alpenglow\./.test(name))).toEqual(['alpenglow.session']);
});

test('no script can read anything of it', async ({ page }) => {
  await signIn(page, people.supervisor);
  const readable = await page.evaluate(() => ({
    cookie: document.cookie,
    stores: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    html: document.documentElement.outerHTML,
  }));
  expect(readable.cookie).not.toContain('alpenglow.');
  expect(`${readable.stores}${readable.html}`).not.toMatch(/eyJ[\w-]{20,}\.[\w-]*\./);
});

test('signed in on one brand, the next one asks for no password', async ({ page }) => {
  await signIn(page, people.supervisor);
  await page.goto(at(amex, '/user'));
  await expect(page).toHaveURL(at(amex, '/user'));
});

test('hotels have a door of their own', async ({ page }) => {
  await page.goto(at(lds, '/desk/signin'));
  await goToIssuer(page);
  await typePassword(page, people.contact);
  await expect(page).toHaveURL(at(lds, '/desk'));
});

test('what somebody may do does not depend on the door', async ({ page }) => {
  await page.goto(at(lds, '/desk/signin'));
  await goToIssuer(page);
  await typePassword(page, people.agent);
  await expect(page.getByRole('heading', { name: words.en.signIn.wrongAccount.title })).toBeVisible();
  await page.goto(at(lds, '/hotels'));
  await expect(page).toHaveURL(at(lds, '/hotels'));
});

test('an account that may not open a page is told so, without going round in circles', async ({ page }) => {
  await signIn(page, people.agent);
  await page.goto(at(lds, '/partner/manage'));
  await expect(page).toHaveURL(at(lds, '/signin?callbackUrl=%2Fpartner%2Fmanage'));
  await expect(page.getByRole('heading', { name: words.en.signIn.wrongAccount.title })).toBeVisible();
  await page.getByRole('link', { name: words.en.signIn.wrongAccount.change }).click();
  await typePassword(page, people.admin);
  await expect(page).toHaveURL(at(lds, '/partner/manage'));
});

test('registering begins at the form for a new account', async ({ page }) => {
  await page.goto(at(lds, '/api/sign-in?prompt=create'));
  await expect(page.getByRole('heading', { name: words.en.issuer.create.title })).toBeVisible();
});

test('the way back from the issuer, opened again, only leads on', async ({ page, context }) => {
  const returned = page.waitForRequest(/\/oidc-callback\?/);
  await signIn(page, people.supervisor);
  const session = await sessionOf(context);
  await page.goto((await returned).url());
  await expect(page).toHaveURL(at(lds, '/hotels'));
  expect(await sessionOf(context)).toBe(session);
});

/** On our own sign-in page: the door of one of the demonstration's people. */
async function clickDoor(page: Page, email: string): Promise<void> {
  const door = page.locator(`[data-demonstration] a[href*="${encodeURIComponent(email)}"]`);
  if (!(await door.isVisible())) await page.locator('[data-demonstration] a[href*="people=all"]').click();
  await door.click();
}

async function comeInByDoors(page: Page): Promise<void> {
  await page.goto(at(lds, '/signin'));
  await clickDoor(page, people.otherAgent);
  await expect(page).toHaveURL(at(lds, '/hotels'));
  await page.goto(at(lds, '/user'));
  await expect(page.getByRole('main').getByText(people.otherAgent)).toBeVisible();
  // The other host asks nobody's password either, and the person who is clicked is the one who comes.
  await page.goto(at(amex, '/desk/signin?lang=de'));
  await clickDoor(page, people.contact);
  await expect(page).toHaveURL(at(amex, '/desk'));
  // The session of the first one has ended; the issuer knows who came last.
  await page.goto(at(lds, '/user'));
  await expect(page.getByRole('main').getByText(people.contact)).toBeVisible();
}

test('a person of the demonstration comes in with one click, whoever was signed in', ({ page }) => comeInByDoors(page));

test('the switch of language keeps what was typed, and Enter still signs in', async ({ page }) => {
  await page.goto(at(lds, '/user'));
  await goToIssuer(page);
  await page.locator('input[name=email]').fill(people.otherAgent);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.issuer.signIn.title);
  await expect(page.locator('input[name=email]')).toHaveValue(people.otherAgent);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL(at(lds, '/user'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one click is enough', ({ page }) => comeInByDoors(page));

  test('the switch of language keeps where somebody was going', async ({ page }) => {
    await page.goto(at(lds, '/signin?callbackUrl=%2Fpartner%2Fagency%3Ftab%3Ddesign&error=expired'));
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(at(lds, '/signin?callbackUrl=%2Fpartner%2Fagency%3Ftab%3Ddesign&error=expired'));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.de.signIn.error.expired);
  });

  test('signing in works', async ({ page }) => {
    await signIn(page, people.otherAgent);
    await expect(page.getByRole('main').getByText(people.otherAgent)).toBeVisible();
  });
});
