import { freeStay, pathOf } from '../e2e/catalogue';
import { origins } from '../e2e/http';
import { expectMails, uniqueEmail } from '../e2e/mail';
import { dayField, heldDay, isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { tour } from './tour';

const PROPERTY = 'P02';
const HOUSE = 'Chalet Hochmahd';
const PLACE = 'Lech';
const AGES = ['5', '9'];

tour('a consumer with two children', async ({ locale, width, hand, index, step, window }) => {
  const { search, consent, enquiry, property, form: formWords, mail } = words[locale];
  const { shared } = enquiry;
  const stay = await freeStay(PROPERTY, index + 1);
  const email = uniqueEmail(`tour-${locale}-${index}`);
  const page = await window();
  const main = page.getByRole('main');
  const filter = page.getByRole('form', { name: search.form });
  const panel = (label: string) => filter.locator('summary').filter({ hasText: new RegExp(`^${label}`) });

  await step('search', page, async () => {
    await page.goto(`${origins[locale]}/search`);
    await isAwake(page);
    await hand.press(page.getByRole('button', { name: consent.decline, exact: true }));
    if (width < 1000) await hand.press(page.getByRole('button', { name: search.filter, exact: true }));
    await hand.press(panel(search.where));
    const field = filter.getByRole('combobox', { name: search.whereHelp });
    await hand.type(field, PLACE);
    await hand.pick(field, filter.getByRole('option', { name: PLACE, exact: true }));
    await expect(page).toHaveURL(/destination=lech/);
  });
  await step('dates and party', page, async () => {
    await hand.press(panel(search.dates));
    await hand.type(dayField(filter, search.checkIn), stay.checkIn);
    await hand.type(dayField(filter, search.checkOut), stay.checkOut);
    // A day is searched for once its field is left.
    await hand.press(panel(search.guests));
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.checkIn}.*checkOut=${stay.checkOut}`));
    for (const label of [search.adults, search.adults, search.children, search.children]) {
      await hand.press(filter.getByRole('button', { name: `${label}: ${search.oneMore}` }));
    }
    await expect(page).toHaveURL(/adults=2&children=2/);
  });
  await step('found', page, async () => {
    if (width < 1000) await hand.press(filter.locator('button[type=submit]'));
    await hand.press(main.getByRole('link', { name: HOUSE, exact: true }).first());
    await page.waitForURL(new RegExp(await pathOf(PROPERTY, locale)));
    await isAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOUSE);
  });
  await step('to the enquiry', page, async () => {
    // Beside the house stands its panel, on a telephone a bar below it.
    const beside = page.getByRole('complementary', { name: property.panel.label });
    const below = page
      .locator('a[href*="/enquire-now?"]')
      .and(page.getByRole('link', { name: property.panel.enquire, exact: true }));
    await hand.press(
      width < 1000 ? below.first() : beside.getByRole('button', { name: property.panel.enquireWeek, exact: true }),
    );
    await page.waitForURL(/\/enquire-now/);
    await isAwake(page);
    await expect(heldDay(main, shared.checkIn)).toHaveValue(stay.checkIn);
    await expect(heldDay(main, shared.checkOut)).toHaveValue(stay.checkOut);
  });
  const onward = page.getByRole('button', { name: formWords.next });
  await step('party with ages', page, async () => {
    // How many they are is known from the search; how old, nobody has said.
    for (const [at, age] of AGES.entries()) {
      await hand.choose(
        main.getByLabel(formWords.childAge.replace('{n}', String(at + 1))).filter({ visible: true }),
        age,
      );
    }
    await hand.tick(page.getByRole('checkbox', { name: enquiry.property.labels.interest }));
    await hand.press(onward);
    await expect(page.getByRole('heading', { name: enquiry.property.labels.stepContactHeading })).toBeFocused();
  });
  await step('contact', page, async () => {
    const typed = [
      [shared.fullname, 'Annegret Übelhör'],
      [shared.email, email],
      [shared.phone, '+49 89 1234567'],
      [shared.city, 'München'],
    ] as const;
    for (const [label, text] of typed) await hand.type(main.getByLabel(label, { exact: true }), text);
    await hand.tick(main.locator('input[name=privacy]'));
  });
  await step('sent', page, async () => {
    await hand.press(page.getByRole('button', { name: shared.submit }));
    await expect(page.getByRole('heading', { name: shared.sentHeading })).toBeFocused();
  });
  const { guest, office } = await expectMails(email, { guest: 1, office: 1 });
  expect(guest[0]?.text).toContain(HOUSE);
  expect(guest[0]?.text).toContain(mail.enquirySender.spam);
  expect(office[0]?.text).toMatch(/5\D+9/);
});
