import { addDays, freeStay, pathOf } from '../catalogue';
import { expect, test } from '../test';
import { words } from '../words';
import { leadRow } from './leads';
import { at, lds } from './people';
import { open, speaks } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Variants have a property and a client of their own: nothing one of them takes is missing for the other. */
const variants = [
  { locale: 'en', width: 1440, property: 'P13', client: 'Ottilie Grandjean' },
  { locale: 'de', width: 390, property: 'P14', client: 'Theodora Lindqvist' },
] as const;
const FIRST = 'oliver.finch@halcyon.example';
const SECOND = 'jakob.steiner@studio-dorado.example';

for (const { locale, width, property, client } of variants) {
  test(`an agent books a chalet, and two agencies take an option of one week (${locale}, ${width})`, async ({
    browser,
    page,
  }) => {
    const { chalets, propertyLead, leads } = words[locale];
    const [firstName = '', lastName = ''] = client.split(' ');
    const path = await pathOf(property, locale);
    const [toBook, toHold] = await Promise.all([freeStay(property, 1), freeStay(property, 3)]);
    const weekOf = ({ checkIn, checkOut }: typeof toBook) => `${path}?checkIn=${checkIn}&checkOut=${checkOut}`;
    const fillIn = async (on: typeof page) => {
      await on.getByLabel(propertyLead.firstName).fill(firstName);
      await on.getByLabel(propertyLead.lastName).fill(lastName);
      await on.getByLabel(propertyLead.nationality).selectOption({ label: locale === 'de' ? 'Schweden' : 'Sweden' });
    };
    const finish = async (on: typeof page, deed: 'book-now' | 'take-option') => {
      await on.getByRole('button', { name: propertyLead.steps.payment }).click();
      await on.getByRole('button', { name: propertyLead.steps.summary }).click();
      await on.getByRole('checkbox').check();
      await on.getByRole('button', { name: propertyLead.submit[deed], exact: true }).click();
      await expect(on.getByRole('status').filter({ hasText: propertyLead.done[deed] })).toBeVisible();
    };

    await page.setViewportSize({ width, height: 900 });
    await speaks(page.context(), locale);
    await open(page, FIRST, weekOf(toBook));
    await page.getByRole('link', { name: chalets.page.book, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(propertyLead.title['book-now']);
    // Nothing lets go of a step before it is complete.
    await page.getByRole('button', { name: propertyLead.steps.payment }).click();
    await expect(page.getByLabel(propertyLead.firstName)).toBeFocused();
    await fillIn(page);
    await finish(page, 'book-now');
    await page.getByRole('link', { name: propertyLead.toDashboard }).click();
    const row = leadRow(page, client);
    await expect(row).toContainText(leads.status.REQUESTED_BOOKING);
    await row.getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: new RegExp(client) })).toBeVisible();

    const [serviceLevel = ''] = Object.keys(toHold.rates);
    const { checkIn, checkOut } = toHold;
    const held = `${path}/take-option?${new URLSearchParams({ checkIn, checkOut, serviceLevel })}`;
    const places = [
      { email: FIRST, state: leads.status.REQUESTED_OPTION },
      { email: SECOND, state: leads.laterRequest.replace('{rank}', '2') },
    ];
    for (const { email, state } of places) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const agent = await context.newPage();
      await speaks(context, locale);
      await open(agent, email, held);
      await fillIn(agent);
      await finish(agent, 'take-option');
      await agent.goto(at(lds, `/partner/dashboard?search=${lastName}&from=${addDays(toHold.checkIn, -1)}`));
      await expect(leadRow(agent, client).first()).toContainText(state);
      await context.close();
    }
  });
}
