import { parse } from 'node-html-parser';
import { send } from '../http';
import { expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { open, readers } from './signed-in';

const text = (html: string) => parse(html).querySelector('body')?.structuredText ?? '';

for (const locale of ['en', 'de'] as const) {
  test(`the sign-in page is complete without script (${locale})`, async () => {
    const answer = await send(lds, '/signin', { headers: { 'accept-language': locale } });
    expect(answer.status).toBe(200);
    const { agency, invited, signIn, encryption } = words[locale].signIn;
    for (const sentence of [agency.title, agency.sentence, signIn, invited.title, invited.register, encryption]) {
      expect(text(answer.text)).toContain(sentence);
    }
    const desk = await send(lds, '/desk/signin', { headers: { 'accept-language': locale } });
    expect(text(desk.text)).toContain(words[locale].signIn.desk.title);
    expect(text(desk.text)).not.toContain(invited.title);
  });
}

test('whoever was going somewhere meets the fields at once, and a page that is opened by itself stays', async ({
  page,
}) => {
  await page.goto(at(lds, '/partner/dashboard?scope=team'));
  await expect(page).toHaveURL(/\/identity\/interaction\//);
  await expect(page.locator('input[name=password]')).toBeVisible();
  const answer = await send(lds, '/signin?callbackUrl=%2Fpartner%2Fdashboard%3Fscope%3Dteam');
  expect(answer.headers.location).toBe('/api/sign-in?door=agency&callbackUrl=%2Fpartner%2Fdashboard%3Fscope%3Dteam');
  // A page that nobody's press led to could not begin a sign-in: it is shown, and nothing goes round in circles.
  const unasked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await send(lds, '/signin?callbackUrl=%2Fuser', { headers: unasked })).status).toBe(200);
});

for (const callbackUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`no other address comes back: ${callbackUrl}`, async () => {
    const answer = await send(lds, `/signin?${new URLSearchParams({ callbackUrl })}`);
    expect(answer.status).toBe(200);
    const hrefs = parse(answer.text)
      .querySelectorAll('main a')
      .map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /evil|javascript/.test(decodeURIComponent(href)))).toEqual([]);
  });
}

test('an error is said, and an unknown one is not repeated', async ({ page }) => {
  await page.goto(at(lds, '/signin?error=expired'));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.en.signIn.error.expired);
  await page.goto(at(lds, '/signin?error=Call%20us%20now'));
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Call us now')).toHaveCount(0);
});

test('each person of the demonstration has a door', async ({ page }) => {
  await page.goto(at(lds, '/signin'));
  const doors = page.locator('[data-demonstration]');
  const hints = () =>
    doors
      .locator('a[href*="login_hint"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('login_hint')),
      );
  expect((await hints()).length).toBeLessThan(12);
  await doors.getByRole('link', { name: words.en.signIn.demonstration.all.replace('{count}', '42') }).click();
  await expect(page).toHaveURL(/people=all/);
  expect(new Set(await hints()).size).toBe(42);
  await expect(doors.getByRole('link', { name: /Mila Novak/ })).toBeVisible();

  await page.goto(at(lds, '/desk/signin?people=all'));
  const emails = await hints();
  expect(emails).toContain('sylvie.arnaud@hotels.example');
  expect(emails).not.toContain('moritz.keller@morgenrot-reisen.example');
});

test('whoever is signed in already goes on', async ({ page }) => {
  await open(page, readers.agent, '/user');
  await page.goto(at(lds, '/signin?callbackUrl=%2Fpartner%2Fhelp-centre'));
  await expect(page).toHaveURL(at(lds, '/partner/help-centre'));
});

test('an account that may not go there stays signed in, and has a way home', async ({ page }) => {
  await open(page, readers.agent, '/user');
  await page.goto(at(lds, '/partner/dashboard/admin'));
  await expect(page).toHaveURL(at(lds, '/signin?callbackUrl=%2Fpartner%2Fdashboard%2Fadmin'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(readers.agent);
  await page.getByRole('link', { name: words.en.signIn.wrongAccount.home }).click();
  await expect(page).toHaveURL(at(lds, '/hotels'));
});
