import type { Page } from '@playwright/test';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds, signIn } from './people';

// The price is asked for by naming a wrong one.
test.use({ tolerated: answeredWith(409) });

const { deed, group, history, status } = words.en.leads;
/** Nobody else's test is this agent, who has no leads of their own. */
const PAUL = 'paul.strasser@morgenrot-reisen.example';

/** Three nights of next March in a hotel that confirms options by itself, saved as an interest at the price of now. */
async function saveInterest(page: Page): Promise<string> {
  const year = new Date().getUTCFullYear() + 1;
  const interest = {
    hotelId: 'H11',
    checkInDate: `${year}-03-09`,
    checkOutDate: `${year}-03-12`,
    guests: [{ firstName: 'Ottokar', lastName: 'Wieland' }],
    paymentProfile: 'ClientPays',
    rooms: [{ roomId: 'H11-2', id: 'H11-flexible', numAdults: 2 }],
  };
  const post = (total: number) =>
    page.evaluate(
      async ({ body, key }) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
        const answer = await fetch('/api/hotels/interests', { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: await answer.json() };
      },
      { body: { ...interest, price: { currency: 'EUR', total } }, key: crypto.randomUUID() },
    );
  const moved = await post(1);
  expect(moved.status).toBe(409);
  const saved = await post(moved.body.details.price.is);
  expect(saved.status).toBe(201);
  return saved.body._id;
}

test('an agent takes an interest to an option, asks for time, books and cancels at the fee that is shown', async ({
  page,
}) => {
  await signIn(page, PAUL, { to: '/partner/dashboard' });
  await expect(page.getByText(words.en.agencyPages.dashboard.headline)).toBeVisible();
  const id = await saveInterest(page);
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${id}`));

  const row = page.getByRole('row').filter({ hasText: 'Ottokar Wieland' });
  const panel = page.getByRole('complementary', { name: /Ottokar Wieland/ });
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText(status.INTEREST);
  const act = async (name: 'requestOption' | 'extend' | 'book' | 'cancel', says?: string) => {
    await panel.getByRole('button', { name: deed[name].label, exact: true }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    if (says) await expect(dialog).toContainText(says);
    await dialog.getByRole('button', { name: deed[name].yes, exact: true }).click();
    await expect(page.getByText(deed[name].done, { exact: true })).toBeVisible();
  };

  await act('requestOption');
  await expect(row).toContainText(status.CONFIRMED_OPTION);
  await expect(panel).toContainText('The option was confirmed at once.');
  await act('extend');
  await expect(panel).toContainText('You asked for more time.');
  await expect(panel.getByRole('button', { name: deed.extend.label, exact: true })).toHaveCount(0);
  await act('book');
  await expect(row).toContainText(status.CONFIRMED_BOOKING);
  await act('cancel', deed.cancel.free);
  await expect(row).toContainText(status.CANCELLED_BOOKING);
  await expect(panel).toContainText('You cancelled the booking.');
  await expect(panel).toContainText(history.title);

  await page.getByRole('link', { name: group.ended }).click();
  await expect(page).toHaveURL(/state=ended/);
  await expect(row).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', { name: group.interest }).click();
  await expect(page.getByText(words.en.leads.nothingFound)).toBeVisible();
});
