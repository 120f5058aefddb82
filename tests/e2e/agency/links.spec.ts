import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings, expectAccessibleAtAllWidths } from '../accessible';
import { addDays } from '../catalogue';
import { awaitMail, linkIn } from '../mail';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { saveInterest } from './leads';
import { at, lds } from './people';
import { open, readers, speaks } from './signed-in';
import { januaryWeek } from './stay';

// The price of an interest is asked for by naming a wrong one.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(404, 409) });

/** Pages that whoever holds a link opens: by people of no account, on a telephone or at a desk, in their own language. */
async function expectReadable(page: Page, context: BrowserContext, path: string): Promise<void> {
  for (const locale of ['en', 'de'] as const) {
    await speaks(context, locale);
    const answer = await page.goto(at(lds, path));
    // The address is a key: no other site is told it, and no crawler keeps it.
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await isAwake(page);
  }
  // In German, whose words are the longest.
  await expectAccessibleAtAllWidths(page);
}

test('the link of a mail to a hotel: answered without an account, once', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { desk } = words.en;
  const { checkIn } = await januaryWeek();
  await open(page, readers.agent, '/partner/dashboard');
  const last = `Okonjo${Date.now() % 100_000}`;
  const id = await saveInterest(page, {
    hotelId: 'H12',
    checkInDate: addDays(checkIn, 1),
    checkOutDate: addDays(checkIn, 4),
    guests: [{ firstName: 'Ada', lastName: last }],
    rooms: [{ roomId: 'H12-1', id: 'H12-flexible', numAdults: 2 }],
  });
  const asked = await page.evaluate(async (leadId) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    return (await fetch(`/api/sales/leads/${leadId}/option`, { method: 'POST', headers, body: '{"version":1}' }))
      .status;
  }, id);
  expect(asked).toBe(200);
  const mail = await awaitMail(({ text }) => text.includes(last) && text.includes('/desk/answer/'));
  const path = new URL(linkIn(mail, '/desk/answer/')).pathname;

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const reader = await stranger.newPage();
  await expectReadable(reader, stranger, path);
  await speaks(stranger, 'en');
  await reader.setViewportSize({ width: 390, height: 900 });
  await reader.goto(at(lds, path));
  await isAwake(reader);
  for (const name of [desk.answer.counterOffer, desk.answer.decline, desk.answer.ask]) {
    await reader.locator('summary', { hasText: name }).click();
  }
  expect(await axeFindings(reader)).toEqual([]);
  await reader.getByRole('button', { name: desk.answer.option, exact: true }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(desk.history.confirmedOption.supplier);
  await expectReadable(reader, stranger, path);
  await stranger.close();
});

test('an offer and an invitation, as client and hotel contact open them', async ({ page, context, browser }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await speaks(context, 'en');
  await open(page, 'helena.brandt@morgenrot-reisen.example', '/partner/my-network');
  const { hotelInvitation, offers } = words.en;
  const invited = await page.getByLabel(hotelInvitation.link).first().inputValue();

  await page.goto(at(lds, '/partner/offers'));
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: words.en.offers.status.viewed })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: offers.copyLink }).click();
  await expect(page.getByText(offers.copied)).toBeVisible();
  const offered = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const reader = await stranger.newPage();
  for (const link of [invited, offered]) await expectReadable(reader, stranger, new URL(link).pathname);
  await stranger.close();

  // Whoever made the link is no contact of the hotel.
  await page.goto(invited);
  await expect(page.getByRole('link', { name: hotelInvitation.change })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(`${invited}x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotelInvitation.gone);
});
