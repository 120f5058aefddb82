import type { Page } from '@playwright/test';
import { act, leadPanel, openAtDesk } from '../e2e/agency/leads';
import { approveOffer, sendOffer } from '../e2e/agency/offers';
import { at, lds } from '../e2e/agency/people';
import { currentSelection, selectTwoRooms, takeProposal } from '../e2e/agency/selection';
import { fillStay, januaryWeek } from '../e2e/agency/stay';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { pdfOf } from './pdf';
import { tour, type Walk } from './tour';

/** Answers for H01. */
const HOTEL = 'sylvie.arnaud@hotels.example';
const HOUSE = 'H01';
/** The last variant's: an agency has three confirmed options at a hotel in a season, and Morgenrot's are the first one's. */
const OTHER_AGENT = 'anselm.roth@vela-private.example';
const AGES = ['4', '8', '11'];

/** From the empty search to the rooms of the hotel, for two adults and three children in two rooms. */
async function search(page: Page, { locale, hand, index, step }: Walk): Promise<void> {
  const { hotelSearch: text } = words[locale];
  const form = page.getByRole('form', { name: text.form });
  const week = await januaryWeek((index % 4) as 0 | 1 | 2 | 3);
  await page.goto(at(lds, '/hotels'));
  await isAwake(page);
  await step('destination', page, async () => {
    const field = form.getByRole('combobox', { name: text.destination });
    await hand.type(field, 'Courchevel 18');
    await hand.pick(field, page.getByRole('option', { name: 'Courchevel 1850', exact: true }));
    await expect(field).toHaveValue('Courchevel 1850');
  });
  await step('dates', page, async () => {
    await fillStay(form, text, week, hand);
  });
  await step('party', page, async () => {
    const party = form.locator('summary').filter({ hasText: text.guests });
    await hand.press(party);
    await hand.press(form.getByRole('button', { name: `${text.adults}: ${text.more}` }));
    for (const [at, age] of AGES.entries()) {
      await hand.press(form.getByRole('button', { name: `${text.children}: ${text.more}` }));
      await hand.choose(form.getByLabel(text.childAge.replace('{n}', String(at + 1))), age);
    }
    await hand.choose(form.locator('select[name=numRooms]'), '2');
    await hand.press(party);
  });
  await step('found', page, async () => {
    await hand.press(form.getByRole('button', { name: text.submit, exact: true }));
    await page.waitForURL(/childrenAges=/);
    await expect(page.getByRole('main').locator(`a[href*="/hotels/${HOUSE}"]`).first()).toBeVisible();
  });
  await step('hotel', page, async () => {
    await hand.press(page.getByRole('main').locator(`h3 a[href*="/hotels/${HOUSE}"]`));
    await page.waitForURL(new RegExp(`/hotels/${HOUSE}\\?`));
    await isAwake(page);
  });
}

tour(
  'a family in two rooms of a hotel',
  async (walk) => {
    const { locale, width, hand, index, agentEmail, step, window } = walk;
    const { selection: text, offers, leads, desk: deskText, clientOffer } = words[locale];
    const page = await window(index === 4 ? OTHER_AGENT : agentEmail);
    await search(page, walk);

    const selection = currentSelection(page);
    let rooms: string[] = [];
    await step('rooms', page, async () => {
      const tabs = page.getByRole('navigation', { name: words[locale].hotel.tabs.label });
      await hand.press(tabs.locator('a[href*="tab=rooms"]'));
      await page.waitForURL(/tab=rooms/);
      await isAwake(page);
      await expect(selection).toContainText(text.none);
    });
    await step('two rooms', page, async () => {
      if (width === 1440) await takeProposal(page, locale, hand);
      else await selectTwoRooms(page, locale, hand);
      await expect(selection).toBeFocused();
      const chosen = selection.getByRole('listitem').filter({ hasText: text.edit });
      await expect(chosen).toHaveCount(2);
      rooms = await selection
        .getByRole('button', { name: text.edit })
        .evaluateAll(
          (edits, { start, end }) => edits.map((edit) => edit.ariaLabel?.slice(start, -end || undefined) ?? ''),
          { start: text.editRoom.indexOf('{'), end: text.editRoom.length - text.editRoom.indexOf('}') - 1 },
        );
    });

    const name = `Zumbrunn ${locale} ${width} ${index}`;
    await step('interest', page, async () => {
      await hand.press(selection.getByRole('link', { name: text.save }));
      await page.waitForURL(/\/hotels\/H01\/save-interest$/);
      await isAwake(page);
      await hand.type(page.locator('[name="guests.0.firstName"]'), 'Annick');
      await hand.type(page.locator('[name="guests.0.lastName"]'), name);
      await hand.type(page.locator('[name="partnerAgency.tls"]'), 'TLSTLS 4471');
      await hand.type(page.locator('[name="partnerAgency.cc"]'), 'CC 12');
      await hand.type(page.locator('[name="partnerAgency.markupAmount"]'), '1 250,5');
      await expect(page.getByRole('main')).toContainText('1\u00a0250,50');
    });
    await step('saved', page, async () => {
      await hand.press(page.getByRole('button', { name: text.save }));
      await page.waitForURL(/\/partner\/dashboard\?hotel-lead-id=[\w-]+$/);
      await isAwake(page);
      await expect(leadPanel(page, name)).toContainText(leads.status.INTEREST);
    });
    const saved = page.url();

    let link = '';
    await step('offer', page, async () => {
      await hand.press(leadPanel(page, name).getByRole('button', { name: offers.print }));
      await page.waitForURL(/\/partner\/offers\/[\w-]+$/);
      link = await sendOffer(page, locale, locale, hand);
    });
    const client = await window();
    await step('client approves', client, async () => {
      await approveOffer(client, link, `Annick ${name}`, locale, hand);
    });
    await step('PDF', client, async () => {
      const pdf = client.getByRole('link', { name: clientOffer.pdf });
      const told = await pdfOf(client, (await pdf.first().getAttribute('href')) ?? '');
      expect(told).toContain(name);
      for (const room of rooms) expect(told).toContain(room);
    });

    await step('option', page, async () => {
      await page.goto(saved);
      await isAwake(page);
      await act(page, 'requestOption', locale, { hand });
    });
    const desk = await window();
    await step('the hotel confirms', desk, async () => {
      const lead = new URL(saved).searchParams.get('hotel-lead-id') ?? '';
      await openAtDesk(desk, HOTEL, { lead, locale });
      await hand.press(desk.getByRole('button', { name: deskText.answer.option, exact: true }));
      await expect(desk.getByRole('complementary')).toContainText(deskText.history.confirmedOption.supplier);
    });
    await step('booking', page, async () => {
      await page.reload();
      await isAwake(page);
      await act(page, 'book', locale, { hand });
      await expect(leadPanel(page, name)).toContainText(leads.status.CONFIRMED_BOOKING);
    });
  },
  { tolerated: /status of 409/ },
);
