import { expect, type Locator, type Page } from '@playwright/test';
import { type Hand, mouse } from '../hand';
import { words } from '../words';
import { open, speaks } from './signed-in';
import type { HotelWeek } from './stay';

type Interest = Readonly<Record<string, unknown>>;

export const leadRow = (page: Page, client: string): Locator => page.getByRole('row').filter({ hasText: client });

export const leadPanel = (page: Page, client: string): Locator =>
  page.getByRole('complementary', { name: new RegExp(client) });

/** As the signed-in agent, at the price of now: it is asked for by naming a wrong one. Answers the lead's id. */
export async function saveInterest(page: Page, interest: Interest): Promise<string> {
  const post = (total: number, currency = 'EUR') =>
    page.evaluate(
      async ({ body, key }) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
        const answer = await fetch('/api/hotels/interests', { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: await answer.json() };
      },
      {
        body: { paymentProfile: 'ClientPays', ...interest, price: { currency, total } },
        key: crypto.randomUUID(),
      },
    );
  const moved = await post(1);
  expect(moved.status).toBe(409);
  const { price, currency } = moved.body.details;
  const saved = await post(price.is, currency);
  expect(saved.status).toBe(201);
  return saved.body._id;
}

/** A sentence that names who answers, as it is said of a hotel's lead. */
export const ofHotel = (sentence: string) =>
  sentence.replace(/\{of, select, property \{[^}]*\} other \{([^}]*)\}\}/, '$1');

type Deed = 'requestOption' | 'requestBooking' | 'extend' | 'book' | 'cancel';

/** Presses a button of the opened lead and says yes; `says`: what its question says. */
export async function act(
  page: Page,
  name: Deed,
  locale: 'en' | 'de',
  { says, hand = mouse }: { says?: string; hand?: Hand } = {},
): Promise<void> {
  const { deed } = words[locale].leads;
  const panel = page.getByRole('complementary').filter({ visible: true });
  await hand.press(panel.getByRole('button', { name: deed[name].label, exact: true }));
  // What binds is ticked first, and its button names the price.
  const isBooking = name === 'book' || name === 'requestBooking';
  if (isBooking) await hand.tick(page.getByRole('dialog').filter({ visible: true }).getByRole('checkbox'));
  await confirm(page, { ...deed[name], ...(isBooking && { yes: null }) }, hand, says);
}

/** The agent's answer to what the hotel offers instead. */
export async function acceptOffer(page: Page, locale: 'en' | 'de', price: string, hand: Hand = mouse): Promise<void> {
  const { offer } = words[locale].leads;
  const accept = offer.accept.replace('{price}', price);
  await hand.press(page.getByRole('button', { name: accept, exact: true }).filter({ visible: true }));
  await confirm(page, { yes: accept, done: offer.acceptDone }, hand);
}

/** `yes`: of the button; null: it is the one that sends. */
async function confirm(
  page: Page,
  { yes, done }: { yes: string | null; done: string },
  hand: Hand,
  says?: string,
): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  if (says) await expect(dialog).toContainText(says);
  const sends = dialog.locator('button[type=submit]');
  await hand.press(yes === null ? sends : dialog.getByRole('button', { name: ofHotel(yes), exact: true }));
  // A refusal is said beside the buttons: it fails the test with its sentence.
  const refusal = page.getByRole('complementary').getByRole('alert').filter({ hasText: /./ });
  const told = ofHotel(done);
  await expect(page.getByText(told, { exact: true }).or(refusal).first()).toHaveText(told);
}

/** Opens a request at the hotel's desk as its contact, in a browser of their own. */
export async function openAtDesk(
  page: Page,
  email: string,
  { lead, locale }: { lead: string; locale: 'en' | 'de' },
): Promise<void> {
  await speaks(page.context(), locale);
  await open(page, email, `/desk?request=${lead}`);
}

type Wanted = { rooms: readonly string[]; week: HotelWeek };

/** All that is left of the first of these rooms that is free for the whole week. */
export async function lastRooms(
  page: Page,
  { rooms, week: { checkIn, checkOut } }: Wanted,
): Promise<{ roomId: string; quantity: number }> {
  for (const roomId of rooms) {
    const address = `/api/hotelrooms/${roomId}/availability?checkInDate=${checkIn}&checkOutDate=${checkOut}`;
    const { maxAvailableQuantity: quantity } = await page.evaluate(async (path) => (await fetch(path)).json(), address);
    if (quantity > 0) return { roomId, quantity };
  }
  throw new Error(`None of ${rooms.join(', ')} is free from ${checkIn} to ${checkOut}.`);
}
