import type { Page } from '@playwright/test';
import { leadPanel, saveInterest } from '../e2e/agency/leads';
import { at, lds } from '../e2e/agency/people';
import { januaryWeek } from '../e2e/agency/stay';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { tour } from './tour';

/** Each answers for the clients of an agency; the one after is the namesake's. */
const supervisors = [
  'helena.brandt@morgenrot-reisen.example',
  'imogen.hartley@halcyon.example',
  'camille.rochat@aurelle.example',
  'henrike.petersen@northlight.example',
  'beatrice.lombardi@vela-private.example',
] as const;
const ADMIN = 'grace.whitfield@admin.example';

async function saveClient(page: Page, lastName: string): Promise<string> {
  const { checkIn, checkOut } = await januaryWeek();
  await page.goto(at(lds, '/partner/dashboard'));
  return saveInterest(page, {
    ...{ hotelId: 'H11', checkInDate: checkIn, checkOutDate: checkOut },
    guests: [{ firstName: 'Ottilie', lastName }],
    rooms: [{ roomId: 'H11-2', quantity: 1, id: 'H11-flexible', numAdults: 2 }],
    // A client is known by this number, whatever the name.
    partnerAgency: { tls: '4471', cc: lastName.replace(/\D/g, '') },
  });
}

tour(
  'an erasure seen from both agencies',
  async ({ locale, hand, index, step, window }) => {
    const { leads, clients, privacy } = words[locale];
    const lastName = `Sandberg${index}${Date.now() % 100_000}`;
    const name = `Ottilie ${lastName}`;
    const own = await window(supervisors[index]);
    const other = await window(supervisors[(index + 1) % supervisors.length]);
    const lead = await saveClient(own, lastName);
    const leadOfNamesake = await saveClient(other, lastName);

    await step('the lead', own, async () => {
      await own.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
      await isAwake(own);
      await hand.press(leadPanel(own, name).getByRole('link', { name: leads.aboutClient.replace('{name}', name) }));
      await own.waitForURL(/\/partner\/clients\/[\w-]+/);
      await expect(own.getByRole('heading', { level: 1 })).toContainText(lastName);
      await isAwake(own);
    });
    const client = own.url();
    await step('what goes', own, async () => {
      await hand.press(own.getByRole('main').getByRole('link', { name: clients.trust.erase }));
      await own.waitForURL(/\/partner\/manage\/privacy\?/);
      await isAwake(own);
      await expect(own.getByRole('main')).toContainText(privacy.sample.client);
    });
    await step('asked', own, async () => {
      await hand.type(own.getByRole('textbox', { name: privacy.ask.reason }), 'Wunsch am Telefon');
      await hand.press(own.getByRole('button', { name: privacy.ask.button, exact: true }));
      await expect(own.getByRole('button', { name: privacy.close.takeBack, exact: true })).toBeVisible();
    });

    const second = await window(ADMIN);
    const main = second.getByRole('main');
    await step('second person', second, async () => {
      await second.goto(at(lds, '/partner/manage/privacy'));
      await isAwake(second);
      const line = main.getByRole('row').filter({ hasText: name });
      await expect(line).toContainText(privacy.state.open);
      await hand.press(line.getByRole('link', { name: privacy.search.look }));
      await second.waitForURL(/clientId=/);
      await isAwake(second);
      await expect(main).toContainText('Wunsch am Telefon');
    });
    await step('confirmed', second, async () => {
      await hand.type(main.getByLabel(privacy.confirm.lastName), lastName);
      await hand.press(main.getByRole('button', { name: privacy.two.erase.replace('{name}', name) }));
      await expect(second.getByRole('status').filter({ hasText: privacy.confirm.done })).toBeVisible();
      await expect(main).not.toContainText(lastName);
    });

    await step('gone in its agency', own, async () => {
      await own.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
      await expect(own.getByRole('complementary').filter({ visible: true })).toContainText(leads.closed);
      expect(await own.content()).not.toContain(lastName);
      await own.goto(client);
      expect(await own.content()).not.toContain(lastName);
      await expect(own.getByRole('main')).not.toContainText('erased-');
    });
    await step('not to be found', own, async () => {
      await own.goto(at(lds, '/partner/clients'));
      await isAwake(own);
      const field = own.getByRole('main').locator('input[name=search]');
      await hand.type(field, lastName);
      await hand.press(own.getByRole('main').getByRole('button', { name: clients.search.find, exact: true }));
      await own.waitForURL(/search=/);
      await expect(own.getByRole('main').getByRole('link', { name })).toHaveCount(0);
    });
    await step('the namesake stands', other, async () => {
      await other.goto(at(lds, `/partner/dashboard?hotel-lead-id=${leadOfNamesake}`));
      await isAwake(other);
      await expect(leadPanel(other, name)).toContainText(leads.status.INTEREST);
      await hand.press(leadPanel(other, name).getByRole('link', { name: leads.aboutClient.replace('{name}', name) }));
      await expect(other.getByRole('heading', { level: 1 })).toContainText(lastName);
    });
  },
  { tolerated: /status of 409/ },
);
