import { formatMoney, money } from '@/lib/platform/money';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { acceptOffer, act, lastRooms, leadPanel, ofHotel, openAtDesk, saveInterest } from './leads';
import { at, lds } from './people';
import { open, speaks } from './signed-in';
import { januaryWeek } from './stay';

// The price is asked for by naming a wrong one.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(409) });

const DESK = { width: 1440, height: 900 };
const TELEPHONE = { width: 390, height: 844 };

test('tour 2: of two agents who want the last suite, the second waits behind the first, telephone (de)', async ({
  page,
  browser,
}) => {
  const locale = 'de';
  const { leads } = words[locale];
  const week = await januaryWeek(3);
  const elsewhere = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const first = { page, email: 'sofia.wendt@morgenrot-reisen.example', client: 'Erste' };
  const second = {
    page: await elsewhere.newPage(),
    email: 'priya.raman@halcyon.example',
    client: 'Zweite',
  };
  for (const agent of [first, second]) {
    await agent.page.setViewportSize(TELEPHONE);
    await speaks(agent.page.context(), locale);
    await open(agent.page, agent.email, '/partner/dashboard');
    const room = await lastRooms(agent.page, { rooms: ['H18-4', 'H18-3', 'H18-2', 'H18-1'], week });
    const id = await saveInterest(agent.page, {
      hotelId: 'H18',
      checkInDate: week.checkIn,
      checkOutDate: week.checkOut,
      guests: [{ firstName: 'Ottilie', lastName: agent.client }],
      rooms: [{ ...room, id: 'H18-flexible', numAdults: 2 }],
    });
    await agent.page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${id}`));
    await isAwake(agent.page);
  }

  // Both saw it free. In this hotel a first option is confirmed at once; a second one the hotel answers itself.
  const panelOf = (agent: typeof first) => leadPanel(agent.page, agent.client);
  await act(first.page, 'requestOption', locale);
  await expect(panelOf(first)).toContainText(leads.status.CONFIRMED_OPTION);
  await act(second.page, 'requestOption', locale);
  await expect(panelOf(second)).toContainText(leads.secondRequest);
  await expect(panelOf(second)).toContainText(leads.waits);
  await expect(panelOf(second).getByRole('button', { name: leads.deed.book.label, exact: true })).toHaveCount(0);
  await act(first.page, 'book', locale);
  await expect(panelOf(first)).toContainText(leads.status.CONFIRMED_BOOKING);
  await elsewhere.close();
});

test('tour 4: the hotel offers another price and the agent accepts it, desk (en)', async ({ page, browser }) => {
  const locale = 'en';
  const { leads, desk: text } = words[locale];
  const week = await januaryWeek();
  const client = 'Wettstein';
  await speaks(page.context(), locale);
  await open(page, 'lea.montandon@aurelle.example', '/partner/dashboard');
  const { roomId } = await lastRooms(page, { rooms: ['H01-6', 'H01-5', 'H01-4', 'H01-3'], week });
  const lead = await saveInterest(page, {
    hotelId: 'H01',
    checkInDate: week.checkIn,
    checkOutDate: week.checkOut,
    guests: [{ firstName: 'Salome', lastName: client }],
    rooms: [{ roomId, quantity: 1, id: 'H01-flexible', numAdults: 2 }],
  });
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
  await isAwake(page);
  await act(page, 'requestBooking', locale);

  const hotel = await browser.newContext({ locale: 'en-GB', viewport: DESK });
  const desk = await hotel.newPage();
  await openAtDesk(desk, 'sylvie.arnaud@hotels.example', { lead, locale });
  await desk.keyboard.press('c');
  await expect(desk.locator('input[name=price]')).toBeFocused();
  await desk.locator('input[name=price]').fill('29 800');
  const sentence = 'Half board is part of it.';
  await desk.locator('input[name=message]').filter({ visible: true }).fill(sentence);
  await desk.getByRole('button', { name: text.answer.sendOffer, exact: true }).click();
  const panel = desk.getByRole('complementary');
  await expect(panel).toContainText(text.history.counterOffer.asked);

  await page.reload();
  await isAwake(page);
  const price = formatMoney(money(2_980_000, 'EUR'));
  await expect(leadPanel(page, client)).toContainText(ofHotel(leads.offer.title).replace('{price}', price));
  await expect(leadPanel(page, client)).toContainText(sentence);
  await acceptOffer(page, locale, price);
  await expect(leadPanel(page, client)).toContainText(leads.status.CONFIRMED_BOOKING);
  await expect(leadPanel(page, client)).toContainText(price);

  await desk.reload();
  await expect(panel).toContainText(text.history.counterOffer.accepted);
  await hotel.close();
});
