import type { Page } from '@playwright/test';
import { addDays, businessDay } from '../catalogue';
import { expectMails, uniqueEmail } from '../mail';
import { dayField, heldDay, isAwake, visit } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';

const { shared, general } = words.en.enquiry;
const { labels } = general;
const { next, back, optional } = words.en.form;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const onward = (page: Page) => main(page).getByRole('button', { name: next });
const summary = (page: Page) => main(page).getByRole('alert').first();
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

test('three steps, children with their ages, on behalf of somebody else', async ({ page }) => {
  const email = uniqueEmail('general');
  const today = await businessDay();
  const [checkIn, checkOut] = [addDays(today, 60), addDays(today, 67)];
  await visit(page, '/enquire-now');

  await test.step('when and where', async () => {
    await expect(main(page).getByText('Step 1 of 3: When and where')).toBeAttached();
    await onward(page).click();
    await expect(summary(page)).toContainText('Please enter the check in date');
    await expect(summary(page)).toContainText('Please enter the check out date');
    await expect(dayField(main(page), shared.checkIn)).toBeFocused();

    await dayField(main(page), shared.checkIn).fill(checkOut);
    await dayField(main(page), shared.checkOut).fill(checkIn);
    await expect(summary(page)).toContainText('Check out date has to be after check in date');
    await dayField(main(page), shared.checkIn).fill(addDays(today, -3));
    await onward(page).click();
    await expect(summary(page)).toContainText('The check in date has already passed');
    await dayField(main(page), shared.checkIn).fill(checkIn);
    await dayField(main(page), shared.checkOut).fill(checkOut);
    await expect(summary(page)).toBeEmpty();
    await field(page, `${labels.destination} (${optional})`).fill('Verbier');
    await onward(page).click();
    await expect(heading(page, labels.stepPartyHeading)).toBeFocused();
  });

  await test.step('who and how', async () => {
    await onward(page).click();
    await expect(summary(page)).toContainText('Please enter the number of adults');
    await main(page).getByRole('button', { name: 'Adults: one more' }).click();
    await main(page).getByRole('button', { name: 'Adults: one more' }).click();
    await expect(field(page, shared.adults)).toHaveValue('2');
    const moreChildren = main(page).getByRole('button', { name: 'Children: one more' });
    await moreChildren.click();
    await moreChildren.click();
    await moreChildren.click();
    await onward(page).click();
    await expect(summary(page)).toContainText('Please enter an age under 14 for each child');
    await main(page).getByRole('combobox', { name: 'Age of child 1' }).selectOption('0');
    await main(page).getByRole('combobox', { name: 'Age of child 2' }).selectOption('13');
    // The ages follow the count.
    await main(page).getByRole('button', { name: 'Children: one fewer' }).click();
    await expect(main(page).getByRole('combobox', { name: /^Age of child/ })).toHaveCount(2);

    await main(page).getByRole('checkbox', { name: words.en.mail.propertyType.chalet, exact: true }).check();
    await main(page).getByRole('radio', { name: words.en.property.level.catered, exact: true }).check();
    await main(page).getByRole('checkbox', { name: words.en.mail.activity.tobogganing }).check();
    await main(page).getByRole('checkbox', { name: words.en.mail.service.nanny }).check();
    await field(page, `${labels.preferences} (${optional})`).fill('A quiet lane.');

    await expect(field(page, labels.onBehalfOf)).toBeHidden();
    await main(page).getByRole('checkbox', { name: labels.isOnBehalfOf }).check();
    await expect(field(page, labels.onBehalfOf)).toBeVisible();
    await onward(page).click();
    await expect(summary(page)).toContainText('Please tell us whom the enquiry is for');
    await field(page, labels.onBehalfOf).fill('Baroness Example');
    await onward(page).click();
    await expect(heading(page, labels.stepContactHeading)).toBeFocused();
  });

  await test.step('back and forth loses nothing, nor does a reload', async () => {
    await main(page).getByRole('button', { name: back }).click();
    await expect(heading(page, labels.stepPartyHeading)).toBeFocused();
    await expect(field(page, labels.onBehalfOf)).toHaveValue('Baroness Example');
    await page.reload();
    await isAwake(page);
    await expect(main(page).getByRole('combobox', { name: 'Age of child 2' })).toHaveValue('13');
    await expect(main(page).getByRole('checkbox', { name: words.en.mail.service.nanny })).toBeChecked();
    await onward(page).click();
    await expect(heading(page, labels.stepContactHeading)).toBeVisible();
  });

  await test.step('contact, both consents', async () => {
    const send = main(page).getByRole('button', { name: shared.submit });
    await send.click();
    for (const sentence of [
      'Please enter your name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please accept the privacy policy',
      'Please allow us to contact you about this enquiry',
    ]) {
      await expect(summary(page).getByRole('link', { name: sentence })).toBeVisible();
    }
    await summary(page).getByRole('link', { name: 'Please enter your phone number' }).click();
    await expect(field(page, shared.phone)).toBeFocused();
    await field(page, shared.fullname).fill('Gregor General');
    await field(page, shared.email).fill(email);
    await field(page, shared.phone).fill('+41 44 123 45 67');
    await main(page).locator('input[name=privacy]').check();
    await main(page).getByRole('checkbox', { name: labels.contactConsent }).check();
    await send.click();
    await expect(heading(page, shared.sentHeading)).toBeFocused();
    await expect(
      main(page).getByText('Thank you for your enquiry. We will reply within 24h. Please check your spam folder too.'),
    ).toBeVisible();
  });

  await test.step('the mails', async () => {
    const { office, guest } = await expectMails(email, { guest: 1, office: 1 });
    // The office reads German; the subject is specified.
    expect(office[0]?.subject).toBe('New general enquiry');
    for (const text of [
      'Baroness Example',
      'Verbier',
      '2 Kinder (Alter: 0, 13)',
      words.de.mail.activity.tobogganing,
      words.de.mail.service.nanny,
      'A quiet lane.',
      'Gregor General',
    ]) {
      expect(office[0]?.text).toContain(text);
    }
    expect(guest[0]?.text).not.toContain('Baroness Example');
  });

  await test.step('what was sent is forgotten', async () => {
    await visit(page, '/enquire-now');
    await expect(heldDay(main(page), shared.checkIn)).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('a link fills in what it can, and drops what cannot be', async ({ page }) => {
  const today = await businessDay();
  await visit(
    page,
    `/enquire-now?checkIn=${addDays(today, 30)}&checkOut=${addDays(today, 37)}&adults=4&destination=lech`,
  );
  await expect(heldDay(main(page), shared.checkIn)).toHaveValue(addDays(today, 30));
  await expect(heldDay(main(page), shared.checkOut)).toHaveValue(addDays(today, 37));
  await visit(page, `/enquire-now?checkIn=${addDays(today, -30)}&checkOut=${addDays(today, -23)}&adults=400`);
  await expect(main(page).getByText('Step 1 of 3: When and where')).toBeAttached();
  await expect(heldDay(main(page), shared.checkIn)).not.toHaveValue(addDays(today, -30));
});

test.describe('a server that fails', () => {
  test.use({ tolerated: answeredWith(500) });

  test('leaves everything where it is, says so, and takes the same request again', async ({ page }) => {
    const email = uniqueEmail('again');
    await visit(page, '/contact');
    const keys: (string | null)[] = [];
    await page.route('**/api/mailer', async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      if (keys.length === 1) await route.fulfill({ status: 500, json: {} });
      else await route.fallback();
    });
    await field(page, words.en.contact.labels.name).fill('Conny Contact');
    await field(page, words.en.contact.labels.email).fill(email);
    await field(page, words.en.contact.labels.message).fill('Once is enough.');
    const send = main(page).getByRole('button', { name: words.en.contact.labels.submit });
    await send.click();
    await expect(main(page).getByText('A problem occured. Please reach us via email or phone')).toBeVisible();
    await expect(field(page, words.en.contact.labels.message)).toHaveValue('Once is enough.');
    await send.click();
    await expect(main(page).getByText('Message sent successfully')).toBeVisible();
    await expect(send).toBeDisabled();
    expect(new Set(keys).size).toBe(1);
    await expectMails(email, { guest: 1, office: 1 });
  });
});
