import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { leadPanel, leadRow, act as press, saveInterest } from './leads';
import { at, lds } from './people';
import { enter } from './signed-in';

// The price is asked for by naming a wrong one.
test.use({ tolerated: answeredWith(409) });

const { deed, group, history, status } = words.en.leads;
const CLIENT = 'Ottokar Wieland';
/** Nobody else's test is this agent, who has no leads of their own. */
const PAUL = 'paul.strasser@morgenrot-reisen.example';

test('an agent takes an interest to an option, asks for time, books and cancels at the fee that is shown', async ({
  page,
}) => {
  await enter(page, PAUL, { to: '/partner/dashboard' });
  await expect(page.getByText(words.en.agencyPages.dashboard.headline)).toBeVisible();
  const year = new Date().getUTCFullYear() + 1;
  // In a hotel that confirms options by itself.
  const id = await saveInterest(page, {
    hotelId: 'H11',
    checkInDate: `${year}-03-09`,
    checkOutDate: `${year}-03-12`,
    guests: [{ firstName: 'Ottokar', lastName: 'Wieland' }],
    rooms: [{ roomId: 'H11-2', id: 'H11-flexible', numAdults: 2 }],
  });
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${id}`));

  const row = leadRow(page, CLIENT);
  const panel = leadPanel(page, CLIENT);
  const named = `${words.en.leads.detail}: ${CLIENT}`;
  await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(named));
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText(status.INTEREST);
  const act = (name: Parameters<typeof press>[1], says?: string) => press(page, name, 'en', { says });

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
