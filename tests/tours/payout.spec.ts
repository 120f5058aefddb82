import { formatDay } from '@/lib/platform/dates';
import { leadPanel, openAtDesk } from '../e2e/agency/leads';
import { at, lds } from '../e2e/agency/people';
import { fillIn, finish } from '../e2e/agency/property-form';
import { addDays, pathOf, staysOf } from '../e2e/catalogue';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { isRunDay, lastRunDay, moveClockTo } from '../journeys/clock';
import { tour } from './tour';

const PROPERTY = 'P13';
const OPERATOR = 'elodie.combe@operators.example';
/** Of the agency whose bank account is verified. */
const AGENT = 'theresa.lang@morgenrot-reisen.example';
const SUPERVISOR = 'helena.brandt@morgenrot-reisen.example';
const AGENCY = 'Morgenrot Reisen';
const FIRST = 'anton.reiter@admin.example';
const SECOND = 'grace.whitfield@admin.example';
/** Days after check-out: earned with the word of the operator on the day after, payable thirty later. */
const PAYABLE = 31;

tour(
  'from a booking to the payout and its audit',
  async ({ locale, hand, index, step, window }) => {
    const { propertyLead, leads, desk: deskText, payment, payoutRun, money, stayAnswers } = words[locale];
    const lastName = `Solheim${index}${Date.now() % 100_000}`;
    const stay = (await staysOf(PROPERTY)).find(
      ({ available, checkOut }) => available && !isRunDay(addDays(checkOut, PAYABLE)),
    );
    if (!stay) throw new Error(`${PROPERTY} has nothing left.`);
    const agent = await window(AGENT);
    const panel = leadPanel(agent, lastName);

    await step('booking', agent, async () => {
      const [serviceLevel = ''] = Object.keys(stay.rates);
      const query = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut, serviceLevel });
      await agent.goto(at(lds, `${await pathOf(PROPERTY, locale)}/book-now?${query}`));
      await isAwake(agent);
      await fillIn(agent, { firstName: 'Ingrid', lastName }, locale, hand);
      await finish(agent, 'book-now', locale, hand);
      await hand.press(agent.getByRole('link', { name: propertyLead.toLead }));
      await expect(panel).toContainText(leads.status.REQUESTED_BOOKING);
    });
    const lead = /(?:property-leads\/|hotel-lead-id=)([\w-]+)/.exec(agent.url())?.[1] ?? '';
    const opened = at(lds, `/partner/dashboard?hotel-lead-id=${lead}`);

    const operator = await window();
    await step('the operator confirms', operator, async () => {
      await openAtDesk(operator, OPERATOR, { lead, locale });
      await hand.press(operator.getByRole('button', { name: deskText.answer.booking, exact: true }));
      const question = operator.getByRole('dialog');
      await hand.press(question.getByRole('button', { name: deskText.answer.booking, exact: true }));
      await expect(operator.getByRole('complementary')).toContainText(deskText.history.confirmedBooking.supplier);
    });
    await step('payment link', agent, async () => {
      const make = panel.getByRole('button', { name: `${payment.link.make}: ` }).first();
      // The operator's yes can be taken back for some seconds.
      await expect(async () => {
        await agent.goto(opened);
        await expect(make).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 60_000 });
      await isAwake(agent);
      await hand.press(make);
      await agent.waitForURL(/\/partner\/cimalpes-payment-links\/[\w-]+$/);
    });
    const address = agent.getByRole('main').getByRole('textbox', { name: payment.link.address });
    const payer = await window();
    await step('paid', payer, async () => {
      await payer.goto(await address.inputValue());
      await isAwake(payer);
      await hand.press(payer.getByRole('main').locator('form button[type=submit]'));
      await payer.waitForURL(/\/stripe-payments\/sandbox\//);
      await isAwake(payer);
      await hand.press(payer.getByRole('button', { name: payment.sandbox.pay.replace('{sum}', '').trim() }));
      await expect(payer.getByRole('heading', { level: 1 })).toHaveText(payment.result.success);
    });

    await step('stayed', operator, async () => {
      await moveClockTo(agent, new Date(`${addDays(stay.checkOut, 1)}T09:00:00Z`));
      await operator.goto(at(lds, `/desk/stays?stay=${lead}`));
      await isAwake(operator);
      const row = operator.getByRole('listitem').filter({ hasText: lastName });
      await hand.press(row.getByRole('button', { name: lastName }));
      await expect(row).toContainText(stayAnswers.said.stayed);
    });
    const reached = async (state: 'earned' | 'payable' | 'paid') => {
      await expect(async () => {
        await agent.goto(opened);
        const line = panel
          .getByRole('list', { name: money.title })
          .getByRole('listitem')
          .filter({ hasText: money.state[state] });
        await expect(line.first()).toContainText(money.reached, { timeout: 3000 });
      }).toPass({ timeout: 90_000 });
    };
    await step('earned', agent, () => reached('earned'));

    // The day before it is payable the worker catches up with the runs of the weeks between: none of them takes it.
    const runs = '/partner/manage/payout-runs';
    const first = await window(FIRST);
    await step('runs between', first, async () => {
      await moveClockTo(agent, new Date(`${addDays(stay.checkOut, PAYABLE - 1)}T09:00:00Z`));
      const last = formatDay(lastRunDay(addDays(stay.checkOut, PAYABLE - 1)), locale);
      await expect(async () => {
        await first.goto(at(lds, runs));
        await expect(first.getByRole('region', { name: payoutRun.past })).toContainText(last, { timeout: 3000 });
      }).toPass({ timeout: 90_000 });
    });
    await step('payable', agent, async () => {
      await moveClockTo(agent, new Date(`${addDays(stay.checkOut, PAYABLE)}T09:00:00Z`));
      await reached('payable');
    });

    const reason = `Bitte erst die Rechnung prüfen, ${lastName}`;
    const rowOf = (page: typeof first) =>
      page.getByRole('table', { name: payoutRun.preview }).getByRole('row').filter({ hasText: AGENCY }).first();
    await step('held by one', first, async () => {
      // What has just become payable can be held within a minute.
      await expect(async () => {
        await first.goto(at(lds, runs));
        await expect(rowOf(first).locator('summary')).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 90_000 });
      await isAwake(first);
      await hand.press(rowOf(first).locator('summary'));
      await hand.type(rowOf(first).locator('textarea[name=reason]'), reason);
      await hand.press(rowOf(first).getByRole('button', { name: payoutRun.hold, exact: true }));
      await expect(rowOf(first)).toContainText(reason);
    });
    const second = await window(SECOND);
    await step('released by the other', second, async () => {
      await second.goto(at(lds, runs));
      await isAwake(second);
      await expect(rowOf(second)).toContainText(reason);
      await hand.press(rowOf(second).getByRole('button', { name: payoutRun.release.split('{')[0] ?? '' }));
      await expect(rowOf(second)).toContainText(payoutRun.decision.pays);
    });
    await step('run', second, async () => {
      await hand.press(second.getByRole('button', { name: payoutRun.runNow.button, exact: true }));
      await hand.press(second.getByRole('dialog').locator('button').last());
      await expect(second.getByText(payoutRun.runNow.begun, { exact: true })).toBeVisible();
    });
    await step('commission paid', agent, () => reached('paid'));
    const supervisor = await window(SUPERVISOR);
    await step('statement', supervisor, async () => {
      const main = supervisor.getByRole('main');
      await supervisor.goto(at(lds, '/partner/earnings'));
      await isAwake(supervisor);
      const payout = main.locator('a[href*="/partner/earnings/payouts/"]');
      // The last payouts are folded away.
      if (!(await payout.first().isVisible())) {
        await hand.press(
          main
            .locator('details')
            .filter({ has: supervisor.locator('a[href*="/partner/earnings/payouts/"]') })
            .locator('> summary')
            .first(),
        );
      }
      await hand.press(payout.first());
      await supervisor.waitForURL(/\/payouts\//);
      await expect(main).toContainText(payoutRun.status.paid);
      await expect(main).toContainText(payoutRun.payout.agree);
      await expect(main).toContainText(lastName);
    });
    await step('audit', first, async () => {
      await first.goto(at(lds, '/partner/manage/audit'));
      await isAwake(first);
      await expect(first.getByRole('main')).toContainText('Anton Reiter');
      await expect(first.getByRole('main')).toContainText('Grace Whitfield');
    });
  },
  { minutes: 8 },
);
