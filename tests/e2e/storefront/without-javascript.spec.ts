import { freeStay, pathOf } from '../catalogue';
import { origins } from '../http';
import { expectMails, uniqueEmail } from '../mail';
import { expectResults, heldDay, resultCount, weekLink } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

test.use({ javaScriptEnabled: false });

const PROPERTY = 'P01';
const { shared } = words.en.enquiry;

test('the search form of the landing page leads to results, and a shared link says the same', async ({ page }) => {
  const stay = await freeStay(PROPERTY);
  await page.goto('/');
  const strip = page.getByRole('form', { name: words.en.landing.search.name });
  await strip.getByLabel(words.en.landing.search.destination).fill('Courchevel');
  await heldDay(strip, words.en.landing.search.checkIn).fill(stay.checkIn);
  await heldDay(strip, words.en.landing.search.checkOut).fill(stay.checkOut);
  await strip.getByLabel(words.en.landing.search.guests).selectOption('4');
  await strip.getByRole('button').click();

  // Until its style sheet has come the count is there twice: for wide screens and for narrow ones.
  await page.waitForURL(/\/search\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    destination: 'Courchevel',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    adults: '4',
  });
  await expect(resultCount(page)).toHaveText(/^Results: [1-9]\d*$/, { useInnerText: true });
  await expect(page.getByRole('link', { name: 'Chalet Sept Mélèzes', exact: true })).toBeVisible();
});

test('a shared link carries the whole filter; its form changes it', async ({ page }) => {
  await page.goto('/search?propertyTypeArray=villa&destination=IT&sort=priceDescending');
  await expectResults(page, 3);
  const form = page.getByRole('form', { name: words.en.search.form });
  await form.getByText(words.en.search.more, { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: words.en.search.types.villa })).toBeChecked();
  await form.getByRole('checkbox', { name: words.en.search.types.villa }).uncheck();
  await form.getByRole('checkbox', { name: words.en.search.types.chalet }).check();
  await form.getByText(words.en.search.guests, { exact: true }).click();
  await form.getByLabel(words.en.search.adults, { exact: true }).fill('2');
  await form.getByRole('button', { name: /^Show \d+ houses$/ }).click();
  const query = new URL(page.url()).searchParams;
  expect(query.get('propertyTypeArray')).toBe('chalet');
  expect(query.get('adults')).toBe('2');
  expect(query.get('sort')).toBe('priceDescending');
  await expect(page.getByRole('link', { name: 'Chalet Enrosadira', exact: true })).toBeVisible();
});

test('a listing leads to a property, whose page is complete', async ({ page }) => {
  await page.goto('/chalets/france/courchevel');
  await page.getByRole('main').getByRole('link', { name: 'Chalet Sept Mélèzes', exact: true }).click();
  await expect(page).toHaveURL(await pathOf(PROPERTY));
  const main = page.getByRole('main');
  for (const section of ['general', 'information', 'location', 'availabilities', 'terms', 'floor-plans']) {
    await expect(main.locator(`#${section}`)).toBeVisible();
  }
  await expect(main.getByRole('table').filter({ hasText: words.en.season.week }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: words.en.property.highlights })).toBeVisible();
  await expect(main.getByRole('heading', { name: words.en.property.services.title })).toBeVisible();
  await expect(main.locator('#terms')).toContainText(words.en.terms.wordsTitle);
  await expect(main.locator('#terms')).toContainText(words.en.terms.cardFee);

  const all = main.getByText(/^All \d+ photographs$/);
  const pictures = main.getByRole('link', { name: /^Enlarge: / });
  await expect(pictures).toHaveCount(3);
  await all.click();
  await expect(pictures).toHaveCount(Number(/\d+/.exec((await all.textContent()) ?? '')));

  const plans = main.locator('#floor-plans');
  await expect(plans.getByRole('img')).toHaveCount(1);
  await plans.locator('label').nth(1).click();
  await expect(plans.getByRole('radio').nth(1)).toBeChecked();
  await expect(plans.getByRole('img')).toHaveCount(1);

  const stay = await freeStay(PROPERTY);
  await weekLink(page, stay, 'Catered').click();
  await expect(page).toHaveURL(new RegExp(`/enquire-now\\?checkIn=${stay.checkIn}&`));
});

test('an enquiry comes back with its errors and what was typed, and is sent when mended', async ({ page }) => {
  const email = uniqueEmail('no-script');
  const stay = await freeStay(PROPERTY);
  await page.goto(`${await pathOf(PROPERTY)}/enquire-now`);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await heldDay(main, shared.checkIn).fill(stay.checkOut);
  await heldDay(main, shared.checkOut).fill(stay.checkIn);
  await main.getByRole('radio', { name: 'Catered', exact: true }).check();
  await main.getByRole('checkbox', { name: words.en.enquiry.property.labels.interest }).check();
  await field(shared.fullname).fill('Nora Scriptless');
  await field(shared.email).fill('not-an-address');
  await field(shared.phone).fill('+44 20 7946 0000');
  const age = main.getByRole('combobox', { name: 'Age of child 1' });
  await age.selectOption('7');
  await field(`${shared.text} (${words.en.form.optional})`).fill('Two lines,\nboth of them kept.');
  await main.getByRole('button', { name: shared.submit }).click();

  await expect(page).toHaveURL(/\/outcome\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.outcome.failedHeading);
  for (const [input, sentence] of [
    [heldDay(main, shared.checkOut), 'Check out date has to be after check in date'],
    [field(shared.email), 'Please enter your email address'],
    [field(shared.city), 'Please enter your city'],
  ] as const) {
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(main.getByText('Please accept the privacy policy').first()).toBeVisible();
  await expect(heldDay(main, shared.checkIn)).toHaveValue(stay.checkOut);
  await expect(field(shared.fullname)).toHaveValue('Nora Scriptless');
  await expect(field(shared.email)).toHaveValue('not-an-address');
  await expect(age).toHaveValue('7');
  await expect(field(`${shared.text} (${words.en.form.optional})`)).toHaveValue('Two lines,\nboth of them kept.');
  await expect(main.getByRole('radio', { name: 'Catered', exact: true })).toBeChecked();

  await heldDay(main, shared.checkIn).fill(stay.checkIn);
  await heldDay(main, shared.checkOut).fill(stay.checkOut);
  await field(shared.email).fill(email);
  await field(shared.city).fill('London');
  await main.locator('input[name=privacy]').check();
  await main.getByRole('button', { name: shared.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.outcome.sent.enquiry);
  await expect(main).toContainText(words.en.answer.enquiry);

  const { office } = await expectMails(email, { guest: 1, office: 1 });
  expect(office[0]?.text).toContain('both of them kept.');
  expect(office[0]?.text).toContain('Nora Scriptless');
});

test('the contact form', async ({ page }) => {
  const email = uniqueEmail('no-script-contact');
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.en.contact.labels.submit }).click();
  await expect(page).toHaveURL(/\/outcome\?token=/);
  for (const sentence of [
    'Please enter your name',
    'Please enter your email address',
    'Please provide a message',
  ] as const) {
    await expect(main.getByText(sentence).first()).toBeVisible();
  }
  await main.getByLabel(words.en.contact.labels.name).fill('Nora Scriptless');
  await main.getByLabel(words.en.contact.labels.email).fill(email);
  await main.getByLabel(words.en.contact.labels.message).fill('Is there a piano?');
  await main.getByRole('button', { name: words.en.contact.labels.submit }).click();
  await expect(main).toContainText('Message sent successfully');
  const { office } = await expectMails(email, { guest: 1, office: 1 });
  expect(office[0]?.text).toContain('Is there a piano?');
});

test('the language switch keeps the place and the choice', async ({ page, context }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(`${origins.en}/kontakt`);
  await page.goto('/chalets/france/courchevel-1850');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await context.cookies(origins.en)).map(({ name, value }) => [name, value])).toEqual([['locale', 'de']]);
});

test('without script nothing is logged and nobody is asked; the consent can still be taken back', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: words.en.consent.label })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: words.en.footer.cookies }).click();
  await expect(page).toHaveURL(`${origins.en}/contact`);
  expect(await page.context().cookies(page.url())).toEqual([]);
});
