import type { Page } from '@playwright/test';
import { freeStay, pathOf } from '../catalogue';
import { origins } from '../http';
import { tabTo } from '../keyboard';
import { expectMails, linkIn, uniqueEmail } from '../mail';
import { heldDay, isAwake, visit, weekLink } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

/** Demonstration tour 7: a German landing page, Lech, a chalet, an enquiry, the newsletter. */
const PROPERTY = 'P02';
const { enquiry, error, form, property, footer, newsletter, mail } = words.de;
const { shared } = enquiry;

test.use({ baseURL: origins.de, locale: 'de-DE' });

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

test('from the German landing page to an enquiry and a confirmed newsletter', async ({ page }) => {
  test.setTimeout(180_000);
  const email = uniqueEmail('tour-seven');
  const stay = await freeStay(PROPERTY, 1);
  const [level = ''] = Object.keys(stay.rates).slice(-1);

  await test.step('landing page, Lech, the chalet', async () => {
    await page.goto('/die-luxuriösesten-chalets-der-alpen/lech');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('main').getByRole('link', { name: 'Chalet Hochmahd', exact: true }).click();
    await expect(page).toHaveURL(await pathOf(PROPERTY, 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chalet Hochmahd');
  });

  await test.step('a week of the season', async () => {
    // Before that the link leads to the enquiry, as without script.
    await isAwake(page);
    await weekLink(page, stay, level).click();
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`));
    const panel = page.getByRole('complementary', { name: property.panel.label });
    await expect(panel.locator('input[name=checkIn]')).toHaveValue(stay.checkIn);
  });

  await test.step('from here on without a mouse: to the enquiry', async () => {
    const panel = page.getByRole('complementary', { name: property.panel.label });
    await page.getByRole('main').focus();
    await tabTo(page, panel.getByRole('button', { name: property.panel.enquireWeek }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/enquire-now\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chalet Hochmahd anfragen');
    await expect(heldDay(page.getByRole('main'), shared.checkIn)).toHaveValue(stay.checkIn);
    await expect(heldDay(page.getByRole('main'), shared.checkOut)).toHaveValue(stay.checkOut);
    await expect(field(page, `${shared.adults} (${form.optional})`)).toHaveValue('2');
  });

  const onward = page.getByRole('button', { name: form.next });
  const interest = page.getByRole('checkbox', { name: enquiry.property.labels.interest });
  await test.step('the first step lets nobody go without the interest', async () => {
    await tabTo(page, onward);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText(error.interestRequired);
    await expect(interest).toBeFocused();
    await page.keyboard.press('Space');
    await expect(interest).toBeChecked();
    await expect(alert(page)).not.toContainText(error.interestRequired);
  });

  await test.step('a reload keeps what was chosen', async () => {
    await page.reload();
    await expect(heldDay(page.getByRole('main'), shared.checkIn)).toHaveValue(stay.checkIn);
    await expect(interest).toBeChecked();
    await page.getByRole('main').focus();
    await tabTo(page, onward);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: enquiry.property.labels.stepContactHeading })).toBeFocused();
  });

  const submit = page.getByRole('button', { name: shared.submit });
  let reference = '';
  await test.step('the second step says what is missing', async () => {
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    for (const key of ['nameRequired', 'emailRequired', 'phoneRequired', 'cityRequired', 'privacyRequired'] as const) {
      await expect(alert(page).getByRole('link', { name: error[key] })).toBeVisible();
    }
    await expect(field(page, shared.fullname)).toBeFocused();
  });

  await test.step('filled in, kept over a reload, sent', async () => {
    await page.keyboard.type('Annegret Übelhör');
    for (const [label, text] of [
      [shared.email, email],
      [shared.phone, '+49 89 1234567'],
      [shared.city, 'München'],
    ] as const) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(text);
    }
    await page.reload();
    await expect(field(page, shared.fullname)).toHaveValue('Annegret Übelhör');
    await expect(field(page, shared.email)).toHaveValue(email);
    const privacy = page.getByRole('main').locator('input[name=privacy]');
    await expect(privacy).not.toBeChecked();
    await page.getByRole('main').focus();
    await tabTo(page, privacy);
    await page.keyboard.press('Space');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: shared.sentHeading })).toBeFocused();
    await expect(page.getByRole('main').getByText(shared.sent)).toBeVisible();
    const recap = page.getByRole('main').locator('dl').filter({ hasText: enquiry.recap.reference });
    await expect(recap).toContainText('Chalet Hochmahd');
    await expect(recap).toContainText(enquiry.recap.answerBy);
    reference = (await recap.getByText(/^[0-9A-F]{8}$/).textContent()) ?? '';
    const similar = page.getByRole('region', { name: enquiry.recap.similarTitle });
    await expect(similar.getByRole('article')).toHaveCount(3);
  });

  await test.step('the office and the guest have one mail each', async () => {
    const { guest, office } = await expectMails(email, { guest: 1, office: 1 });
    expect(office[0]?.subject).toContain('Chalet Hochmahd');
    expect(office[0]?.text).toContain('Annegret Übelhör');
    expect(office[0]?.text).toContain('München');
    for (const letter of [office[0], guest[0]]) expect(letter?.text).toContain(reference);
    expect(guest[0]?.subject).toContain('Ihre Anfrage: Chalet Hochmahd');
    expect(guest[0]?.text).toContain(mail.enquirySender.spam);
  });

  await test.step('the newsletter at the foot of the landing page', async () => {
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByLabel(footer.newsletter.fullName)).toBeHidden();
    await visit(page, '/');
    await foot.getByLabel(footer.newsletter.fullName).fill('Annegret Übelhör');
    await foot.getByRole('button', { name: footer.newsletter.submit }).click();
    await expect(foot.getByText(footer.newsletter.emailRequired)).toBeVisible();
    await expect(foot.getByText(footer.newsletter.privacyRequired)).toBeVisible();
    await foot.getByLabel(footer.newsletter.email).fill(email);
    await foot.getByRole('checkbox').check();
    await page.reload();
    await expect(foot.getByLabel(footer.newsletter.fullName)).toHaveValue('Annegret Übelhör');
    await expect(foot.getByLabel(footer.newsletter.email)).toHaveValue(email);
    await expect(foot.getByRole('checkbox')).toBeChecked();
    await foot.getByRole('button', { name: footer.newsletter.submit }).click();
    await expect(foot.getByText(words.de.answer.newsletter)).toBeVisible();
    await expect(foot.getByRole('button', { name: footer.newsletter.submit })).toBeDisabled();
  });

  await test.step('its link leads to a page with a button, and only the button confirms', async () => {
    const { guest } = await expectMails(email, { guest: 2, office: 1 });
    const asked = guest.find(({ subject }) => subject === mail.newsletterConfirm.subject);
    await page.goto(linkIn(asked ?? { messageId: '', to: '', subject: '', text: '', html: '', at: '' }, '/newsletter'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletter.confirm.heading);
    await page.getByRole('button', { name: newsletter.confirm.submit }).click();
    await expect(page.getByRole('main')).toContainText(words.de.answer.newsletterConfirmed);
  });

  await test.step('in the end every mail came exactly once', async () => {
    const { guest } = await expectMails(email, { guest: 3, office: 1 });
    expect(new Set(guest.map(({ subject }) => subject)).size).toBe(3);
    expect(guest.map(({ subject }) => subject)).toContain(mail.newsletterWelcome.subject);
  });
});
