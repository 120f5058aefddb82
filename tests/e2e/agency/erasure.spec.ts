import { post } from '../http';
import { uniqueEmail } from '../mail';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { becomes } from './signed-in';

const { ask, close, confirm, two } = words.en.privacy;

test('who confirms an erasure keeps nothing of the person: not in the page, not behind Back', async ({
  browser,
  page,
}) => {
  const email = uniqueEmail('erased');
  const signedUp = await post('/api/newsletter/client', { fullName: 'Annegret Übelhör', email, privacy: true });
  expect(signedUp.status).toBe(200);
  const address = at(lds, `/partner/manage/privacy?email=${encodeURIComponent(email)}`);

  const first = await browser.newContext({ locale: 'en-GB' });
  await becomes(first, 'anton.reiter@admin.example');
  const asking = await first.newPage();
  await asking.goto(address);
  await isAwake(asking);
  await asking.getByRole('button', { name: ask.button, exact: true }).click();
  await expect(asking.getByRole('button', { name: close.takeBack, exact: true })).toBeVisible();
  await first.close();

  await becomes(page.context(), 'grace.whitfield@admin.example');
  await page.goto(at(lds, '/partner/manage/privacy'));
  await page.goto(address);
  await isAwake(page);
  await page.getByLabel(confirm.lastName).fill(email);
  await page.getByRole('button', { name: two.erase.split('{name}')[0] }).click();
  await expect(page).not.toHaveURL(/email=/);
  await isAwake(page);
  expect(await page.content()).not.toContain(email);
  await expect(page.getByRole('status').filter({ hasText: confirm.done })).toBeVisible();
  await page.goBack();
  await isAwake(page);
  expect(await page.content()).not.toContain(email);
});
