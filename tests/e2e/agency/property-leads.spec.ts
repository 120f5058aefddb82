import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { formatRange } from '@/lib/platform/dates';
import { axeFindings, expectAccessibleOn } from '../accessible';
import { addDays, freeStay, pathOf, staysOf } from '../catalogue';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { leadPanel, leadRow, openAtDesk } from './leads';
import { at, lds } from './people';
import { fillIn, finish } from './property-form';
import { open, speaks } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One agency works in English at a desk; the other one and the operator in German on a telephone. */
const first = { email: 'oliver.finch@halcyon.example', locale: 'en', width: 1440 } as const;
const second = { email: 'jakob.steiner@studio-dorado.example', locale: 'de', width: 390 } as const;
const [firstName, lastName] = ['Ottilie', 'Grandjean'];
const client = { firstName, lastName };
const CLIENT = `${firstName} ${lastName}`;
const PROPERTY = 'P13';
/** Answers for that property. */
const OPERATOR = 'elodie.combe@operators.example';

async function endOption(leadId: string): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/e2e/end-option.ts', leadId];
  await promisify(execFile)(process.execPath, args);
}

type Person = typeof first | typeof second;

async function pageOf(browser: Browser, { locale, width }: Pick<Person, 'locale' | 'width'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await speaks(context, locale);
  return context.newPage();
}

async function chooseKnown(page: Page, { locale }: Person): Promise<void> {
  const { propertyLead } = words[locale];
  const known = page.getByLabel(propertyLead.lastName);
  await known.pressSequentially(lastName.slice(0, 5));
  await expect(page.getByRole('option', { name: lastName })).toHaveCount(1);
  await known.press('ArrowDown');
  await known.press('Enter');
  await expect(page.getByLabel(propertyLead.firstName)).toHaveValue(firstName);
  await expect(page.getByLabel(propertyLead.nationality)).not.toHaveValue('');
}

/** A week booked from its page, and the booking among the agency's leads. */
async function bookWeek(browser: Browser): Promise<void> {
  const { chalets, propertyLead, leads } = words[first.locale];
  const [path, { checkIn, checkOut }] = await Promise.all([pathOf(PROPERTY, first.locale), freeStay(PROPERTY, 1)]);
  const page = await pageOf(browser, first);
  await open(page, first.email, `${path}?checkIn=${checkIn}&checkOut=${checkOut}`);
  await page.getByRole('link', { name: chalets.page.book, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(propertyLead.title['book-now']);
  // Nothing lets go of a step before it is complete.
  await page.getByRole('button', { name: propertyLead.steps.payment }).click();
  await expect(page.getByLabel(propertyLead.firstName)).toBeFocused();
  await fillIn(page, client, first.locale);
  // What is typed survives a reload, at the step where it was left.
  await page.getByRole('button', { name: propertyLead.steps.payment }).click();
  await page.reload();
  await isAwake(page);
  await page.getByRole('button', { name: propertyLead.back, exact: true }).click();
  await expect(page.getByLabel(propertyLead.lastName)).toHaveValue(lastName);
  await finish(page, 'book-now', first.locale);
  await page.getByRole('link', { name: propertyLead.toLead }).click();
  await expect(leadPanel(page, CLIENT)).toBeVisible();
  // On a telephone the lead lies over the list.
  await page.setViewportSize({ width: second.width, height: 900 });
  await page.goto(at(lds, '/partner/dashboard'));
  const row = leadRow(page, CLIENT).first();
  await expect(row).toContainText(leads.status.REQUESTED_BOOKING);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('complementary', { name: new RegExp(CLIENT) })).toBeVisible();
  await page.context().close();
}

test('tours 3 and 8: an agency books a week; two take an option of another, the first ends, the second books; the operator answers and edits a week', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await bookWeek(browser);
  const toHold = await freeStay(PROPERTY, 3);
  const [serviceLevel = ''] = Object.keys(toHold.rates);
  const { checkIn, checkOut } = toHold;
  const query = new URLSearchParams({ checkIn, checkOut, serviceLevel });
  const places = [
    { person: first, state: words[first.locale].leads.status.REQUESTED_OPTION },
    { person: second, state: words[second.locale].leads.secondRequest },
  ];
  const optioned: string[] = [];
  for (const { person, state } of places) {
    const agent = await pageOf(browser, person);
    await open(agent, person.email, `${await pathOf(PROPERTY, person.locale)}/take-option?${query}`);
    // The first one's agency knows the client since the booking.
    if (person === first) await chooseKnown(agent, person);
    else await fillIn(agent, client, person.locale);
    await finish(agent, 'take-option', person.locale);
    await agent.goto(at(lds, `/partner/dashboard?search=${lastName}&from=${addDays(toHold.checkIn, -1)}`));
    const taken = leadRow(agent, CLIENT).first();
    await expect(taken).toContainText(state);
    const href = await taken.getByRole('link').first().getAttribute('href');
    optioned.push(/hotel-lead-id=([\w-]+)/.exec(href ?? '')?.[1] ?? '');
    await agent.context().close();
  }
  const [ahead = '', behind = ''] = optioned;
  const { locale } = second;
  const { propertyLead, leads } = words[locale];

  const desk = await pageOf(browser, second);
  for (const lead of optioned) {
    await openAtDesk(desk, OPERATOR, { lead, locale });
    await desk.getByRole('button', { name: words[locale].desk.answer.option, exact: true }).click();
    await expect(desk.getByRole('complementary')).toContainText(words[locale].desk.history.confirmedOption.supplier);
  }

  // Nobody presses anything: the worker lets the second one move up.
  const waiting = await pageOf(browser, second);
  await open(waiting, second.email, `/partner/dashboard?hotel-lead-id=${behind}`);
  await expect(leadPanel(waiting, CLIENT)).toContainText(leads.waits);
  await expectAccessibleOn('telephone', waiting);
  await endOption(ahead);
  await expect(async () => {
    await waiting.reload();
    await expect(leadPanel(waiting, CLIENT)).toContainText(leads.firstUntil, { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await isAwake(waiting);
  // The form of the lead that holds the week: its stay stands, its price too, and what binds is said before.
  await leadPanel(waiting, CLIENT).getByRole('link', { name: leads.deed.book.label, exact: true }).click();
  await expect(waiting.getByLabel(propertyLead.lastName)).toHaveValue(lastName);
  await expect(waiting.getByRole('textbox', { name: propertyLead.checkIn, exact: true })).toBeDisabled();
  await isAwake(waiting);
  await finish(waiting, 'book-now', second.locale);
  const lead = at(lds, `/partner/dashboard/property-leads/${behind}`);
  await waiting.goto(lead);
  await expect(leadPanel(waiting, CLIENT)).toContainText(leads.status.CONFIRMED_BOOKING);

  // Another number of guests waits for the operator and is shown as a difference.
  await leadPanel(waiting, CLIENT).getByRole('link', { name: leads.deed.change.label, exact: true }).click();
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(propertyLead.titleChange);
  await isAwake(waiting);
  await waiting.getByLabel(propertyLead.pax, { exact: true }).fill('3');
  await waiting.getByRole('button', { name: propertyLead.submitChange, exact: true }).click();
  await expect(leadPanel(waiting, CLIENT).getByRole('row', { name: leads.change.guests })).toHaveText(/2\D*3/);
  await expect(leadPanel(waiting, CLIENT)).toContainText(leads.status.CONFIRMED_BOOKING);

  // The operator takes a week from sale, sees that the storefront knows, and takes it back.
  const { deskStays } = words[locale];
  const week = (await staysOf(PROPERTY)).filter(({ available }) => available).at(-1);
  if (!week) throw new Error(`${PROPERTY} has nothing left.`);
  const isOffered = async () => (await staysOf(PROPERTY)).find(({ _id }) => _id === week._id)?.available;
  await open(desk, OPERATOR, `/desk/calendar?property=${PROPERTY}&from=${week.checkIn.slice(0, 7)}-01`);
  const days = formatRange(week.checkIn, week.checkOut, locale, { month: 'short', year: false });
  const cells = desk.getByRole('table', { name: deskStays.grid }).getByRole('button', { name: `, ${days}: ` });
  await cells.first().click();
  await desk.keyboard.press('x');
  await desk.getByRole('button', { name: deskStays.applyOne, exact: true }).click();
  await expect.poll(isOffered).toBe(false);
  await desk.getByRole('button', { name: deskStays.undo, exact: true }).click();
  await expect.poll(isOffered).toBe(true);
  await desk.context().close();
  await waiting.context().close();
});

test.describe('of a price that moved', () => {
  // The server's answer is the real one: it is asked about another price than it has.
  test.use({ tolerated: answeredWith(409) });

  test('shown are before, now and the ways on; what was typed waits behind them', async ({ page }) => {
    const { propertyLead, interest } = words.en;
    const [{ checkIn, checkOut, rates }, path] = await Promise.all([freeStay(PROPERTY, 0), pathOf(PROPERTY)]);
    const [serviceLevel = ''] = Object.keys(rates);
    const address = `${path}/save-interest?${new URLSearchParams({ checkIn, checkOut, serviceLevel })}`;
    await open(page, second.email, address);
    expect(await axeFindings(page)).toEqual([]);
    const sentAt: number[] = [];
    await page.route('**/api/sales/leads/new/property', async (route) => {
      const body = route.request().postDataJSON();
      sentAt.push(body.payments.subTotal);
      if (sentAt.length > 2) return route.continue();
      body.payments.subTotal -= 420;
      const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
      return route.continue({ headers, postData: JSON.stringify(body) });
    });
    const send = page.getByRole('button', { name: propertyLead.submit['save-interest'], exact: true });
    await send.click();
    await expect(page.getByLabel(propertyLead.firstName)).toBeFocused();
    await page.getByLabel(propertyLead.firstName).fill('Wilma');
    await page.getByLabel(propertyLead.lastName).fill('Tessin');
    await page.getByLabel(propertyLead.nationality).selectOption({ label: 'Sweden' });
    await send.click();
    const moved = page.getByRole('heading', { name: propertyLead.movedTitle, exact: true });
    await expect(moved).toBeFocused();
    await expect(page.getByRole('table', { name: propertyLead.movedTitle })).toContainText('+ 420');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: `← ${propertyLead.back}`, exact: true }).click();
    await expect(page.getByLabel(propertyLead.lastName)).toHaveValue('Tessin');
    await send.click();
    await expect(moved).toBeFocused();
    await expect(page.getByRole('button', { name: interest.honourButton, exact: true })).toBeVisible();
    await page.locator('button[value=accept]').click();
    await page.waitForURL(/\/partner\/dashboard\?hotel-lead-id=[\w-]+$/);
    await expect(leadPanel(page, 'Wilma Tessin')).toBeVisible();
    expect(sentAt).toHaveLength(3);
  });
});
