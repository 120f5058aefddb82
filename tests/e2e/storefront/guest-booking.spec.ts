import { expectAccessibleAtAllWidths } from '../accessible';
import { speaks } from '../agency/signed-in';
import { freeStay, pathOf } from '../catalogue';
import { get, origins } from '../http';
import { expectMails, linkIn, type Mail, uniqueEmail } from '../mail';
import { isAwake, weekLink } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

/** Demonstration tour 7, continued: a guest books a chalet, and its operator confirms from the mail. */
const variants = [
  { locale: 'de', property: 'P06', hasScript: true },
  { locale: 'en', property: 'P25', hasScript: false },
] as const;

async function supplierMail(reference: string): Promise<Mail> {
  const found = async () => {
    const mails: Mail[] = JSON.parse((await get('en', '/api/dev/mail')).text);
    return mails.find(({ text, to }) => to.endsWith('@operators.example') && text.includes(reference));
  };
  await expect.poll(found, { timeout: 45_000 }).toBeTruthy();
  const mail = await found();
  if (!mail) throw new Error('The operator has no mail.');
  return mail;
}

for (const { locale, property, hasScript } of variants) {
  const { booking, error, form, answer, outcome, mail, desk } = words[locale];
  const { labels } = booking;

  test.describe(`a guest books (${locale}, ${hasScript ? 'with' : 'without'} JavaScript)`, () => {
    test.use({
      baseURL: origins[locale],
      locale: locale === 'de' ? 'de-DE' : 'en-GB',
      javaScriptEnabled: hasScript,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the page of its week leads to a booking, its link shows the state, the operator confirms', async ({
      page,
      browser,
    }) => {
      test.setTimeout(180_000);
      const email = uniqueEmail(`booking-${locale}`);
      const stay = await freeStay(property, 5);
      const [level = ''] = Object.keys(stay.rates);
      const main = page.getByRole('main');
      const field = (label: string) => main.getByLabel(label, { exact: true });
      const book = main.getByRole('button', { name: labels.submit, exact: true });
      const onward = async () => {
        if (hasScript) await main.getByRole('button', { name: form.next }).click();
      };

      await test.step('a week of the season', async () => {
        const path = await pathOf(property, locale);
        if (hasScript) {
          await page.goto(path);
          await isAwake(page);
          await weekLink(page, stay, level).click();
          await main.getByRole('button', { name: words[locale].property.panel.book }).first().click();
        } else {
          await page.goto(`${path}/book-now`);
          const week = main.locator(`a[href*="checkIn=${stay.checkIn}"][href*="checkOut=${stay.checkOut}"]`);
          await week.first().click();
          // Back among the weeks the chosen one is in sight, and marked.
          await main.getByRole('link', { name: booking.choose.other, exact: true }).click();
          const chosen = main.getByRole('row').and(page.locator('[aria-current]'));
          await expect(chosen).toBeInViewport();
          await chosen.getByRole('link').first().click();
        }
        await expect(page).toHaveURL(/\/book-now\?/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.heading);
      });

      await test.step('nothing goes on before it is complete', async () => {
        await (hasScript ? main.getByRole('button', { name: form.next }) : book).click();
        await expect(main.getByText(error.lastNameRequired).first()).toBeVisible();
        await field(labels.adults).fill('2');
        for (const [label, text] of [
          [labels.firstName, 'Annegret'],
          [labels.lastName, 'Uebelhoer'],
          [labels.address, 'Hofgasse 3'],
          [labels.city, '80331 München'],
          [labels.email, email],
          [labels.phone, '+49 89 1234567'],
        ] as const) {
          await field(label).fill(text);
        }
        await field(labels.country).selectOption(locale === 'de' ? 'Deutschland' : 'Germany');
        await onward();
        const payment = main.getByRole('radio').first();
        await payment.check();
        await onward();
        // What was chosen stands beside the last step, too.
        if (hasScript) await expect(main.getByRole('complementary')).toContainText(labels.payment);
      });

      await test.step('every consent is asked for, then it is booked', async () => {
        await book.click();
        await expect(main.getByText(error.operatorTermsRequired).first()).toBeVisible();
        for (const name of ['privacy', 'salesPolicy', 'productTerms', 'operatorTerms']) {
          await main.locator(`#booking input[name=${name}]`).check();
        }
        await book.click();
        await expect(main.getByText(answer.booking)).toBeVisible();
        const heading = hasScript ? booking.sent.heading : outcome.sent.booking;
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      });

      const { guest, office } = await expectMails(email, { guest: 1, office: 1 });
      const [received, told] = [guest[0], office[0]];
      if (!received || !told) throw new Error('Two mails were expected.');
      const link = linkIn(received, '/bookings');
      await test.step('the link of the mail shows its state and with whom the contract is', async () => {
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.page.state.REQUESTED_BOOKING);
        await expect(main).toContainText(booking.lessor.name);
        await expect(main).toContainText('Demonstration');
        if (hasScript) await expectAccessibleAtAllWidths(page);
      });

      await test.step('the operator confirms from the mail, without an account', async () => {
        const [, reference = ''] = /· (\w+)$/.exec(received.subject) ?? [];
        const asked = await supplierMail(reference);
        const [address = ''] = /https?:\/\/\S+\/desk\/answer\/[\w-]+/.exec(asked.text) ?? [];
        const operator = await browser.newPage({ javaScriptEnabled: true });
        await speaks(operator.context(), locale);
        await operator.goto(address);
        await expect(operator.getByText(desk.guest.later)).toBeVisible();
        if (hasScript) await expectAccessibleAtAllWidths(operator);
        await operator.getByRole('button', { name: desk.answer.booking }).click();
        const question = operator.getByRole('dialog');
        await expect(question).toContainText(/\b2 /);
        await question.getByRole('button', { name: desk.answer.booking }).click();
        const heading = operator.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(desk.history.confirmedBooking.supplier);
        await operator.close();
      });

      await test.step('the guest hears of it, and the same link says so', async () => {
        const { guest: letters } = await expectMails(email, { guest: 2, office: 1 });
        const [said = ''] = mail.booking.confirmedBooking.heading.split('{property}').slice(-1);
        expect(letters.some(({ subject }) => subject.includes(said))).toBe(true);
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.page.state.CONFIRMED_BOOKING);
      });

      if (!hasScript) return;
      await test.step('there they ask to cancel, once, with what it costs in sight', async () => {
        const { button, sure, yes, asked } = booking.page.cancel;
        await page.getByRole('button', { name: button }).click();
        await expect(main).toContainText(sure.split('some {')[1]?.split('{house}')[0] ?? '');
        await page.getByRole('button', { name: yes }).click();
        await expect(main).toContainText(asked.split('{day}')[0] ?? '');
        await expect(page.getByRole('button', { name: button })).toHaveCount(0);
      });
    });
  });
}
