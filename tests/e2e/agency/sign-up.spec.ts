import type { Page } from '@playwright/test';
import { send } from '../http';
import { expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { enter } from './signed-in';

const registerButton = (page: Page) => page.getByRole('button', { name: 'Register Now', exact: true });
const createHeading = (page: Page) => page.getByRole('heading', { name: words.en.issuer.create.title });

async function storedAffiliate(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(at(lds, '/'));
  return cookies.find(({ name }) => name === 'alpenglow-affiliate')?.value;
}

test('the plain page states the invitation', async ({ page }) => {
  await page.goto(at(lds, '/signup'));
  await expect(page).toHaveTitle('Luxury Distribution System');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luxury Distribution System');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'register your agency for free',
    'by invitation only',
    'no IATA code needed / no deductions from commission',
    'access individual rates, commissions and amenities',
  ]);
  await expect(page.getByRole('main')).toContainText('TLS 1.2');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a partner’s page: its name, its colours, at most 30em wide; nothing is stored by looking at it', async ({
  page,
}) => {
  await page.goto(at(lds, '/signup/nordvig'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordvig Distribution System');
  const card = page.getByRole('main');
  await expect(card).toHaveCSS('background-color', 'rgb(18, 52, 77)');
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(480);
  expect(await storedAffiliate(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an affiliate in the query is kept from the visit on, and the first one stays', async ({ page }) => {
  await page.goto(at(lds, '/signup?affiliateId=nordvig'));
  expect(await storedAffiliate(page)).toBe('nordvig');
  await page.goto(at(lds, '/signup?affiliateId=larkfield'));
  expect(await storedAffiliate(page)).toBe('nordvig');
});

test('another has words of its own, in both languages', async ({ page }) => {
  await page.goto(at(lds, '/signup/maison-aubade'));
  await expect(page.getByRole('main')).toContainText('For thirty years the correspondents of Maison Aubade');
  await page.goto(at(lds, '/signup/maison-aubade?lang=de'));
  await expect(page).toHaveURL(at(lds, '/signup/maison-aubade'));
  await expect(page.getByRole('main')).toContainText('Seit dreißig Jahren');
});

test('Register Now begins a new account; the first affiliate stays', async ({ page }) => {
  await page.goto(at(lds, '/signup/larkfield'));
  await registerButton(page).click();
  await expect(createHeading(page)).toBeVisible();
  expect(await storedAffiliate(page)).toBe('larkfield');
  await page.goto(at(lds, '/signup/nordvig'));
  await registerButton(page).click();
  await expect(createHeading(page)).toBeVisible();
  expect(await storedAffiliate(page)).toBe('larkfield');
});

test('Sign In returns to the onboarding with the programme', async ({ page }) => {
  await page.goto(at(lds, '/signup/nordvig'));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('input[name=email]').fill('elena.sorokina@carta-desk.example');
  await page.locator('input[name=password]').fill('alpenglow-demo');
  await page.getByRole('button', { name: words.en.issuer.signIn.button, exact: true }).click();
  await expect(page).toHaveURL(at(lds, '/onboarding?programme=firnlicht'));
});

test('whoever is signed in already goes on to the onboarding with the programme', async ({ page }) => {
  await enter(page, 'camille.rochat@aurelle.example');
  await page.goto(at(lds, '/signup/nordvig'));
  await expect(page).toHaveURL(at(lds, '/onboarding?programme=firnlicht'));
  await page.goto(at(lds, '/signup'));
  await expect(page).toHaveURL(at(lds, '/onboarding'));
});

test('the fast lane leads on by itself, and who comes back is not sent away again', async ({ page }) => {
  await page.goto(at(lds, '/signup/nordvig?fast-lane=true'));
  await expect(createHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText('Redirecting to sign-up...');
  await expect(registerButton(page)).toBeVisible();
});

test('an unknown partner leads to the plain page', async ({ page }) => {
  const { status, headers } = await send(lds, '/signup/nobody?fastlane');
  expect([status, headers.location]).toEqual([307, '/signup?fastlane=true']);
  await page.goto(at(lds, '/signup/nobody'));
  await expect(page).toHaveURL(at(lds, '/signup'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons work, in the fast lane too', async ({ page }) => {
    await page.goto(at(lds, '/signup/nordvig?fastlane'));
    await expect(page.getByText('Redirecting to sign-up...')).toBeVisible();
    await registerButton(page).click();
    await expect(createHeading(page)).toBeVisible();
  });
});
