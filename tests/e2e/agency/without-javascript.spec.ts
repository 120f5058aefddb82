import { expectMails, uniqueEmail } from '../mail';
import { heldDay } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { sessionOver } from './http-session';
import { amex, at, lds, sessionCookie } from './people';

test.use({ javaScriptEnabled: false });

const AGENT = 'sofia.wendt@morgenrot-reisen.example';

for (const locale of ['en', 'de'] as const) {
  const { contact, enquiry, outcome, answer, page: pageWords } = words[locale];

  test.describe(`the forms of agency hosts, ${locale}`, () => {
    test.beforeEach(async ({ context }) => {
      for (const host of [lds, amex]) {
        const [, value = ''] = (await sessionOver(AGENT, host)).split('=');
        await context.addCookies([
          { name: sessionCookie, value, url: at(host, '/') },
          { name: 'locale', value: locale, url: at(host, '/') },
        ]);
      }
    });

    test('the contact form comes back with what is missing, and ends on a page in the brand', async ({ page }) => {
      const email = uniqueEmail('no-script-agent');
      await page.goto(at(amex, locale === 'de' ? '/kontakt' : '/contact'));
      const main = page.getByRole('main');
      const brand = await page.locator('html').getAttribute('style');
      await main.getByLabel(contact.labels.email).fill(email);
      await main.getByRole('button', { name: contact.labels.submit }).click();

      await expect(page).toHaveURL(/\/outcome\?token=/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('style', brand ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.failedHeading);
      await expect(main.getByText(words[locale].error.messageRequired).first()).toBeVisible();
      await expect(main.getByLabel(contact.labels.email)).toHaveValue(email);

      await main.getByLabel(contact.labels.message).fill('Is there a piano?');
      await main.getByRole('button', { name: contact.labels.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.sent.contact);
      await expect(main).toContainText(answer.contact);
      await expect(page.locator('html')).toHaveAttribute('style', brand ?? '');
      await expectMails(email, { guest: 1, office: 1 });
      await main.getByRole('link', { name: pageWords.agency.hotels }).click();
      await expect(page).toHaveURL(at(amex, '/hotels'));
    });

    test('so does the enquiry', async ({ page }) => {
      const email = uniqueEmail('no-script-agent');
      await page.goto(at(lds, '/enquire-now'));
      const main = page.getByRole('main');
      const field = (label: string) => main.getByLabel(label, { exact: true });
      await field(enquiry.shared.email).fill(email);
      await field(enquiry.shared.phone).fill('+44 20 7946 0000');
      await heldDay(main, enquiry.shared.checkIn).fill('2030-03-02');
      await heldDay(main, enquiry.shared.checkOut).fill('2030-03-09');
      await field(enquiry.shared.adults).fill('2');
      await main.getByRole('button', { name: enquiry.shared.submit }).click();

      await expect(page).toHaveURL(/\/outcome\?token=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.failedHeading);
      await expect(field(enquiry.shared.email)).toHaveValue(email);
      await expect(main.getByText(words[locale].error.privacyRequired).first()).toBeVisible();
      await main.locator('input[name=privacy]').check();
      await main.locator('input[name=contactConsent]').check();
      await main.getByRole('button', { name: enquiry.shared.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.sent.enquiry);
      await expect(main).toContainText(answer.enquiry);
      await expectMails(email, { guest: 1, office: 1 });
    });
  });
}

test.describe('an outcome nobody kept', () => {
  test.use({ tolerated: answeredWith(404) });
  test('says so; without a session it leads to the sign-in', async ({ page, context }) => {
    const [, value = ''] = (await sessionOver(AGENT)).split('=');
    await page.goto(at(lds, '/outcome?token=unknown'));
    await expect(page).toHaveURL(/\/identity\/interaction\//);
    await context.addCookies([{ name: sessionCookie, value, url: at(lds, '/') }]);
    const answer = await page.goto(at(lds, '/outcome?token=unknown'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.outcome.expired.heading);
  });
});
