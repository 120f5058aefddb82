import type { Page, Response } from '@playwright/test';
import { formatAmount, money } from '@/lib/platform/money';
import { SELECTION_KEY } from '@/lib/sales/selection/keys';
import { isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { act, leadPanel, openAtDesk } from './leads';
import { approveOffer, sendOffer, typeHalfADay } from './offers';
import { at, lds } from './people';
import { couple, currentSelection, familyOfFive, pretendLowerPrices, selectTwoRooms, takeProposal } from './selection';
import { enter, open, speaks } from './signed-in';
import { januaryWeek, stayQuery } from './stay';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: answeredWith(409, 422) });

/** Answers for H01. */
const HOTEL = 'sylvie.arnaud@hotels.example';
/** Of agencies of their own, in weeks of their own: an agency has at most three confirmed options at a hotel in a season. */
const variants = {
  desk: { locale: 'en', size: 'desk', agent: 'sofia.wendt@morgenrot-reisen.example', weeksLater: 0 },
  telephone: { locale: 'de', size: 'telephone', agent: 'hugo.perret@aurelle.example', weeksLater: 3 },
} as const;
const sizes = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

type Variant = (typeof variants)[keyof typeof variants];

/** From the rooms of a family to a saved interest, whose address it gives. */
async function saveTwoRooms(page: Page, { locale, size, agent, weeksLater }: Variant, name: string): Promise<string> {
  const { selection: text, interest, error } = words[locale];
  await page.setViewportSize(sizes[size]);
  await speaks(page.context(), locale);
  const week = await januaryWeek(weeksLater);
  await open(page, agent, size === 'desk' ? familyOfFive(week) : couple(week));
  const dialog = page.getByRole('dialog');
  const selection = currentSelection(page);

  // Both rooms at once, as the hotel proposes them; on the telephone one after the other.
  await expect(selection).toContainText(text.none);
  if (size === 'desk') {
    await takeProposal(page, locale);
  } else {
    await selectTwoRooms(page, locale);
  }
  await expect(selection).toBeFocused();
  await expect(selection.getByRole('listitem').filter({ hasText: text.edit })).toHaveCount(2);

  // A room more, a room less, and the way back.
  await selection.getByRole('button', { name: text.edit }).first().click();
  await dialog.getByRole('button', { name: text.moreRooms }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: text.apply }).click();
  const chosen = selection.getByText(text.remove, { exact: true });
  await expect(chosen).toHaveCount(3);
  await chosen.first().click();
  await expect(chosen).toHaveCount(2);
  const undo = selection.getByRole('button', { name: text.undo });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(chosen).toHaveCount(3);
  await chosen.first().click();
  await expect(chosen).toHaveCount(2);

  await pretendLowerPrices(page, 420);
  await selection.getByRole('link', { name: text.save }).click();
  await page.waitForURL(/\/hotels\/H01\/save-interest$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(interest.title);

  // What is missing is said at its field; what is typed survives a reload.
  const save = page.getByRole('button', { name: text.save });
  await save.click();
  await expect(field(page, 'guests.0.lastName')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(error.clientLastNameRequired);
  await field(page, 'guests.0.lastName').fill('Zu');
  await expect(page.getByRole('main')).toContainText(interest.moreCharacters);
  await field(page, 'guests.0.lastName').fill(name);
  await field(page, 'guests.0.firstName').fill('Annick');
  await field(page, 'partnerAgency.tls').fill('TLSTLS 4471');
  await field(page, 'partnerAgency.markupAmount').fill('1 250,5');
  await page.reload();
  await isAwake(page);
  await expect(field(page, 'guests.0.lastName')).toHaveValue(name);
  await expect(field(page, 'partnerAgency.tls')).toHaveValue('4471');
  await expect(page.getByRole('main')).toContainText('1\u00a0250,50');

  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(interest.movedTitle);
  await expect(page.getByRole('table')).toContainText('+ 420');
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.locator('button[value=accept]').click();
  await page.waitForURL(/\/partner\/dashboard\?hotel-lead-id=[\w-]+$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), SELECTION_KEY)).toBeNull();
  const saved = page.url();

  // Nothing is left to save: the address leads back to the rooms.
  await page.goto(at(lds, '/hotels/H01/save-interest'));
  await page.waitForURL(/\/hotels\/H01\?tab=rooms$/);

  return saved;
}

test("tour 1: a family's two rooms, chosen one after the other, become an interest, telephone (de)", async ({
  page,
}) => {
  await saveTwoRooms(page, variants.telephone, 'Zumbrunn');
});

test("tour 1: a family's two rooms become an offer, an option and a booking, desk (en)", async ({ page, browser }) => {
  const { locale, size } = variants.desk;
  const name = 'Zumbrunn Salis';
  const saved = await saveTwoRooms(page, variants.desk, name);

  // A German offer, whatever the agent's own language, to which the client says yes.
  await page.goto(saved);
  await isAwake(page);
  await leadPanel(page, name).getByRole('button', { name: words[locale].offers.print }).click();
  await page.waitForURL(/\/partner\/offers\/[\w-]+$/);
  const offer = page.url();
  await typeHalfADay(page, locale);
  const link = await sendOffer(page, locale, 'de');
  const visitor = await browser.newContext({ locale: 'en-GB', viewport: sizes[size] });
  await approveOffer(await visitor.newPage(), link, `Annick ${name}`, 'de');
  await visitor.close();
  await page.goto(offer);
  await expect(page.getByRole('region', { name: words[locale].offers.approval.label, exact: true })).toContainText(
    name,
  );

  // The hotel confirms the option at its desk; the agent books what it holds.
  await page.goto(saved);
  await isAwake(page);
  await act(page, 'requestOption', locale);
  const hotel = await browser.newContext({ locale: 'en-GB', viewport: sizes[size] });
  const desk = await hotel.newPage();
  const lead = new URL(saved).searchParams.get('hotel-lead-id') ?? '';
  await openAtDesk(desk, HOTEL, { lead, locale });
  await desk.getByRole('button', { name: words[locale].desk.answer.option, exact: true }).click();
  await expect(desk.getByRole('complementary')).toContainText(words[locale].desk.history.confirmedOption.supplier);
  await hotel.close();
  await page.reload();
  await isAwake(page);
  await act(page, 'book', locale);
  await expect(leadPanel(page, name)).toContainText(words[locale].leads.status.CONFIRMED_BOOKING);
});

/** As the signed-in person, from within a page. */
function readJson(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}

test('tour 10: in client-safe view no answer says what is earned', async ({ page }) => {
  const { clientSafe } = words.en;
  const stay = stayQuery(await januaryWeek());
  await enter(page, 'lea.montandon@aurelle.example');
  const rooms = `/hotels/H10?tab=rooms&${stay}&numAdults=2`;
  const tour = [
    `/hotels/H10?tab=hotel&${stay}&numAdults=2`,
    rooms,
    '/hotels/H10?tab=sales',
    `/hotels/H10/rooms/H10-1/shop-modal?${stay}&numAdults=2`,
    `/api/available-hotels?${stay}&destination=H10&numAdults=2`,
    `/api/hotels/H10/available-rooms?${stay}&numAdults=2`,
    `/api/hotelrooms/H10-1/offers?${stay}&numAdults=2`,
  ];
  const offers = await readJson(page, `/api/hotelrooms/H10-1/offers?${stay}&numAdults=2`);
  const amounts = (offers as { commission: { amount: number } }[]).map(({ commission }) =>
    formatAmount(money(Math.round(commission.amount * 100), 'EUR')),
  );
  expect(amounts.length).toBeGreaterThan(0);
  await page.goto(at(lds, rooms));
  const main = page.getByRole('main');
  for (const amount of amounts) await expect(main).toContainText(amount);

  await isAwake(page);
  const mode = page.getByRole('switch');
  await page.keyboard.press('Alt+c');
  await expect(mode).toHaveAttribute('aria-checked', 'true');

  const answers: Promise<string>[] = [];
  const note = (response: Response) => {
    if (/html|json|text\/x-component/.test(response.headers()['content-type'] ?? '')) {
      answers.push(response.text().catch(() => ''));
    }
  };
  page.on('response', note);
  for (const path of tour) await page.goto(at(lds, path), { waitUntil: 'networkidle' });
  page.off('response', note);
  const texts = await Promise.all(answers);
  expect(texts.length).toBeGreaterThanOrEqual(tour.length);
  for (const text of texts) {
    expect(text).not.toContain('commissionLevelForPartner');
    for (const amount of amounts) expect(text).not.toContain(`>${amount}<`);
  }

  await page.goto(at(lds, rooms));
  await expect(mode).toHaveAttribute('aria-checked', 'true');
  await expect(main).not.toContainText('Commission');
  await isAwake(page);
  await mode.click();
  await expect(mode).toHaveAttribute('aria-checked', 'false');
  await expect(main).toContainText(amounts[0] ?? '');
  await expect(mode).toContainText(clientSafe.off);
});
