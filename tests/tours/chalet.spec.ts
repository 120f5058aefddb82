import { formatRange } from '@/lib/platform/dates';
import { formatMoney, money } from '@/lib/platform/money';
import { acceptOffer, leadPanel, openAtDesk } from '../e2e/agency/leads';
import { at, lds } from '../e2e/agency/people';
import { fillIn, finish } from '../e2e/agency/property-form';
import { fillStay } from '../e2e/agency/stay';
import { freeStay, staysOf } from '../e2e/catalogue';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { tour } from './tour';

const PROPERTY = 'P13';
/** Answers for that house. */
const OPERATOR = 'elodie.combe@operators.example';
/** In cents: what `12.500` is meant to be. */
const OFFERED = 1_250_000;
tour(
  'a chalet from the season grid to other dates',
  async ({ locale, width, hand, index, agentEmail, step, window }) => {
    const { chalets, propertyLead, leads, desk: deskText } = words[locale];
    const stay = await freeStay(PROPERTY, index);
    const later = (await staysOf(PROPERTY)).filter(({ available }) => available).at(-1 - index) ?? stay;
    const lastName = `Lindqvist ${locale} ${width} ${index}`;
    const page = await window(agentEmail);

    await step('season grid', page, async () => {
      await page.goto(at(lds, `/season-grid?properties=${PROPERTY},P14`));
      await isAwake(page);
      const cell = page.locator(`table a[data-state=available][href*="checkIn=${stay.checkIn}&"]:visible`).first();
      await hand.press(cell);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await step('option', page, async () => {
      await hand.press(page.getByRole('dialog').getByRole('link', { name: chalets.page.takeOption, exact: true }));
      await page.waitForURL(/\/take-option\?/);
      await isAwake(page);
      await fillIn(page, { firstName: 'Birger', lastName }, locale, hand);
      await finish(page, 'take-option', locale, hand);
    });
    await step('lead', page, async () => {
      await hand.press(page.getByRole('link', { name: propertyLead.toLead }));
      await expect(leadPanel(page, lastName)).toContainText(leads.status.REQUESTED_OPTION);
    });
    const lead = /(?:property-leads\/|hotel-lead-id=)([\w-]+)/.exec(page.url())?.[1] ?? '';

    const desk = await window();
    const price = formatMoney(money(OFFERED, 'EUR'));
    await step('counter-offer', desk, async () => {
      await openAtDesk(desk, OPERATOR, { lead, locale });
      const panel = desk.getByRole('complementary');
      await hand.press(panel.locator('summary').filter({ hasText: deskText.answer.counterOffer }));
      await hand.type(panel.locator('input[name=price]'), '12.500');
      // Two meanings are a question, and so is half the price; what is meant stands below the field.
      await hand.press(panel.getByRole('button', { name: `${price},00`, exact: true }));
      const meant = words[locale].api.money.meant.replace('{amount}', `${price},00`);
      const [asked] = Object.values(stay.rates);
      if ((asked?.amount ?? 0) > 2 * OFFERED) await hand.tick(panel.getByRole('checkbox', { name: meant }));
      await expect(panel.locator('input[name=price]')).toHaveAccessibleDescription(new RegExp(`^${price}`));
      await hand.press(panel.getByRole('button', { name: deskText.answer.sendOffer, exact: true }));
      await expect(panel).toContainText(deskText.history.counterOffer.asked);
    });
    await step('agent accepts', page, async () => {
      await page.reload();
      await isAwake(page);
      await expect(leadPanel(page, lastName)).toContainText(price);
      await acceptOffer(page, locale, price, hand);
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_OPTION);
    });
    await step('booking', page, async () => {
      await hand.press(leadPanel(page, lastName).getByRole('link', { name: leads.deed.book.label, exact: true }));
      await page.waitForURL(/\/book-now\?/);
      await isAwake(page);
      await finish(page, 'book-now', locale, hand);
      await hand.press(page.getByRole('link', { name: propertyLead.toLead }));
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_BOOKING);
      await expect(leadPanel(page, lastName)).toContainText(price);
      await isAwake(page);
    });
    await step('other dates', page, async () => {
      await hand.press(leadPanel(page, lastName).getByRole('link', { name: leads.deed.moveDates.label, exact: true }));
      await page.waitForURL(/\/dates/);
      await isAwake(page);
      const { arrival, departure, check, panel } = words[locale].otherDates;
      const main = page.getByRole('main');
      await fillStay(main, { checkIn: arrival, checkOut: departure }, later, hand);
      await hand.press(main.getByRole('button', { name: check, exact: true }));
      await page.waitForURL(new RegExp(`arrival=${later.checkIn}`));
      await isAwake(page);
      const asks = page.getByRole('complementary', { name: panel.label }).locator('button[type=submit]');
      await hand.press(asks);
      await page.waitForURL(/\/partner\/dashboard/);
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_BOOKING);
    });
    await step('the operator agrees', desk, async () => {
      await desk.goto(at(lds, `/desk?request=${lead}`));
      await isAwake(desk);
      const panel = desk.getByRole('complementary');
      await hand.press(panel.getByRole('button', { name: deskText.answer.change, exact: true }));
      await expect(panel).toContainText(deskText.history.changeRequest.accepted);
    });
    await step('moved', page, async () => {
      const moved = formatRange(later.checkIn, later.checkOut, locale, { month: 'short' });
      // The operator's yes can be taken back for some seconds.
      await expect(async () => {
        await page.reload();
        await expect(leadPanel(page, lastName)).toContainText(moved, { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_BOOKING);
      // In another year than before: the history says in which.
      const year = stay.checkIn.slice(0, 4) !== later.checkIn.slice(0, 4);
      const told = formatRange(later.checkIn, later.checkOut, locale, { month: 'short', year });
      await expect(page.getByRole('region', { name: leads.history.title })).toContainText(told);
    });
  },
);
