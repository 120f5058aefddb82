import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, goToIssuer, lds, typePassword } from './people';
import { enter, open, readers } from './signed-in';

const { api, error, form, network } = words.en;

test('a form says what is missing beside each field and aloud, by keyboard alone', async ({ page }) => {
  await open(page, readers.agent, '/partner/my-network');
  const place = page.getByLabel(network.place);
  const reason = page.getByLabel(network.reason, { exact: true });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(error.required);
  await expect(reason).toHaveAccessibleDescription(`${network.reasonHelp} ${error.required}`);
  await expect(page.getByRole('alert').filter({ hasText: form.summary })).toHaveText(
    `${form.summary} ${network.place}, ${network.reason}`,
  );

  await page.keyboard.type('Alta Badia');
  await expect(place).not.toHaveAttribute('aria-invalid');
  await expect(reason).toHaveAttribute('aria-invalid');
});

test.describe('a session that has ended', () => {
  test.use({ tolerated: answeredWith(401) });

  test('is told in the open page, and whoever signs in anew finds there what they typed', async ({ page, context }) => {
    const email = 'moritz.keller@morgenrot-reisen.example';
    await open(page, email, '/partner/my-network');
    await page.getByLabel(network.place).fill('Val Gardena');
    await page.getByLabel(network.reason, { exact: true }).fill('Ski in, ski out.');
    await context.clearCookies();
    await page.getByRole('button', { name: network.send }).click();
    const dialog = page.getByRole('dialog', { name: api.dialog.title });
    await expect(dialog.getByRole('link', { name: api.dialog.signIn })).toBeFocused();

    await page.keyboard.press('Enter');
    await goToIssuer(page);
    await typePassword(page, email);
    await page.waitForURL(at(lds, '/partner/my-network'));
    await expect(page.getByLabel(network.place)).toHaveValue('Val Gardena');
    await expect(page.getByLabel(network.reason, { exact: true })).toHaveValue('Ski in, ski out.');
  });

  test('keeps what is typed in forms that keep no draft, too', async ({ page, context }) => {
    await open(page, readers.contact, '/user');
    await page.getByLabel(words.en.user.lastName).fill('Tanner-Moser');
    await context.clearCookies();
    await page.getByRole('main').getByRole('button', { name: words.en.user.save }).click();
    await page.getByRole('dialog').getByRole('link', { name: api.dialog.signIn }).click();
    await goToIssuer(page);
    await typePassword(page, readers.contact);
    await page.waitForURL(at(lds, '/user'));
    await expect(page.getByLabel(words.en.user.lastName)).toHaveValue('Tanner-Moser');
  });
});

test.describe('a server that is away', () => {
  test.use({ tolerated: { problems: /status of 503|ERR_INTERNET_DISCONNECTED/ } });

  test('is asked again until it answers, quietly, and does it once', async ({ page, context }) => {
    await enter(page, 'beatrice.lombardi@vela-private.example', { to: '/partner/my-network' });
    const requests = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alleghe' });
    const keys: (string | undefined)[] = [];
    await page.route('**/api/destination-requests', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) await route.continue();
      else
        await route.fulfill({
          status: 503,
          headers: { 'Retry-After': '1' },
          json: { title: 'Away', code: 'unexpected' },
        });
    });
    await page.getByLabel(network.place).fill('Alleghe');
    await page.getByLabel(network.reason, { exact: true }).fill('By the lake.');
    await page.getByRole('button', { name: network.send }).click();
    await expect(page.getByText(api.retrying)).toBeVisible();
    await expect(requests).toHaveCount(1);
    await expect(page.getByText(api.retrying)).toHaveCount(0);
    expect(keys).toEqual([keys[0], keys[0]]);

    await test.step('what is sent without a connection goes out once there is one', async () => {
      await page.getByLabel(network.place).fill('Arabba');
      await page.getByLabel(network.reason, { exact: true }).fill('Above the pass.');
      await context.setOffline(true);
      await page.getByRole('button', { name: network.send }).click();
      await expect(page.getByText(api.retrying)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Arabba' })).toHaveCount(1);
    });
  });
});
