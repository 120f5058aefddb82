import type { Page } from '@playwright/test';
import { act, lastRooms, leadPanel, saveInterest } from '../e2e/agency/leads';
import { at, lds } from '../e2e/agency/people';
import { fillIn, finish } from '../e2e/agency/property-form';
import { januaryWeek } from '../e2e/agency/stay';
import { addDays, businessDay, freeStay, pathOf } from '../e2e/catalogue';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { moveClockTo } from '../journeys/clock';
import { tour } from './tour';

const HOTEL = 'sylvie.arnaud@hotels.example';
const PROPERTY = 'P13';
const OPERATOR = 'elodie.combe@operators.example';
const DAYS = 7;

type Row = { id: string; until: string; isOverdue: boolean };

/** All that is due for whoever the window belongs to. */
async function dueFor(page: Page, scope: 'mine' | 'desk'): Promise<Row[]> {
  const { results } = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as { results: Row[] },
    `/api/today?scope=${scope}&limit=200`,
  );
  return results;
}

tour(
  'a week of mornings',
  async ({ locale, width, hand, index, agentEmail, step, window }) => {
    const { leads, desk: deskText, today: text } = words[locale];
    const lastName = `Morgenthaler ${locale} ${width} ${index}`;
    const agent = await window(agentEmail);
    const hotel = await window(HOTEL);
    const operator = await window(OPERATOR);

    let ofHotel = '';
    await step('an option asked of the hotel', agent, async () => {
      const week = await januaryWeek((index % 4) as 0 | 1 | 2 | 3);
      await agent.goto(at(lds, '/partner/dashboard'));
      const { roomId } = await lastRooms(agent, { rooms: ['H01-2', 'H01-3', 'H01-4', 'H01-5'], week });
      ofHotel = await saveInterest(agent, {
        ...{ hotelId: 'H01', checkInDate: week.checkIn, checkOutDate: week.checkOut },
        guests: [{ firstName: 'Ottilie', lastName }],
        rooms: [{ roomId, quantity: 1, id: 'H01-flexible', numAdults: 2 }],
      });
      await agent.goto(at(lds, `/partner/dashboard?hotel-lead-id=${ofHotel}`));
      await isAwake(agent);
      await act(agent, 'requestOption', locale, { hand });
    });
    await step('and one of the operator', agent, async () => {
      const { checkIn, checkOut, rates } = await freeStay(PROPERTY, index + 5);
      const [serviceLevel = ''] = Object.keys(rates);
      const query = new URLSearchParams({ checkIn, checkOut, serviceLevel });
      await agent.goto(at(lds, `${await pathOf(PROPERTY, locale)}/take-option?${query}`));
      await isAwake(agent);
      await fillIn(agent, { firstName: 'Birger', lastName }, locale, hand);
      await finish(agent, 'take-option', locale, hand);
    });

    const people = [
      { who: 'agent', page: agent, scope: 'mine', path: '/partner/dashboard?due=200' },
      { who: 'hotel', page: hotel, scope: 'desk', path: '/desk?due=200' },
      { who: 'operator', page: operator, scope: 'desk', path: '/desk?due=200' },
    ] as const;
    const listed = new Map(people.map(({ who }) => [who, new Set<string>()]));
    let passed = 0;
    await agent.goto(at(lds, '/partner/dashboard'));
    const begun = await businessDay();
    for (let day = 1; day <= DAYS; day += 1) {
      const morning = new Date(`${addDays(begun, day)}T06:30:00Z`);
      await moveClockTo(agent, morning);
      for (const { who, page, scope, path } of people) {
        await step(`morning ${day} ${who}`, page, async () => {
          await page.goto(at(lds, path));
          await isAwake(page);
          const known = listed.get(who) ?? new Set();
          const rows = await dueFor(page, scope);
          if (day > 1) {
            const over = rows.filter(({ until }) => new Date(until) < morning);
            passed += over.length;
            expect(over.filter(({ id }) => !known.has(id))).toEqual([]);
          }
          for (const { id } of rows) known.add(id);
        });
        if (day !== 1) continue;
        await step(`does one thing ${who}`, page, async () => {
          if (who === 'agent') {
            // What ends last: an answer may be due before the evening.
            const line = page.getByRole('main').locator('li.due-line').filter({ hasText: lastName }).last();
            await hand.press(line.locator('button[data-put-off]'));
            await hand.press(page.getByRole('group').getByRole('button', { name: text.snooze.evening }));
            await expect(page.getByText(text.snooze.done.split('{')[0] ?? '').first()).toBeVisible();
          } else {
            const row = page.getByRole('row').filter({ hasText: lastName }).first();
            await hand.press(row.getByRole('button'));
            await expect(row).toContainText(deskText.held.undo);
          }
        });
      }
    }
    expect(passed).toBeGreaterThan(0);
    await step('after the week', agent, async () => {
      await agent.goto(at(lds, `/partner/dashboard?hotel-lead-id=${ofHotel}`));
      await isAwake(agent);
      await expect(leadPanel(agent, lastName)).toContainText(leads.history.title);
    });
  },
  { tolerated: /status of 409/, minutes: 8 },
);
