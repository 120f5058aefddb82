import type { Page } from '@playwright/test';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { amex, at, lds, people, sessionOf, signIn, statusOf } from './people';

const signOutButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.en.user.signOut, exact: true });
const signInPage = (host: string) => new RegExp(`^http://${host.replaceAll('.', '\\.')}/signin`);

test.describe('two hosts and two tabs', () => {
  // A tab that is looked at again asks who is signed in.
  test.use({ tolerated: answeredWith(401) });

  test('signing out reaches every tab at once and every host at its next request', async ({ page, context }) => {
    await signIn(page, people.agent);
    const secondTab = await context.newPage();
    await secondTab.goto(at(lds, '/hotels'));
    const otherHost = await context.newPage();
    await otherHost.goto(at(amex, '/user'));
    await otherHost.waitForURL(at(amex, '/user'));
    const sessions = { lds: await sessionOf(context, lds), amex: await sessionOf(context, amex) };
    expect(await Promise.all([statusOf(sessions.lds), statusOf(sessions.amex, amex)])).toEqual([200, 200]);

    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    const left = secondTab.waitForRequest((request) => request.isNavigationRequest() && /\/signin/.test(request.url()));
    const leftAt = left.then(() => performance.now());
    await signOutButton(page).click();
    const endedAt = await answered.then(() => performance.now());
    expect((await leftAt) - endedAt).toBeLessThan(1000);
    await expect(secondTab).toHaveURL(signInPage(lds));
    await expect(page).toHaveURL(signInPage(lds));

    expect(await Promise.all([statusOf(sessions.lds), statusOf(sessions.amex, amex)])).toEqual([401, 401]);
    expect(new URL(otherHost.url()).pathname).toBe('/user');
    await otherHost.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(otherHost).toHaveURL(signInPage(amex));
    await expect(otherHost.getByRole('main').getByRole('alert')).toHaveText(words.en.signIn.error.signedOut);

    // The issuer's own session has ended as well: it asks for the password again.
    await page.getByRole('main').getByRole('link', { name: words.en.signIn.signIn, exact: true }).click();
    await expect(page.locator('input[name=password]')).toBeVisible();
  });

  test('another host that was not looked at is refused at its next request', async ({ page, context }) => {
    await signIn(page, people.otherAgent);
    const otherHost = await context.newPage();
    await otherHost.goto(at(amex, '/user'));
    await otherHost.waitForURL(at(amex, '/user'));
    await signOutButton(page).click();
    await expect(page).toHaveURL(signInPage(lds));
    await otherHost.goto(at(amex, '/hotels'));
    await expect(otherHost.locator('input[name=password]')).toBeVisible();
  });

  test('signing out at the issuer ends the sessions of both hosts without them', async ({ page, context }) => {
    await signIn(page, people.supervisor);
    await page.goto(at(amex, '/api/sign-in'));
    await page.waitForURL(at(amex, '/hotels'));
    const sessions = { lds: await sessionOf(context, lds), amex: await sessionOf(context, amex) };
    await page.goto(at(lds, '/identity/session/end'));
    await page.locator('form button').first().click();
    await expect.poll(() => statusOf(sessions.lds)).toBe(401);
    expect(await statusOf(sessions.amex, amex)).toBe(401);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing out is a form', async ({ page, context }) => {
    await signIn(page, people.contact);
    const session = await sessionOf(context);
    await signOutButton(page).click();
    await page.waitForURL(/\/identity\/session\/end/);
    expect(await statusOf(session)).toBe(401);
    expect(await sessionOf(context)).toBeUndefined();
    await page.locator('form button').first().click();
    await expect(page).toHaveURL(at(lds, '/signin'));
  });
});
