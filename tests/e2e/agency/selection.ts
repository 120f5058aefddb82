import type { Page } from '@playwright/test';
import { SELECTION_KEY } from '@/lib/sales/selection/keys';
import { type Hand, mouse } from '../hand';
import { isAwake } from '../pages';
import { words } from '../words';
import { type HotelWeek, stayQuery } from './stay';

/** Two adults and three children, who need two rooms. */
export const familyOfFive = (week: HotelWeek) =>
  `/hotels/H01?tab=rooms&${stayQuery(week)}&numAdults=2&numChildren=3&childrenAges=4,8,11&numRooms=2`;

export const couple = (week: HotelWeek) => `/hotels/H01?tab=rooms&${stayQuery(week)}&numAdults=2`;

export const currentSelection = (page: Page) => page.locator('#current-selection');

/** The first rate of the first two room types, over the dialog that offers another; ends in the selection. */
export async function selectTwoRooms(page: Page, locale: 'en' | 'de', hand: Hand = mouse): Promise<void> {
  const { selection: text } = words[locale];
  const dialog = page.getByRole('dialog');
  const types = page.getByRole('main').locator('li[id^="room-"]');
  const selectIn = (index: number) => hand.press(types.nth(index).getByText(text.select, { exact: true }).first());
  await selectIn(0);
  await hand.press(dialog.getByRole('button', { name: text.addAnother }));
  await selectIn(1);
  await hand.press(dialog.getByRole('button', { name: text.see }));
}

/** The first proposal of rooms for the whole party; ends in the selection. */
export async function takeProposal(page: Page, locale: 'en' | 'de', hand: Hand = mouse): Promise<void> {
  const { roomRates, selection } = words[locale];
  const { take } = roomRates.proposals;
  const both = /other \{(.*)\}\}$/.exec(take)?.[1]?.replace('#', '2') ?? '';
  await hand.press(page.getByRole('main').getByRole('button', { name: both, exact: true }).first());
  await hand.press(page.getByRole('dialog').getByRole('button', { name: selection.see }));
}

/** As if the hotel had loaded dearer rates since they were shown. */
export async function pretendLowerPrices(page: Page, by: number): Promise<void> {
  await page.evaluate(
    ([key, less]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
      kept.rooms[0].offers[0].priceTotal -= less;
      localStorage.setItem(key, JSON.stringify(kept));
    },
    [SELECTION_KEY, by] as const,
  );
  await page.reload();
  await isAwake(page);
}
