import { at, lds } from '../e2e/agency/people';
import { becomes, open, readers, speaks } from '../e2e/agency/signed-in';
import { addDays, businessDay } from '../e2e/catalogue';
import { isAwake } from '../e2e/pages';
import { expect, test } from '../e2e/test';
import { words } from '../e2e/words';
import { moveClockTo, nextRunDay } from './clock';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('tour 5: a run pays who is ready and leaves the agency that is on hold', async ({ page, context }) => {
  test.setTimeout(180_000);
  context.setDefaultTimeout(30_000);
  const { payoutRun: t } = words.en;
  await speaks(context, 'en');
  await open(page, readers.admin, '/partner/manage/payout-runs');
  // On the 1st and 15th the worker has begun the one run of the day already.
  const day = await businessDay();
  if (nextRunDay(day) === day) {
    await moveClockTo(page, new Date(`${addDays(day, 1)}T09:00:00Z`));
    await page.reload();
  }
  await isAwake(page);
  const preview = page.getByRole('table', { name: t.preview });
  const rowOf = (agency: string) => preview.getByRole('row').filter({ hasText: agency });
  await expect(rowOf('Morgenrot Reisen').first()).toContainText(t.decision.pays);
  const onHold = rowOf('Halcyon Concierge').first();
  await expect(onHold).toContainText(t.decision.held);
  const held = (await onHold.locator('.figures').first().textContent()) ?? '';

  await page.getByRole('button', { name: t.runNow.button, exact: true }).click();
  await page.getByRole('dialog').locator('button').filter({ hasText: /^Pay/ }).click();
  await expect(page.getByText(t.runNow.begun, { exact: true })).toBeVisible();
  // The worker takes it; the stand-in of the processor credits the account when it is looked up.
  const today = page.getByRole('listitem').filter({ hasText: 'Anton Reiter' }).first();
  await expect(async () => {
    await page.reload();
    await expect(today).toContainText(/\d paid/, { timeout: 3000 });
  }).toPass({ timeout: 120_000 });
  await expect(rowOf('Halcyon Concierge').first()).toContainText(held);

  // Whoever was paid reads so, and the other one why it waits, on a telephone and in German.
  await open(page, 'helena.brandt@morgenrot-reisen.example', '/partner/earnings');
  const payout = page.getByRole('main').locator('a[href*="/partner/earnings/payouts/"]').first();
  await page.goto(at(lds, (await payout.getAttribute('href')) ?? ''));
  await expect(page.getByRole('main')).toContainText(t.status.paid);
  await expect(page.getByRole('main')).toContainText(t.payout.agree);

  await page.setViewportSize({ width: 390, height: 844 });
  await speaks(context, 'de');
  await becomes(context, 'imogen.hartley@halcyon.example');
  await page.goto(at(lds, '/partner/earnings'));
  await isAwake(page);
  const { earnings } = words.de;
  await expect(page.getByRole('main')).toContainText(earnings.held);
  await expect(page.getByRole('main')).toContainText(held.replace(/^EUR\s/, ''));
});
