import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds, people, signIn } from './people';
import { enter } from './signed-in';

// Forms are sent with what is missing on purpose.
test.use({ tolerated: answeredWith(422) });

const { onboarding, payout, agency, error } = words.en;

/** Jonas has no agency yet; nobody else signs in as him. */
const newcomer = 'jonas.ebert@northlight.example';

test('a new person is led from their name to an agency, through payouts to the end, and resumes where they stopped', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, newcomer, { to: '/onboarding' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(onboarding.welcome);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.agency.title);

  await test.step('every guarded page leads back here', async () => {
    await page.goto(at(lds, '/hotels'));
    await expect(page).toHaveURL(at(lds, '/onboarding'));
    await page.goto(at(lds, '/onboarding?step=payouts'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.agency.title);
  });

  await test.step('the name is required', async () => {
    await page.goto(at(lds, '/onboarding?step=name'));
    await page.getByLabel(onboarding.name.firstName).fill('');
    await page.getByRole('button', { name: onboarding.next }).click();
    await expect(page.getByText(error.required, { exact: true })).toBeVisible();
    await page.getByLabel(onboarding.name.firstName).fill('Jonas');
    await page.getByRole('button', { name: onboarding.next }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.agency.title);
  });

  await test.step('what was typed survives a reload, what is missing is said at its field', async () => {
    // His address has the domain of an agency; he founds his own all the same.
    await expect(page.getByText(onboarding.agency.joinText)).toBeVisible();
    const own = page.getByRole('button', { name: onboarding.agency.registerInstead });
    await own.click();
    await page.getByLabel(onboarding.agency.wasReferred).check();
    await page.getByRole('button', { name: onboarding.agency.register }).click();
    await expect(page.getByText(error.required, { exact: true })).toHaveCount(2);
    await page.getByLabel(onboarding.agency.name).fill('Ebert & Tochter');
    await page.reload();
    await own.click();
    await expect(page.getByLabel(onboarding.agency.name)).toHaveValue('Ebert & Tochter');
    await page.getByLabel(onboarding.agency.referrerName).fill('Helena Brandt');
    await page.getByRole('button', { name: onboarding.agency.register }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(onboarding.payouts.title);
  });

  await test.step('Back shows the step as it is now, not the form that was sent', async () => {
    await page.goBack();
    await expect(page.getByText(onboarding.agency.belongs.replace('{name}', 'Ebert & Tochter'))).toBeVisible();
    await page.getByRole('link', { name: onboarding.next }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(onboarding.payouts.title);
  });

  await test.step('payouts are optional', async () => {
    await expect(page.getByText(payout.sandbox)).toBeVisible();
    await page.getByRole('button', { name: onboarding.later }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.branding.title);
  });

  await test.step('another device goes on at the fourth step', async () => {
    const other = await browser.newContext();
    const device = await other.newPage();
    await signIn(device, newcomer, { to: '/onboarding' });
    await expect(device.getByRole('heading', { level: 2 })).toHaveText(onboarding.branding.title);
    await other.close();
  });

  await page.getByRole('button', { name: onboarding.branding.finish }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(onboarding.allSet.title);
  await page.getByRole('link', { name: onboarding.allSet.hotels }).click();
  await expect(page).toHaveURL(at(lds, '/hotels'));
  await page.goto(at(lds, '/partner/agency'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ebert & Tochter');
  await expect(page.getByText(agency.verification.pending)).toBeVisible();
});

test('payouts are walked through in the sandbox: due items, complete, something due again', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'valentina.gruber@studio-dorado.example', { to: '/partner/agency/payouts' });
  await expect(page.getByText(payout.state.none)).toBeVisible();
  await page.getByRole('button', { name: payout.configure }).click();
  await expect(page.getByLabel(payout.country)).toBeFocused();
  await page.getByLabel(payout.country).selectOption('AT');
  await page.getByRole('button', { name: payout.configure }).click();
  await expect(page.getByText(payout.state.open)).toBeVisible();

  const save = page.getByRole('button', { name: payout.save });
  await page.getByLabel(payout.field.name).fill('Studio Dorado GmbH');
  await save.click();
  await expect(page.getByText(error.required, { exact: true })).toBeVisible();
  await expect(page.getByLabel(payout.field.name)).toHaveValue('Studio Dorado GmbH');
  await page.getByLabel(payout.field.address).fill('Getreidegasse 1, Salzburg');
  await save.click();
  await page.getByLabel(payout.field.firstName).fill('Valentina');
  await page.getByLabel(payout.field.lastName).fill('Gruber');
  await page.getByLabel(payout.field.dateOfBirth).fill('1981-04-02');
  await save.click();
  await page.getByLabel(payout.field.iban).fill('CH93 0076 2011 6238 5295 7');
  await page.getByLabel(payout.terms).check();
  await save.click();
  await expect(page.getByText(error.sandboxIban)).toBeVisible();
  await page.getByLabel(payout.field.iban).fill('DE89 3704 0044 0532 0130 00');
  await save.click();

  // Without loading the page again.
  await expect(page.getByText(payout.state.complete, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: payout.demand }).click();
  await expect(page.getByText(payout.state.due, { exact: true })).toBeVisible();
  await page.getByLabel(payout.field.documentNumber).fill('P1234567');
  await save.click();
  await expect(page.getByText(payout.state.complete, { exact: true })).toBeVisible();
});

test('an agent sees the state of the payouts and whom to ask, and nothing to press', async ({ page }) => {
  await enter(page, people.otherAgent, { to: '/partner/agency/payouts' });
  await expect(page.getByText('helena.brandt@morgenrot-reisen.example')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
