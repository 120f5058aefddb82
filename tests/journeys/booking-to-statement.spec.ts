import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../e2e/accessible';
import { leadPanel, openAtDesk } from '../e2e/agency/leads';
import { approveOffer, sendOffer } from '../e2e/agency/offers';
import { at, lds } from '../e2e/agency/people';
import { becomes, open, speaks } from '../e2e/agency/signed-in';
import { addDays, freeStay, pathOf, type Stay } from '../e2e/catalogue';
import { isAwake } from '../e2e/pages';
import { expect, test, watchContext } from '../e2e/test';
import { words } from '../e2e/words';
import { moveClockTo, nextRunDay } from './clock';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PROPERTY = 'P13';
/** Answers for that property. */
const OPERATOR = 'elodie.combe@operators.example';
/** Of the agency whose bank account is verified. */
const journeys = [
  {
    locale: 'en',
    agent: 'sofia.wendt@morgenrot-reisen.example',
    client: `Ingrid Solheim${Date.now() % 100_000}`,
    nationality: 'Sweden',
    width: 1440,
  },
  {
    locale: 'de',
    agent: 'theresa.lang@morgenrot-reisen.example',
    client: `Birger Lindqvist${Date.now() % 100_000}`,
    nationality: 'Schweden',
    width: 390,
  },
] as const;

type Journey = (typeof journeys)[number];

/** Whatever does not come is told long before the test ends. */
const WAIT_MS = 30_000;

async function pageOf(browser: Browser, { locale, width }: Pick<Journey, 'locale' | 'width'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(WAIT_MS);
  context.setDefaultNavigationTimeout(WAIT_MS);
  await speaks(context, locale);
  await context.addCookies([{ name: 'consent', value: 'declined', domain: '.lds.localhost', path: '/' }]);
  return context.newPage();
}

/** From a week of a property to an interest, an offer and the client's yes. Answers the lead. */
async function sell(page: Page, browser: Browser, journey: Journey, stay: Stay): Promise<string> {
  const { locale, agent, client } = journey;
  const { propertyLead, offers } = words[locale];
  const [serviceLevel = ''] = Object.keys(stay.rates);
  const query = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut, serviceLevel });
  await open(page, agent, `${await pathOf(PROPERTY, locale)}/save-interest?${query}`);
  const [first = '', last = ''] = client.split(' ');
  await page.getByLabel(propertyLead.firstName).fill(first);
  await page.getByLabel(propertyLead.lastName).fill(last);
  await page.getByLabel(propertyLead.nationality).selectOption({ label: journey.nationality });
  await page.getByRole('button', { name: propertyLead.submit['save-interest'], exact: true }).click();
  await page.waitForURL(/\/partner\/dashboard\?hotel-lead-id=[\w-]+$/);
  const lead = new URL(page.url()).searchParams.get('hotel-lead-id') ?? '';

  await isAwake(page);
  await leadPanel(page, client).getByRole('button', { name: offers.print }).click();
  await page.waitForURL(/\/partner\/offers\/[\w-]+$/);
  const link = await sendOffer(page, locale, locale);
  const visitor = await pageOf(browser, journey);
  await approveOffer(visitor, link, client, locale);
  await visitor.context().close();
  return lead;
}

/** The agent books what the client wants; the operator confirms it, once: a second yes, in another window, is told that it was too late. */
async function book(page: Page, browser: Browser, { locale, client }: Journey, lead: string): Promise<void> {
  const { leads, propertyLead, desk } = words[locale];
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
  await isAwake(page);
  await leadPanel(page, client).getByRole('link', { name: leads.deed.requestBooking.label, exact: true }).click();
  await expect(page.getByLabel(propertyLead.lastName)).toHaveValue(client.split(' ')[1] ?? '');
  await isAwake(page);
  await page.getByRole('button', { name: propertyLead.steps.payment }).click();
  await page.getByRole('button', { name: propertyLead.steps.summary }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: propertyLead.submit['book-now'], exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: propertyLead.done['book-now'] })).toBeVisible();

  const operator = await pageOf(browser, { locale, width: 1440 });
  const beside = await operator.context().newPage();
  for (const window of [operator, beside]) await openAtDesk(window, OPERATOR, { lead, locale });
  const sayYes = async (window: Page) => {
    await window.getByRole('button', { name: desk.answer.booking, exact: true }).click();
    await window.getByRole('dialog').getByRole('button', { name: desk.answer.booking, exact: true }).click();
  };
  await sayYes(operator);
  const isConfirmed = desk.history.confirmedBooking.supplier;
  await expect(operator.getByRole('complementary')).toContainText(isConfirmed);
  await sayYes(beside);
  await expect(beside.getByRole('alert').filter({ hasText: desk.quicker })).toBeVisible();
  await expect(beside.getByRole('complementary').getByText(isConfirmed)).toHaveCount(1);
  await operator.context().close();
}

/** The client's card: given to the house by the agent, read there for a reason. Neither page shows the number for longer. */
async function giveCard(page: Page, browser: Browser, { locale, client }: Journey, lead: string): Promise<void> {
  const { cardVault, error } = words[locale];
  await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
  await isAwake(page);
  const panel = leadPanel(page, client);
  await panel.locator('summary', { hasText: cardVault.enter }).click();
  const number = panel.getByLabel(cardVault.number);
  await number.fill('4242 4242 4242 4241');
  await panel.getByLabel(cardVault.name).fill(client);
  await panel.getByLabel(cardVault.month, { exact: true }).fill('09');
  await panel.getByLabel(cardVault.year, { exact: true }).fill('31');
  await panel.getByRole('button', { name: cardVault.save }).click();
  await expect(number).toHaveAccessibleDescription(error.cardNumber);
  expect(await axeFindings(page)).toEqual([]);
  await number.fill('4242 4242 4242 4242');
  await panel.getByRole('button', { name: cardVault.save }).click();
  const kept = cardVault.kept.replace('{brand}', 'Visa').replace('{lastFour}', '4242');
  await expect(panel.getByText(kept)).toBeVisible();
  await expect(number).toHaveValue('');

  const operator = await pageOf(browser, { locale, width: 1440 });
  await openAtDesk(operator, OPERATOR, { lead, locale });
  await isAwake(operator);
  const request = operator.getByRole('complementary');
  await expect(request).toContainText(kept);
  await request.getByLabel(cardVault.reason).fill('Deposit');
  await request.getByRole('button', { name: cardVault.reveal }).click();
  await expect(request.getByRole('status')).toContainText('4242 4242 4242 4242');
  expect(await axeFindings(operator)).toEqual([]);
  await request.getByRole('button', { name: cardVault.hide }).click();
  await expect(request).not.toContainText('4242 4242 4242 4242');
  await operator.context().close();
}

/** By a link: made at the next due of the booking, paid at the checkout, seen by the agent. Every button is pressed twice. */
async function pay(page: Page, browser: Browser, journey: Journey, lead: string): Promise<void> {
  const { locale, client } = journey;
  const { payment } = words[locale];
  const make = leadPanel(page, client)
    .getByRole('button', { name: `${payment.link.make}: ` })
    .first();
  // The operator's yes can be taken back for some seconds.
  await expect(async () => {
    await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
    await expect(make).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await isAwake(page);
  await make.dblclick();
  await page.waitForURL(/\/partner\/cimalpes-payment-links\/[\w-]+$/);
  const address = page.getByRole('main').getByRole('textbox', { name: payment.link.address });
  await expect(address).toHaveValue(/\/stripe-payments\/links\//);

  const payer = await pageOf(browser, journey);
  await payer.goto(await address.inputValue());
  await isAwake(payer);
  const shown = payer.getByRole('main');
  await expect(shown).not.toContainText(/commission|provision/i);
  const posted: string[] = [];
  payer.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await shown.locator('form button[type=submit]').dblclick();
  await payer.waitForURL(/\/stripe-payments\/sandbox\//);
  await isAwake(payer);
  await payer.getByRole('button', { name: payment.sandbox.pay.replace('{sum}', '').trim() }).dblclick();
  await expect(payer.getByRole('heading', { level: 1 })).toHaveText(payment.result.success);
  expect(posted.filter((path) => /^\/api\/(stripe-payments|sandbox)\//.test(path))).toEqual([
    expect.stringContaining('/links/'),
    expect.stringContaining('/sandbox/'),
  ]);
  await payer.context().close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText(payment.link.state.paid, { timeout: 2000 });
  }).toPass();
}

/** As it stands on the lead: the states of its commission that are reached. */
async function expectReached(
  page: Page,
  { locale, client }: Journey,
  lead: string,
  state: 'contracted' | 'earned' | 'paid',
) {
  const { money } = words[locale];
  await expect(async () => {
    await page.goto(at(lds, `/partner/dashboard?hotel-lead-id=${lead}`));
    const step = leadPanel(page, client)
      .getByRole('list', { name: money.title })
      .getByRole('listitem')
      .filter({ hasText: money.state[state] });
    await expect(step).toContainText(money.reached, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

test('an offer becomes a booking the client pays, a stay, a commission that is paid, and a statement, in both languages', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(480_000);
  const problems: string[] = [];
  context.setDefaultTimeout(WAIT_MS);
  context.setDefaultNavigationTimeout(WAIT_MS);
  const weeks = [await freeStay(PROPERTY, 1), await freeStay(PROPERTY, 2)] as const;
  const sold: { journey: Journey; lead: string; stay: Stay; window: Page }[] = [];
  for (const [index, journey] of journeys.entries()) {
    await test.step(`sold (${journey.locale})`, async () => {
      const window = await pageOf(browser, journey);
      watchContext(window.context(), (problem) => problems.push(problem));
      const stay = weeks[index === 0 ? 0 : 1];
      sold.push({ journey, stay, window, lead: await sell(window, browser, journey, stay) });
    });
  }
  // Beside each other: what an operator says can be taken back for ten seconds.
  await Promise.all(
    sold.map(({ journey, lead, window }) =>
      test.step(`booked and paid (${journey.locale})`, async () => {
        await book(window, browser, journey, lead);
        await giveCard(window, browser, journey, lead);
        await pay(window, browser, journey, lead);
        await expectReached(window, journey, lead, 'contracted');
        await window.context().close();
      }),
    ),
  );
  expect(problems).toEqual([]);

  await open(page, journeys[0].agent, '/user');
  // The one that leaves first is asked first: three days after check-out nobody is asked any more.
  const inOrder = sold.toSorted((a, b) => a.stay.checkOut.localeCompare(b.stay.checkOut));
  for (const {
    journey,
    lead,
    stay: { checkOut },
  } of inOrder) {
    await test.step(`stayed, and earned (${journey.locale})`, async () => {
      const { locale, client } = journey;
      await moveClockTo(page, new Date(`${addDays(checkOut, 1)}T09:00:00Z`));
      const operator = await pageOf(browser, { locale, width: 1440 });
      await becomes(operator.context(), OPERATOR);
      await operator.goto(at(lds, `/desk/stays?stay=${lead}`));
      await isAwake(operator);
      const row = operator.getByRole('listitem').filter({ hasText: client });
      await row.getByRole('button', { name: client }).click();
      await expect(row).toContainText(words[locale].stayAnswers.said.stayed);
      await operator.context().close();
      await becomes(context, journey.agent);
      await speaks(context, locale);
      await expectReached(page, journey, lead, 'earned');
    });
  }

  // Thirty days later it is payable; the worker pays it at six on the day of the next run.
  const run = nextRunDay(addDays(inOrder.at(-1)?.stay.checkOut ?? '', 35));
  await moveClockTo(page, new Date(`${run}T05:30:00Z`));
  for (const { journey, lead } of sold) {
    await test.step(`paid, and in the statement (${journey.locale})`, async () => {
      const { locale, client } = journey;
      await becomes(context, journey.agent);
      await speaks(context, locale);
      await expectReached(page, journey, lead, 'paid');
      const { statement, type } = await page.evaluate(
        async (month) => {
          const answer = await fetch(`/api/earnings/statement?month=${month}&format=csv`);
          const pdf = await fetch(`/api/earnings/statement?month=${month}&format=pdf`);
          return { statement: await answer.text(), type: pdf.headers.get('content-type') };
        },
        run.slice(0, 7),
      );
      expect(statement).toContain(client.split(' ')[1]);
      expect(type).toBe('application/pdf');
    });
  }
});
