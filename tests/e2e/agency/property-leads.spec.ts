import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatRange } from '@/lib/platform/dates';
import { axeFindings, expectAccessibleAtAllWidths } from '../accessible';
import { addDays, freeStay, pathOf, staysOf } from '../catalogue';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { leadPanel, leadRow, openAtDesk } from './leads';
import { at, lds } from './people';
import { open, speaks } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Variants have a property and a client of their own: nothing one of them takes is missing for the other. */
const variants = [
  { locale: 'en', width: 1440, property: 'P13', client: 'Ottilie Grandjean' },
  { locale: 'de', width: 390, property: 'P15', client: 'Theodora Lindqvist' },
] as const;
const FIRST = 'oliver.finch@halcyon.example';
const SECOND = 'jakob.steiner@studio-dorado.example';
/** Answers for the properties above. */
const OPERATOR = 'elodie.combe@operators.example';

async function endOption(leadId: string): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/e2e/end-option.ts', leadId];
  await promisify(execFile)(process.execPath, args);
}

for (const { locale, width, property, client } of variants) {
  test(`tours 3 and 8: two agencies take an option of one week, the first ends, the second books; the operator answers and edits a week (${locale}, ${width})`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(240_000);
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
    // What is typed survives a reload, at the step where it was left.
    await page.getByRole('button', { name: propertyLead.steps.payment }).click();
    await page.reload();
    await isAwake(page);
    await page.getByRole('button', { name: propertyLead.back, exact: true }).click();
    await expect(page.getByLabel(propertyLead.lastName)).toHaveValue(lastName);
    await finish(page, 'book-now');
    await page.getByRole('link', { name: propertyLead.toLead }).click();
    await expect(leadPanel(page, client)).toBeVisible();
    // On a telephone the lead lies over the list.
    await page.goto(at(lds, '/partner/dashboard'));
    const row = leadRow(page, client).first();
    await expect(row).toContainText(leads.status.REQUESTED_BOOKING);
    await row.getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: new RegExp(client) })).toBeVisible();

    const [serviceLevel = ''] = Object.keys(toHold.rates);
    const { checkIn, checkOut } = toHold;
    const held = `${path}/take-option?${new URLSearchParams({ checkIn, checkOut, serviceLevel })}`;
    const places = [
      { email: FIRST, state: leads.status.REQUESTED_OPTION },
      { email: SECOND, state: leads.secondRequest },
    ];
    const visitors = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
    const optioned: string[] = [];
    for (const { email, state } of places) {
      const context = await browser.newContext(visitors);
      const agent = await context.newPage();
      await speaks(context, locale);
      await open(agent, email, held);
      // The first one's agency knows the client since the booking.
      if (email === FIRST) {
        const known = agent.getByLabel(propertyLead.lastName);
        await known.pressSequentially(lastName.slice(0, 5));
        await expect(agent.getByRole('option', { name: lastName })).toHaveCount(1);
        await known.press('ArrowDown');
        await known.press('Enter');
        await expect(agent.getByLabel(propertyLead.firstName)).toHaveValue(firstName);
        await expect(agent.getByLabel(propertyLead.nationality)).not.toHaveValue('');
      } else await fillIn(agent);
      await finish(agent, 'take-option');
      await agent.goto(at(lds, `/partner/dashboard?search=${lastName}&from=${addDays(toHold.checkIn, -1)}`));
      const taken = leadRow(agent, client).first();
      await expect(taken).toContainText(state);
      const href = await taken.getByRole('link').first().getAttribute('href');
      optioned.push(/hotel-lead-id=([\w-]+)/.exec(href ?? '')?.[1] ?? '');
      await context.close();
    }
    const [first = '', second = ''] = optioned;

    const desk = await (await browser.newContext(visitors)).newPage();
    for (const lead of optioned) {
      await openAtDesk(desk, OPERATOR, { lead, locale });
      await desk.getByRole('button', { name: words[locale].desk.answer.option, exact: true }).click();
      await expect(desk.getByRole('complementary')).toContainText(words[locale].desk.history.confirmedOption.supplier);
    }

    // Nobody presses anything: the worker lets the second one move up.
    const waiting = await (await browser.newContext(visitors)).newPage();
    await speaks(waiting.context(), locale);
    await open(waiting, SECOND, `/partner/dashboard?hotel-lead-id=${second}`);
    await expect(leadPanel(waiting, client)).toContainText(leads.waits);
    await expectAccessibleAtAllWidths(waiting, async (on) => expect(await axeFindings(on)).toEqual([]));
    await waiting.setViewportSize({ width, height: 900 });
    await endOption(first);
    await expect(async () => {
      await waiting.reload();
      await expect(leadPanel(waiting, client)).toContainText(leads.firstUntil, { timeout: 2000 });
    }).toPass({ timeout: 90_000 });
    await isAwake(waiting);
    // The form of the lead that holds the week: its stay stands, its price too, and what binds is said before.
    await leadPanel(waiting, client).getByRole('link', { name: leads.deed.book.label, exact: true }).click();
    await expect(waiting.getByLabel(propertyLead.lastName)).toHaveValue(lastName);
    await expect(waiting.getByRole('textbox', { name: propertyLead.checkIn, exact: true })).toBeDisabled();
    await isAwake(waiting);
    await finish(waiting, 'book-now');
    const lead = at(lds, `/partner/dashboard/property-leads/${second}`);
    await waiting.goto(lead);
    await expect(leadPanel(waiting, client)).toContainText(leads.status.CONFIRMED_BOOKING);

    // Another number of guests waits for the operator and is shown as a difference.
    await leadPanel(waiting, client).getByRole('link', { name: leads.deed.change.label, exact: true }).click();
    await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(propertyLead.titleChange);
    await isAwake(waiting);
    await waiting.getByLabel(propertyLead.pax, { exact: true }).fill('3');
    await waiting.getByRole('button', { name: propertyLead.submitChange, exact: true }).click();
    await expect(leadPanel(waiting, client).getByRole('row', { name: leads.change.guests })).toHaveText(/2\D*3/);
    await expect(leadPanel(waiting, client)).toContainText(leads.status.CONFIRMED_BOOKING);

    // The operator takes a week from sale, sees that the storefront knows, and takes it back.
    const { deskStays } = words[locale];
    const week = (await staysOf(property)).filter(({ available }) => available).at(-1);
    if (!week) throw new Error(`${property} has nothing left.`);
    const isOffered = async () => (await staysOf(property)).find(({ _id }) => _id === week._id)?.available;
    await open(desk, OPERATOR, `/desk/calendar?property=${property}&from=${week.checkIn.slice(0, 7)}-01`);
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
}
