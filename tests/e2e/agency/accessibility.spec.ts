import type { Page } from '@playwright/test';
import { demonstrationId } from '@/prisma/seed/ids';
import { axeFindings, expectAccessibleAtAllWidths } from '../accessible';
import { forget, isAwake } from '../pages';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { couple, currentSelection, pretendLowerPrices, selectTwoRooms } from './selection';
import { becomes, groupsOf, open, readers, speaks } from './signed-in';
import { januaryWeek, stayQuery } from './stay';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasAxe: true, tolerated: answeredWith(404, 409, 422) });

/** `{stay}`: a week of the next January, from the clock of the demonstration. */
const templates: readonly { path: string; as: keyof typeof readers | null }[] = [
  { path: '/signin', as: null },
  { path: '/signin?error=expired', as: null },
  { path: '/signin?callbackUrl=%2Fpartner%2Fmanage', as: 'agent' },
  { path: '/desk/signin', as: null },
  { path: '/signup', as: null },
  { path: '/signup/nordvig', as: null },
  { path: '/signup/maison-aubade', as: null },
  { path: '/onboarding?step=name', as: 'customer' },
  { path: '/onboarding?step=agency', as: 'customer' },
  { path: '/onboarding?step=agency', as: 'supervisor' },
  { path: '/onboarding?step=payouts', as: 'supervisor' },
  { path: '/onboarding?step=branding', as: 'supervisor' },
  { path: '/onboarding', as: 'supervisor' },
  { path: '/hotels', as: 'agent' },
  { path: '/hotels?destination=FR&hotelCategories=5%20Star&sort=name', as: 'agent' },
  { path: '/hotels', as: 'customer' },
  { path: '/partner/dashboard', as: 'agent' },
  { path: `/partner/dashboard?hotel-lead-id=${demonstrationId('lead', 'changePending')}`, as: 'agent' },
  { path: `/partner/dashboard/property-leads/${demonstrationId('property-lead', 'discountSought')}`, as: 'agent' },
  { path: '/partner/dashboard?scope=team', as: 'supervisor' },
  { path: '/partner/dashboard/supervisor', as: 'supervisor' },
  { path: '/partner/dashboard/admin', as: 'admin' },
  { path: '/partner/dashboard/admin?view=agencies', as: 'admin' },
  { path: '/partner/dashboard/admin?scope=leads', as: 'admin' },
  { path: '/partner/clients', as: 'agent' },
  { path: `/partner/clients/${demonstrationId('client', '1')}`, as: 'supervisor' },
  { path: '/partner/agency', as: 'supervisor' },
  { path: '/partner/agency', as: 'agent' },
  { path: '/partner/agency/team', as: 'supervisor' },
  { path: '/partner/agency/team', as: 'agent' },
  { path: '/partner/agency/payouts', as: 'supervisor' },
  { path: '/partner/agency/history', as: 'supervisor' },
  { path: '/partner/agency/payouts', as: 'agent' },
  { path: '/partner/reports', as: 'supervisor' },
  { path: '/partner/reports?measure=answers&group=supplier', as: 'admin' },
  { path: '/partner/earnings', as: 'supervisor' },
  { path: '/partner/earnings?state=expected', as: 'agent' },
  { path: '/partner/my-network', as: 'supervisor' },
  { path: '/partner/manage', as: 'admin' },
  { path: '/partner/manage/hotels', as: 'admin' },
  { path: '/partner/manage/hotels?search=nothing', as: 'admin' },
  { path: '/partner/manage/hotels/H01', as: 'admin' },
  { path: '/partner/manage/properties/P01', as: 'admin' },
  { path: '/partner/manage/rooms/H01-1', as: 'admin' },
  { path: '/partner/manage/places/lech', as: 'admin' },
  { path: '/partner/manage/inspiration/I01', as: 'admin' },
  { path: '/partner/manage/operators/operator-1', as: 'admin' },
  { path: '/partner/manage/channels/channel-direct', as: 'admin' },
  { path: '/partner/manage/programmes/firnlicht', as: 'admin' },
  { path: '/partner/manage/facilities/hotel~kidsClub', as: 'admin' },
  { path: '/partner/manage/testimonials/tea-at-five', as: 'admin' },
  { path: '/partner/manage/pages/lds~general', as: 'admin' },
  { path: '/partner/manage/agencies', as: 'admin' },
  { path: '/partner/manage/agencies/A7', as: 'admin' },
  { path: '/partner/manage/people', as: 'admin' },
  {
    path: `/partner/manage/people/${demonstrationId('person', 'tjark.jansen@northlight.example')}?into=henrike.petersen@northlight.example`,
    as: 'admin',
  },
  { path: '/partner/manage/brands', as: 'admin' },
  { path: '/partner/manage/brands/amex', as: 'admin' },
  { path: '/partner/manage/destinations', as: 'admin' },
  { path: '/partner/manage/flags', as: 'admin' },
  { path: '/partner/manage/agreements', as: 'admin' },
  { path: '/partner/manage/payout-runs', as: 'admin' },
  { path: '/partner/manage/outbox?state=delivered', as: 'admin' },
  { path: '/partner/manage/audit', as: 'admin' },
  { path: '/partner/manage/demonstration', as: 'admin' },
  { path: '/partner/manage/privacy?search=an', as: 'admin' },
  { path: '/partner/manage/privacy', as: 'supervisor' },
  { path: `/partner/manage/privacy?clientId=${demonstrationId('client', '1')}`, as: 'supervisor' },
  { path: `/partner/manage/privacy?clientId=${demonstrationId('client', '1')}`, as: 'admin' },
  { path: '/search', as: 'lifestyle' },
  { path: '/chalets/france/courchevel-1850', as: 'agent' },
  { path: '/chalets/france/courchevel-1850/chalet-sept-melezes?{stay}', as: 'agent' },
  { path: '/chalets/france/courchevel-1850/chalet-sept-melezes?tab=terms&{stay}', as: 'agent' },
  { path: '/chalets/france/courchevel-1850/chalet-sept-melezes/save-interest?{stay}', as: 'agent' },
  { path: '/chalets/france/courchevel-1850/chalet-sept-melezes/book-now?{stay}', as: 'agent' },
  { path: '/chalets/france/courchevel-1850/chalet-sept-melezes/take-option?{stay}', as: 'agent' },
  { path: '/season-grid?properties=P01,P02', as: 'agent' },
  { path: '/enquire-now', as: 'agent' },
  { path: '/contact', as: 'agent' },
  { path: '/desk', as: 'contact' },
  { path: `/desk?request=${demonstrationId('lead', 'priceAskedAtDesk')}`, as: 'contact' },
  { path: '/desk', as: 'operator' },
  { path: `/desk?request=${demonstrationId('property-lead', 'oneOfTwoRequests')}`, as: 'admin' },
  { path: '/desk/conversations', as: 'contact' },
  { path: '/desk/calendar', as: 'contact' },
  { path: '/desk/calendar', as: 'operator' },
  { path: '/desk/content', as: 'contact' },
  { path: '/desk/facts/hotels/H01', as: 'contact' },
  { path: '/desk/facts/rooms/H01-1', as: 'contact' },
  { path: '/desk/content', as: 'operator' },
  { path: '/desk/facts/properties/P01', as: 'operator' },
  { path: '/desk/terms', as: 'operator' },
  { path: '/desk/stays', as: 'contact' },
  { path: '/desk/commission', as: 'contact' },
  { path: '/desk/commission', as: 'operator' },
  { path: '/desk/sales-managers', as: 'contact' },
  { path: '/partner/conversations', as: 'agent' },
  { path: '/partner/offers', as: 'agent' },
  { path: '/user', as: 'admin' },
  { path: '/user', as: 'contact' },
  { path: '/fflags', as: 'agent' },
  { path: '/partner/help-centre', as: 'agent' },
  { path: '/partner/concierge-jobs', as: null },
  { path: '/partner/concierge-jobs/lifestyle-concierge-london', as: null },
  { path: '/lds', as: null },
  { path: '/lds/commission', as: null },
  { path: '/distribution/hotels/H01', as: null },
  { path: '/hotels/H01?tab=hotel', as: 'agent' },
  { path: '/hotels/H01?tab=rooms', as: 'agent' },
  { path: '/hotels/H10?tab=rooms&{stay}', as: 'agent' },
  { path: '/hotels/H01/rooms/H01-3/shop-modal?{stay}&numChildren=2', as: 'agent' },
  { path: '/hotels/H01/rooms/H01-1/shop-modal?{stay}&numAdults=5', as: 'agent' },
  { path: '/distribution/hotels/H01?{stay}', as: null },
  { path: '/hotels/H01?tab=sales', as: 'agent' },
  { path: '/hotels/H01?tab=enquiry', as: 'agent' },
  { path: '/hotels/H17?tab=hotel', as: 'agent' },
  { path: '/hotels/nothing', as: 'agent' },
  { path: '/hotels/inspirationnow', as: 'agent' },
  { path: '/stripe-payments/checkout-sessions/x?success', as: null },
  { path: '/stripe-payments/checkout-sessions/x', as: null },
  { path: '/invitation?token=unknown', as: null },
  { path: '/desk/enquiry/unknown', as: null },
  { path: '/nothing/here', as: 'agent' },
];

/** A bar at the lower edge lies over whatever is scrolled under it: axe would judge where the page happens to stand. */
async function layBarsFlat(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body nav, body div')) {
      const { position, bottom } = getComputedStyle(element);
      if (['fixed', 'sticky'].includes(position) && bottom === '0px' && element.offsetHeight < 120) {
        element.style.position = 'static';
      }
    }
  });
}

async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await layBarsFlat(page);
  expect(await axeFindings(page, without)).toEqual([]);
}

/** Of a page in a group: those after it are looked at, too. */
async function noteFindings(page: Page, without: readonly string[]): Promise<void> {
  await layBarsFlat(page);
  expect.soft(await axeFindings(page, without), page.url()).toEqual([]);
}

/** In German, whose words are the longest; that a page is there in both languages, its own tests ask over HTTP. */
for (const { as, group, title } of groupsOf(templates)) {
  test(title, async ({ page, context }) => {
    test.setTimeout(60_000 * group.length);
    if (as) await becomes(context, readers[as]);
    await speaks(context, 'de');
    for (const { path } of group) {
      await test.step(path, async () => {
        const address = path.includes('{stay}') ? path.replace('{stay}', stayQuery(await januaryWeek())) : path;
        await page.goto(at(lds, address));
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Whoever is not signed in would be led to sign in.
        if (as && !path.startsWith('/signin')) {
          expect(new URL(page.url()).pathname).not.toMatch(/^\/(signin|identity\/)/);
        }
        await expectAccessibleAtAllWidths(page, noteFindings);
        await forget(page);
      });
    }
  });
}

test('the pages of the issuer', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { issuer } = words.de;
  await speaks(context, 'de');
  await page.goto(at(lds, '/api/sign-in?door=agency'));
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });

  await expect(title).toHaveText(issuer.signIn.title);
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await page.locator('input[name=email]').fill('nobody@nowhere.example');
  await page.locator('input[name=password]').fill('not the password');
  await main.getByRole('button', { name: issuer.signIn.button, exact: true }).click();
  await expect(main).toContainText(issuer.problem.wrong);
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await main.getByRole('link', { name: issuer.signIn.forgotten }).click();
  await expect(title).toHaveText(issuer.forgotten.title);
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await main.getByRole('link', { name: issuer.back }).click();
  await main.getByRole('link', { name: issuer.signIn.register }).click();
  await expect(title).toHaveText(issuer.create.title);
  await expectAccessibleAtAllWidths(page, expectAccessible);
});

test('from the map to a price that has moved', async ({ page, context }) => {
  test.setTimeout(240_000);
  const { hotelSearch, interest, selection: text } = words.en;
  await speaks(context, 'en');
  await open(page, readers.agent, `/hotels?destination=FR&numAdults=2&${stayQuery(await januaryWeek())}`);
  await page.getByRole('button', { name: hotelSearch.showMap }).click();
  await expect(page.getByRole('button', { name: words.en.map.zoomIn })).toBeVisible();
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await page.goto(at(lds, couple(await januaryWeek())));
  await isAwake(page);
  await selectTwoRooms(page, 'en');
  await expectAccessibleAtAllWidths(page, expectAccessible);
  await currentSelection(page).getByRole('button', { name: text.edit }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtAllWidths(page, expectAccessible);
  await page.keyboard.press('Escape');

  await pretendLowerPrices(page, 420);
  await currentSelection(page).getByRole('link', { name: text.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(interest.title);
  await expectAccessibleAtAllWidths(page, expectAccessible);
  await page.locator('[name="guests.0.lastName"]').fill('Zumbrunn');
  await page.locator('[name="guests.0.firstName"]').fill('Annick');
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(interest.movedTitle);
  await expectAccessibleAtAllWidths(page, expectAccessible);
});

test('a conversation, an offer and what its client sees', async ({ page, context }) => {
  test.setTimeout(240_000);
  const { offers } = words.de;
  await speaks(context, 'de');
  await open(page, 'helena.brandt@morgenrot-reisen.example', '/partner/conversations');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('textbox').last()).toBeVisible();
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await page.goto(at(lds, '/partner/offers'));
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const preview = page.getByRole('link', { name: offers.preview });
  await expect(preview).toBeVisible();
  await expectAccessibleAtAllWidths(page, expectAccessible);
  await page.goto(at(lds, (await preview.getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, expectAccessible);
});

test('what the studio shows in its frame', async ({ page, context }) => {
  test.setTimeout(120_000);
  await becomes(context, readers.supervisor);
  await speaks(context, 'de');
  for (const sheet of ['page', 'offer'] as const) {
    await page.goto(at(lds, `/partner/studio?sheet=${sheet}`));
    await expect(page.getByRole('heading', { name: words.de.studio.frames[sheet] })).toHaveCount(1);
    await expectAccessibleAtAllWidths(page, expectAccessible);
  }
});

test('a payout, a payment link and what its client sees', async ({ page, context }) => {
  test.setTimeout(240_000);
  await speaks(context, 'en');
  await open(page, readers.admin, '/partner/manage/payout-runs');
  const payout = page.getByRole('main').locator('a[href*="/partner/earnings/payouts/"]').first();
  await page.goto(at(lds, (await payout.getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, expectAccessible);

  await page.goto(at(lds, `/partner/cimalpes-payment-links/${demonstrationId('payment-link', 'open')}`));
  const address = page.getByRole('main').getByRole('textbox', { name: words.en.payment.link.address });
  await expect(address).toHaveValue(/\/stripe-payments\/links\//);
  await expectAccessibleAtAllWidths(page, expectAccessible);
  await page.goto(await address.inputValue());
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, expectAccessible);
});

test.describe('opened', () => {
  test('the sheet of the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, readers.admin, '/partner/dashboard/admin');
    await page.getByRole('banner').getByRole('button', { name: words.en.agencyShell.menu }).click();
    await expectAccessible(page);
  });

  test('the dashboards', async ({ page }) => {
    await open(page, readers.supervisor, '/hotels');
    await page.getByRole('banner').locator('summary', { hasText: 'Dashboard' }).first().click();
    await expectAccessible(page);
  });

  test('the picker of agencies', async ({ page }) => {
    await open(page, readers.admin, '/partner/dashboard/admin');
    await page.getByRole('banner').locator('summary', { hasText: 'Travel agency' }).first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the question before a colleague leaves, by keyboard alone', async ({ page }) => {
    await open(page, readers.supervisor, '/partner/agency/team');
    const { removeConfirm, removeTitle } = words.en.agency.team;
    const button = page.getByRole('button', { name: removeConfirm.replace('{name}', 'Hugo Perret') });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: removeTitle.replace('{name}', 'Hugo Perret') });
    await expect(dialog.getByRole('button').first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('pictures and terms at an operator’s desk, by keyboard alone: the focus stays where it was', async ({
    page,
  }) => {
    const { pictures } = words.en.deskContent;
    const button = (name: string, count: number) =>
      page.getByRole('button', { name: name.replace('{count}', String(count)), exact: true });
    await open(page, readers.operator, '/desk/content');
    await button(pictures.up, 2).focus();
    await page.keyboard.press('Enter');
    await expect(button(pictures.down, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(pictures.down, 2)).toBeFocused();
    await button(pictures.remove, 2).focus();
    await page.keyboard.press('Enter');
    await expect(button(pictures.remove, 2)).toBeFocused();

    await open(page, readers.operator, '/desk/terms');
    const { remove, addRefund, refund } = words.en.deskTerms;
    const steps = page.getByRole('button', { name: remove.replace('{what}', refund.replace(' {count}', '')) });
    await steps.first().focus();
    for (let left = await steps.count(); left > 0; left -= 1) {
      await page.keyboard.press('Enter');
      await expect(steps).toHaveCount(left - 1);
    }
    await expect(page.getByRole('button', { name: addRefund, exact: true })).toBeFocused();
  });

  test('the command palette', async ({ page }) => {
    await open(page, readers.admin, '/partner/dashboard/admin');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await open(page, readers.agent, '/hotels');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.en.shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
