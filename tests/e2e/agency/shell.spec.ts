import { parse } from 'node-html-parser';
import { send } from '../http';
import { tabTo } from '../keyboard';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { amex, at, lds } from './people';
import { enter, open, readers } from './signed-in';

const BANNER =
  'You seem to be an admin logged in to a travel agency. This feature is in BETA and not fully tested yet!';

test('the menu follows the role', async ({ page }) => {
  const entries = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await open(page, readers.agent, '/hotels');
  await expect(entries.getByRole('link')).toHaveText(['Hotels', 'Chalets', /^Offers/, /^Conversations/, 'My network']);
  await expect(entries.getByRole('link', { name: 'Hotels' })).toHaveAttribute('aria-current', 'page');
});

test('a supervisor opens the dashboards with the keyboard, and Escape closes them again', async ({ page }) => {
  await open(page, readers.supervisor, '/hotels');
  const menu = page.getByRole('banner').locator('details[data-menu]', { hasText: 'Dashboard' }).first();
  const name = menu.locator('summary');
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Team Dashboard', 'Supervisor Dashboard', 'Earnings']);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(name).toBeFocused();

  await name.click();
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(menu).not.toHaveAttribute('open');

  await name.click();
  await menu.getByRole('link', { name: 'Team Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today in the team');
  await expect(menu).not.toHaveAttribute('open');
});

test('a press that leads on shows that it was heard until the page is there', async ({ page }) => {
  await open(page, readers.agent, '/partner/dashboard');
  const root = page.locator('html');
  const tab = page.getByRole('navigation', { name: words.en.today.kinds }).getByRole('link').nth(1);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/[?&]kind=/, async (route) => {
    await held;
    await route.continue();
  });
  await expect(root).not.toHaveAttribute('data-leaving');
  await tab.click();
  await expect(root).toHaveAttribute('data-leaving');
  await expect(tab).toHaveAttribute('data-waits');
  answer();
  await expect(page).toHaveURL(/[?&]kind=/);
  await expect(root).not.toHaveAttribute('data-leaving');
  await expect(tab).not.toHaveAttribute('data-waits');
});

test('a line of what is due is put off with the keyboard, and brought back, without loading the page anew', async ({
  page,
}) => {
  const { snooze, kind } = words.en.today;
  await open(page, readers.agent, '/partner/dashboard');
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  const moon = page.locator('[data-put-off]').last();
  const of = (await moon.getAttribute('aria-label')) ?? '';
  await moon.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('group', { name: of });
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(moon).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('button').first().press('Enter');
  await expect(page.getByRole('button', { name: of })).toHaveCount(0);
  // On what stands there now, not on a deed of it: a second press would do that.
  await expect(page.locator('main :is(li, section):focus')).toHaveCount(1);
  await page.getByRole('link', { name: kind.snoozed }).click();
  await page.getByRole('button', { name: snooze.back }).first().click();
  await expect(page.getByText(snooze.isBack)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen');
});

test('Escape closes the lead beside the list, unless somebody types, and leads back to its row', async ({ page }) => {
  await open(page, readers.agent, '/partner/dashboard');
  const row = page.locator('main a[data-row]').first();
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: words.en.leads.detail });
  await expect(panel).toBeVisible();
  const search = page.getByRole('search').getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: words.en.leads.back }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('whoever works at a desk alone has its pages in the menu, in a row of tabs only where the menu is folded', async ({
  page,
}) => {
  await open(page, readers.contact, '/desk/calendar');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const tabs = page.getByRole('navigation', { name: words.en.deskTabs.label, exact: true });
  await expect(menu.getByRole('link', { name: words.en.deskTabs.managers })).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveText([words.en.deskTabs.calendar]);
  await expect(tabs).toBeHidden();
  await page.setViewportSize({ width: 1299, height: 900 });
  await expect(menu).toBeHidden();
  await expect(tabs.getByRole('link', { name: words.en.deskTabs.managers })).toBeVisible();
});

test('name, agency and help lead to their pages', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  const banner = page.getByRole('banner');
  const visible = (name: string) => banner.getByRole('link', { name, exact: true }).filter({ visible: true });
  await expect(visible('Moritz Keller')).toHaveAttribute('href', '/user');
  await expect(visible('Morgenrot Reisen')).toHaveAttribute('href', '/partner/agency');
  await expect(visible('Help Centre')).toHaveAttribute('href', '/partner/help-centre');
});

test('below 1300 px everything is in one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await open(page, readers.admin, '/partner/dashboard/admin');
  const button = page.getByRole('banner').getByRole('button', { name: words.en.agencyShell.menu });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1299, height: 900 });
  await button.click();
  const sheet = page.locator('[popover]:popover-open');
  await expect(sheet.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(sheet.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('at 320 px nothing moves sideways where letters and what follows them are twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/partner/dashboard', '/hotels', '/partner/conversations', '/partner/offers']) {
    await open(page, readers.supervisor, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await test.step(path, () => expect.poll(width).toBe(320));
  }
});

test('the language changes in place, with everything in the address', async ({ page }) => {
  await open(page, readers.supervisor, '/partner/dashboard?scope=team');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(at(lds, '/partner/dashboard?scope=team'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.agencyPages.team.title);
});

test('the first byte carries brand and language, and every script its nonce', async ({ page }) => {
  const answer = await send(lds, '/signin', { headers: { 'accept-language': 'de' } });
  const html = parse(answer.text).querySelector('html');
  expect(html?.getAttribute('lang')).toBe('de');
  expect(html?.getAttribute('style')).toContain('--main:#11494b');
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("'strict-dynamic'");
  const scripts = parse(answer.text).querySelectorAll('script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.map((script) => script.getAttribute('nonce'))).toEqual(scripts.map(() => nonce));

  const other = await send(amex, '/signin', { headers: { 'accept-language': 'en' } });
  expect(other.text).not.toContain('--main:#11494b');
  // What a client sends under the name of our own header is nobody's policy.
  const forged = await send(lds, '/signin', { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
  expect(forged.text).not.toContain('nonce="mine"');
  await page.goto(at(lds, '/signin'));
});

test('an admin picks an agency, is told so, and leaves it', async ({ page }) => {
  // A session of its own: whom it acts for is part of it.
  await enter(page, readers.admin, { to: '/partner/dashboard/admin' });
  await isAwake(page);
  const picker = page.getByRole('banner').locator('details[data-menu]', { hasText: 'Travel agency' }).first();
  const summary = picker.locator('summary');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  const field = picker.getByRole('combobox', { name: words.en.agencyShell.acting.search });
  await expect(field).toBeFocused();
  await expect(picker.getByRole('option')).not.toHaveCount(0);
  await expect(picker.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/partner/manage/agencies');
  await page.keyboard.type('no such agency');
  await expect(picker.getByText('No results found.')).toBeVisible();
  await field.fill('Halcyon');
  await expect(picker.getByRole('option')).toHaveText(['Halcyon Concierge']);
  await page.keyboard.press('Enter');

  await page.waitForURL(at(lds, '/hotels'));
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Halcyon Concierge' }).first().click();
  await page.waitForURL(at(lds, '/partner/manage/agencies'));
  await expect(page.getByText(BANNER, { exact: true })).toHaveCount(0);
});

test.describe('a switch of the agency', () => {
  test.use({ tolerated: { problems: /server responded with a status of 500/ } });

  test('says that it is under way, and what happens when it fails', async ({ page }) => {
    await open(page, readers.admin, '/partner/dashboard/admin');
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/acting', async (route) => {
      await isAsked;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.getByRole('banner').locator('summary', { hasText: 'Travel agency' }).first().click();
    await page.getByRole('option').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Loading travel agency...', { exact: true })).toBeVisible();
    answer();
    await expect(dialog.getByRole('alert')).toHaveText(words.en.agencyShell.acting.failed);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(at(lds, '/partner/dashboard/admin'));
  });
});

test('somebody without an agency is told where to begin', async ({ page }) => {
  await open(page, readers.customer, '/hotels');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not registered in a travel agency yet');
  await expect(page.getByRole('link', { name: 'Register Travel Agency' })).toHaveAttribute('href', '/onboarding');
});

test('a confirmation says that something was kept, and goes by itself', async ({ page }) => {
  await open(page, readers.operator, '/user');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('region', { name: /Confirmations/ }).getByText('Saved');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
});
