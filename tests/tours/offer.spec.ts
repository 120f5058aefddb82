import { act, leadPanel, saveInterest } from '../e2e/agency/leads';
import { at, lds } from '../e2e/agency/people';
import { januaryWeek } from '../e2e/agency/stay';
import { awaitMail, linkIn, uniqueEmail } from '../e2e/mail';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { tour } from './tour';

/** Confirms options by itself. */
const HOTEL = 'H11';
const ROOMS = ['H11-2', 'H11-3'] as const;
tour(
  'an offer edited, sent, answered, approved and booked',
  async ({ locale, width, hand, index, agentEmail, step, window }) => {
    const { offers, clientOffer, leads } = words[locale];
    const lastName = `Aumüller ${locale} ${width} ${index}`;
    const email = uniqueEmail(`tour-${locale}-${index}`);
    const week = await januaryWeek((index % 4) as 0 | 1 | 2 | 3);
    const page = await window(agentEmail);
    const main = page.getByRole('main');

    const saved: string[] = [];
    await step('two interests', page, async () => {
      await page.goto(at(lds, '/partner/dashboard'));
      for (const roomId of ROOMS) {
        const lead = await saveInterest(page, {
          ...{ hotelId: HOTEL, checkInDate: week.checkIn, checkOutDate: week.checkOut },
          guests: [{ firstName: 'Ottilie', lastName }],
          rooms: [{ roomId, quantity: 1, id: `${HOTEL}-flexible`, numAdults: 2 }],
        });
        saved.push(lead);
      }
      await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${saved[0]}`));
      await isAwake(page);
    });
    await step('draft', page, async () => {
      await hand.press(leadPanel(page, lastName).getByRole('button', { name: offers.print }));
      await page.waitForURL(/\/partner\/offers\/[\w-]+$/);
      await isAwake(page);
    });
    const draft = page.url();
    const isSaved = page.getByRole('status').filter({ hasText: offers.savedAll });

    await step('another alternative', page, async () => {
      const more = main.getByRole('button', { name: new RegExp(`^${offers.addButton}: `) });
      await hand.press(more.first());
      await expect(main.getByRole('listitem').filter({ hasText: offers.base })).toHaveCount(2);
    });
    await step('text and markup', page, async () => {
      await hand.type(main.getByLabel(offers.offerTitle, { exact: true }), `Zwei Wege ${index}`);
      await hand.type(main.locator('textarea[name=letter]'), 'Liebe Ottilie,\n\nzwei Wege für Ihre Woche.');
      const markup = main.getByRole('textbox', { name: new RegExp(`^${offers.markup}`) }).first();
      await hand.type(markup, '4 500,50');
      await expect(markup).toHaveAccessibleDescription(/4\s500,50/);
      const summary = main.locator('summary').filter({ hasText: lastName });
      if (!(await main.locator('input[name=clientEmail]').isVisible())) await hand.press(summary);
      await hand.type(main.locator('input[name=clientEmail]'), email);
      await hand.choose(main.locator('select[name=locale]'), locale === 'de' ? offers.german : offers.english);
      await expect(isSaved).toBeVisible();
    });
    await step('last look', page, async () => {
      await hand.press(page.getByRole('button', { name: offers.sendVersion.replace('{number}', '1'), exact: true }));
      await page.waitForURL('**/send');
      await isAwake(page);
      await expect(main).toContainText(email);
    });
    await step('sent', page, async () => {
      await hand.press(page.getByRole('button', { name: offers.look.sendTo.replace('{name}', `Ottilie ${lastName}`) }));
      await page.waitForURL((url) => !url.pathname.endsWith('/send'));
    });

    const link = linkIn(await awaitMail(({ to }) => to === email), '/offers/');
    const client = await window();
    const read = client.getByRole('main');
    await step('read', client, async () => {
      await client.goto(link);
      await isAwake(client);
      await expect(client.locator('.client-offer')).toHaveAttribute('lang', locale);
      await expect(read).not.toContainText(/commission|provision/i);
      await expect(read).toContainText(`Zwei Wege ${index}`);
    });
    await step('commented', client, async () => {
      const form = read
        .locator('form')
        .filter({ has: client.locator('textarea[name=text]') })
        .nth(1);
      await hand.type(form.locator('textarea'), 'Ist das Zimmer ruhig?');
      await hand.press(form.locator('button[type=submit]'));
      await expect(read).toContainText(clientOffer.talk.sent.split('{')[0] ?? '');
    });
    await step('answered', page, async () => {
      await page.goto(draft);
      await isAwake(page);
      await expect(main).toContainText('Ist das Zimmer ruhig?');
      const form = main.locator('form').filter({ has: page.getByRole('button', { name: offers.replyButton }) });
      await hand.type(form.locator('textarea'), 'Sehr: Es liegt zum Garten.');
      await hand.press(form.getByRole('button', { name: offers.replyButton }));
      await expect(page.getByText(offers.replied, { exact: true })).toBeVisible();
    });
    await step('answer read', client, async () => {
      await client.reload();
      await expect(read).toContainText('Sehr: Es liegt zum Garten.');
      await isAwake(client);
      const second = read.locator('form input[type=radio]').nth(1);
      await hand.tick(second);
    });
    await step('approved', client, async () => {
      const form = read.locator('form').filter({ has: client.locator('input[name=isAgreed]') });
      await hand.type(form.locator('input[name=name]'), `Ottilie ${lastName}`);
      await hand.tick(form.locator('input[name=isAgreed]'));
      await hand.press(form.locator('button[type=submit]'));
      await expect(read).toContainText(
        clientOffer.approve.done.split('{day}')[0]?.replace('{name}', `Ottilie ${lastName}`) ?? '',
      );
    });
    await step('to the lead', page, async () => {
      await page.reload();
      await isAwake(page);
      await hand.press(main.getByRole('link', { name: offers.approval.step.takeOption }));
      await page.waitForURL(new RegExp(`hotel-lead-id=${saved[1]}`));
      await isAwake(page);
    });
    await step('option', page, async () => {
      await act(page, 'requestOption', locale, { hand });
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_OPTION);
    });
    await step('booking', page, async () => {
      await act(page, 'book', locale, { hand });
      await expect(leadPanel(page, lastName)).toContainText(leads.status.CONFIRMED_BOOKING);
    });
  },
  { tolerated: /status of 409/ },
);
