import type { Route } from '@playwright/test';
import { addDays, businessDay, freeStay } from '../catalogue';
import { dayField, expectResults, isAwake, readResultCount, resultCount, visit } from '../pages';
import { expectQuery, form, isMarked, mark, others, panel, property, suggestions, type } from '../search-page';
import { expect, test } from '../test';
import { words } from '../words';

const { search } = words.en;

test('every filter stands in the address under its own name, and nothing is loaded anew', async ({ page }) => {
  const stay = await freeStay('P01', 2);
  await visit(page, '/search');
  await mark(page);

  await panel(page, search.guests).click();
  await type(form(page).getByLabel(search.adults, { exact: true }), '6');
  await expectQuery(page, { adults: '6' });
  await type(form(page).getByLabel(search.children, { exact: true }), '2');
  await expectQuery(page, { adults: '6', children: '2' });

  await panel(page, search.bedrooms).click();
  await form(page).getByRole('radio', { name: '3+' }).check();
  await expectQuery(page, { adults: '6', children: '2', bedrooms: '3' });

  await panel(page, search.more).click();
  await form(page).getByRole('checkbox', { name: search.types.chalet }).check();
  await form(page).getByRole('checkbox', { name: search.levels.catered, exact: true }).check();
  await form(page).getByRole('checkbox', { name: 'Pool', exact: true }).check();
  await form(page).getByRole('checkbox', { name: 'Sauna', exact: true }).check();
  const attributes = {
    adults: '6',
    children: '2',
    bedrooms: '3',
    propertyTypeArray: 'chalet',
    serviceLevelArray: 'catered',
    facilityArray: 'pool,sauna',
  };
  await expectQuery(page, attributes);

  await panel(page, search.dates).click();
  await dayField(form(page), search.checkIn).fill(stay.checkIn);
  await dayField(form(page), search.checkOut).fill(stay.checkOut);
  await form(page).getByRole('checkbox', { name: search.flexible }).check();
  const whole = { ...attributes, checkIn: stay.checkIn, checkOut: stay.checkOut, flexiblePeriod: 'true' };
  await expectQuery(page, whole);
  await expect(property(page, 'Chalet Sept Mélèzes')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const found = await readResultCount(page);

  await test.step('a reload keeps all of it', async () => {
    await page.reload();
    await isAwake(page);
    expect(await isMarked(page)).toBe(false);
    await expectQuery(page, whole);
    await expectResults(page, found);
    await expect(form(page).locator('input[name=adults]')).toHaveValue('6');
    await expect(form(page).locator('input[name=checkIn]')).toHaveValue(stay.checkIn);
    await expect(form(page).locator('input[name=facilityArray][value=pool]')).toBeChecked();
  });

  await test.step('the browser’s own buttons lead back and forth, the form follows', async () => {
    await mark(page);
    await panel(page, search.bedrooms).click();
    await form(page).getByRole('radio', { name: '4+' }).check();
    await expectQuery(page, { ...whole, bedrooms: '4' });
    await page.goBack();
    await expectQuery(page, whole);
    await expect(form(page).locator('input[name=bedrooms]:checked')).toHaveValue('3');
    await expectResults(page, found);
    await page.goForward();
    await expect(form(page).locator('input[name=bedrooms]:checked')).toHaveValue('4');
  });

  await test.step('another visit of the page restores it, the reset forgets it', async () => {
    await visit(page, '/search');
    await expectQuery(page, { ...whole, bedrooms: '4' });
    await page.getByRole('main').getByRole('link', { name: search.reset }).filter({ visible: true }).click();
    await expectQuery(page, {});
    await visit(page, '/search');
    await expect(form(page).locator('input[name=adults]')).toHaveValue('');
    await expectQuery(page, {});
  });
});

test('a destination is chosen from suggestions; its sectors show from two on', async ({ page }) => {
  await visit(page, '/search');
  await panel(page, search.where).click();
  await form(page).getByLabel(search.whereHelp).click();
  await page.keyboard.type('zerm');
  await suggestions(page).getByText('Zermatt', { exact: true }).click();
  await expectQuery(page, { destination: 'zermatt' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zermatt');
  await expect(panel(page, search.where)).toBeFocused();
  await expect(suggestions(page).first()).toBeHidden();

  await panel(page, search.more).click();
  const sectors = form(page).getByRole('group', { name: 'Part of Zermatt' });
  const sector = sectors.getByRole('checkbox', { name: 'Petit Village' });
  const id = await sector.inputValue();
  await sector.check();
  await expectQuery(page, { destination: 'zermatt', sectorArray: id });
  await expect(property(page, 'Chalet Arvenschatten')).toBeVisible();
  await expect(property(page, 'Residenz Stadelplatz')).toBeHidden();

  // The part stays with its place.
  await panel(page, search.where).click();
  await expect(form(page).getByRole('combobox', { name: search.whereHelp })).toBeFocused();
  await page.keyboard.type('gstaad');
  await suggestions(page).getByText('Gstaad', { exact: true }).click();
  await expectQuery(page, { destination: 'gstaad' });

  await visit(page, '/search?destination=davos');
  await panel(page, search.more).click();
  await expect(form(page).getByRole('group', { name: search.service })).toBeVisible();
  await expect(form(page).locator('input[name=sectorArray]')).toHaveCount(0);
});

test('what is typed before the suggestions arrive stays, and they open with it', async ({ page }) => {
  await visit(page, '/search');
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/_next/static/**/*.js*', (route) => (isHolding ? void held.push(route) : route.continue()));
  await panel(page, search.where).click();
  const where = form(page).getByLabel(search.whereHelp);
  await where.click();
  await page.keyboard.type('zer');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHolding = false;
  for (const route of held) await route.continue();
  await expect(suggestions(page).first()).toHaveText('Zermatt');
  await page.keyboard.type('m');
  await expect(where).toHaveValue('zerm');
  await expect(suggestions(page)).toHaveText(['Zermatt', 'Petit Village, Zermatt', 'Winkelmatten, Zermatt']);
  await page.keyboard.press('Enter');
  await expectQuery(page, { destination: 'zermatt' });
});

test('what is typed before the suggestions arrive replaces the place that is chosen', async ({ page }) => {
  await visit(page, '/search?destination=lech');
  await page.route('**/_next/static/**/*.js*', () => undefined);
  await panel(page, search.where).click();
  await expect(form(page).getByLabel(search.whereHelp)).toBeFocused();
  await page.keyboard.type('gstaad');
  await page.keyboard.press('Enter');
  await expectQuery(page, { destination: 'gstaad' });
});

test('the keyboard alone chooses a place, replaces it and takes it back', async ({ page }) => {
  await visit(page, '/search');
  await panel(page, search.where).focus();
  await page.keyboard.press('Enter');
  const where = form(page).getByRole('combobox', { name: search.whereHelp });
  await expect(where).toBeFocused();
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.type('zerm');
  await page.keyboard.press('Enter');
  await expectQuery(page, { destination: 'zermatt' });
  await page.keyboard.press('Enter');
  await expect(where).toBeFocused();
  await expect(where).toHaveValue('Zermatt');
  // Everything is offered again, not only what is called like the present one.
  await expect(suggestions(page).getByText('Lech', { exact: true })).toBeVisible();
  await page.keyboard.type('lech');
  await page.keyboard.press('Escape');
  await expect(panel(page, search.where)).toBeFocused();
  await expectQuery(page, { destination: 'lech' });
  await page.keyboard.press('Enter');
  await expect(where).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expectQuery(page, {});
});

test('a word nobody knows finds everything and says so', async ({ page }) => {
  await visit(page, '/search?destination=atlantis');
  await expect(page.getByText('We know no place or house called “atlantis”, so here is everything.')).toBeVisible();
  await expect(resultCount(page)).toHaveText(/^Results: [1-9]\d*$/, { useInnerText: true });
});

test('impossible values are left out with a note', async ({ page }) => {
  const answer = await page.goto(
    '/search?adults=many&bedrooms=-1&checkIn=2001-01-01&checkOut=2001-01-08&propertyTypeArray=castle,villa&priceRange=5&destination=IT',
  );
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByText('Left out, because it cannot be right: arrival, departure, price, bedrooms, adults, type.'),
  ).toBeVisible();
  await expectResults(page, 3);
  await expect(form(page).locator('input[name=adults]')).toHaveValue('');
});

test('with one date only nothing is searched by date, and it is no error', async ({ page }) => {
  const stay = await freeStay('P01', 2);
  await visit(page, '/search');
  const everything = await readResultCount(page);
  await visit(page, `/search?checkIn=${stay.checkIn}`);
  await expectResults(page, everything);
  await expect(page.getByRole('status').filter({ hasText: search.oneDate })).toBeVisible();
  await expect(others(page)).toBeHidden();
});

test('the hint about full weeks shows between weekdays only', async ({ page }) => {
  const today = await businessDay();
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, 30 + index));
  const dayOf = (weekday: number) => days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday) ?? today;
  const hint = page.getByRole('main').getByRole('status').getByText(search.weeklyHint);
  const [tuesday, saturday] = [dayOf(2), dayOf(6)];
  await visit(page, `/search?checkIn=${tuesday}&checkOut=${addDays(tuesday, 2)}`);
  await expect(hint).toBeVisible();
  await visit(page, `/search?checkIn=${saturday}&checkOut=${addDays(saturday, 7)}`);
  await expect(resultCount(page)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('properties that are let in other periods stand in a list of their own', async ({ page }) => {
  // From Saturday to Saturday, while this one is let from Sunday to Sunday.
  const stay = await freeStay('P02', 4);
  await visit(page, `/search?destination=lech&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  const sundayProperty = others(page).getByRole('link', { name: 'Haus Lechkiesel', exact: true });
  await expect(sundayProperty).toBeVisible();
  await expect(others(page).getByRole('link', { name: 'Chalet Hochmahd', exact: true })).toHaveCount(0);
  await expect(property(page, 'Chalet Hochmahd')).toBeVisible();
  await mark(page);
  await others(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Haus Lechkiesel', exact: true }) })
    .getByRole('link', { name: /^Change to / })
    .click();
  await expect(sundayProperty).toBeHidden();
  await expect(property(page, 'Haus Lechkiesel')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  // What comes back on another visit of the page is this period, not the one before it.
  const chosen = Object.fromEntries(new URL(page.url()).searchParams);
  await visit(page, '/search');
  await expectQuery(page, chosen);
});

test('one day off is found when a day earlier or later is fine', async ({ page }) => {
  const stay = await freeStay('P01', 2);
  const period = `checkIn=${addDays(stay.checkIn, 1)}&checkOut=${addDays(stay.checkOut, 1)}`;
  await visit(page, `/search?destination=courchevel-1850&${period}&flexiblePeriod=true`);
  await expect(others(page).getByRole('link', { name: 'Chalet Sept Mélèzes', exact: true })).toHaveCount(0);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Chalet Sept Mélèzes' }) });
  await expect(card).toContainText(/one day earlier/i);
});

test('a property opens with the week, the price and the guests its card was found for', async ({ page }) => {
  const stay = await freeStay('P01', 2);
  await visit(page, `/search?destination=courchevel-1850&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&adults=4`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Chalet Sept Mélèzes' }) });
  const shown = await card.getByText(/^EUR/).first().textContent();
  const price = /EUR\s[\d\s]*\d/.exec(shown ?? '')?.[0] ?? 'no price';
  await property(page, 'Chalet Sept Mélèzes').click();
  const chosen = page.getByRole('complementary', { name: words.en.property.panel.label });
  await expect(chosen.locator('input[name=checkIn]')).toHaveValue(stay.checkIn);
  await expect(chosen).toContainText(price);
  await expect(chosen.getByLabel(words.en.property.panel.adults)).toHaveValue('4');
});

test('nothing found says so and offers to leave something out', async ({ page }) => {
  await visit(page, '/search?destination=davos&bedrooms=20');
  await expectResults(page, 0);
  await expect(page.getByText("Sorry, we don't have any results matching your query")).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: search.without.bedrooms }).click();
  await expectQuery(page, { destination: 'davos' });
  await expectResults(page, 2);
  expect(await isMarked(page)).toBe(true);
});

test('the top of the price slider is no limit', async ({ page }) => {
  // Costs 190 000 euros and more, beyond the end of the slider.
  const dearest = property(page, 'Domaine du Grand Couloir');
  await visit(page, '/search?destination=courchevel');
  await panel(page, search.price).click();
  const [from, upTo] = [search.priceLowest, search.priceHighest].map((name) =>
    form(page).getByRole('slider', { name, exact: true }),
  );
  if (!from || !upTo) throw new Error('There are two handles.');
  await from.fill('100000');
  await expectQuery(page, { destination: 'courchevel', priceRange: '100000,165000' });
  await expect(dearest).toBeVisible();
  await expect(upTo).toHaveAttribute('aria-valuetext', search.priceNoLimit);
  await upTo.focus();
  await page.keyboard.press('ArrowLeft');
  await expectQuery(page, { destination: 'courchevel', priceRange: '100000,160000' });
  await expect(dearest).toBeHidden();
  await upTo.focus();
  await page.keyboard.press('End');
  await from.focus();
  await page.keyboard.press('Home');
  await expectQuery(page, { destination: 'courchevel' });
  await expect(dearest).toBeVisible();
});

test('the list goes on with another page of cards, without loading the document anew', async ({ page }) => {
  await visit(page, '/search');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().textContent();
  await mark(page);
  await page.getByRole('link', { name: search.showMore }).click();
  await expectQuery(page, { page: '2' });
  await expect(cards.first()).not.toHaveText(String(first));
  await page.getByRole('link', { name: search.showPrevious }).click();
  await expect(cards.first()).toHaveText(String(first));
  expect(await isMarked(page)).toBe(true);
});

test('on a telephone the filters are a sheet whose button says what it will show', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/search');
  await page.getByRole('button', { name: search.filter, exact: true }).click();
  const sheet = form(page);
  await panel(page, search.guests).click();
  await sheet.getByLabel(search.adults, { exact: true }).fill('12');
  await sheet.getByLabel(search.adults, { exact: true }).blur();
  await expectQuery(page, { adults: '12' });
  await expect(sheet).toBeVisible();
  const found = page.getByRole('status').filter({ visible: true });
  const count = Number(/\d+/.exec((await found.first().textContent()) ?? '')?.[0]);
  await sheet.getByRole('button', { name: `Show ${count} houses` }).click();
  await expect(sheet).toBeHidden();
  await expectQuery(page, { adults: '12' });
});

test('a place we do not have is said where it is typed, and where it was looked for', async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('form', { name: words.en.landing.search.name });
  const place = strip.getByLabel(words.en.landing.search.destination, { exact: true });
  await place.fill('Ischgl');
  await expect(strip.getByRole('status').first()).toHaveText('No results found.');
  await place.fill('lec');
  await expect(strip.getByRole('status').first()).toBeEmpty();
  await place.fill('Ischgl');
  await strip.getByRole('button', { name: words.en.landing.findHouse }).click();
  await expect(page.getByText('“Ischgl”').first()).toBeVisible();
});
