import type { Page } from '@playwright/test';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { open } from './signed-in';

// The browser reports every message that does not get through.
test.use({ tolerated: { problems: /net::ERR_FAILED/ } });

const { conversations: said } = words.en;
/** Nobody else's test is this supervisor. */
const HENRIKE = 'henrike.petersen@northlight.example';

const unsent = (page: Page) => page.getByText(said.unsent, { exact: true });

test('what is written while nothing gets through is kept, and sent once and in its order afterwards', async ({
  page,
}) => {
  await open(page, HENRIKE, '/partner/conversations');
  await page.getByRole('list', { name: said.list }).getByRole('link').first().click();
  const box = page.getByRole('textbox', { name: said.write.agency });
  await expect(box).toBeVisible();
  const sending = '**/api/conversations/*/messages';
  await page.route(sending, (route) => route.abort());

  const texts = ['First', 'Second', 'Third'].map((name) => `${name} of ${crypto.randomUUID()}`);
  // As the browser tells when the network has gone: the stream itself would not notice.
  await expect(page.getByText(said.connected, { exact: true })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByText(said.connected, { exact: true })).toHaveCount(0);
  await expect(page.getByText(said.kept, { exact: true })).toBeVisible();

  for (const text of texts) {
    await box.fill(text);
    await box.press('Control+Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
  }
  // Kept in the browser, not in the page.
  await page.reload();
  await isAwake(page);
  for (const text of texts) await expect(page.getByRole('log').getByText(text)).toBeVisible();

  await page.unroute(sending);
  // As the browser tells when the network is back; what waits would try again by itself, too.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(unsent(page)).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('c');
  const kept: string[] = await page.evaluate(async (conversationId) => {
    const answer = await fetch(`/api/conversations/${conversationId}?side=agency`);
    return (await answer.json()).messages.map(({ body }: { body: string }) => body);
  }, id);
  expect(kept.filter((body) => texts.includes(body))).toEqual(texts);
});
