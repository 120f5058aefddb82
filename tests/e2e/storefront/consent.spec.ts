import { pathOf } from '../catalogue';
import { visit } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';

const { consent, landing, search, property } = words.en;
const sizes = [
  { width: 390, height: 640 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const size of sizes) {
  test(`the question about consent covers no page's own action (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size);
    const house = await pathOf('P01', 'en');
    const main = page.getByRole('main');
    const named = (name: string) =>
      main.getByRole('button', { name }).or(main.getByRole('link', { name })).filter({ visible: true }).first();
    const actions = [
      ['/', named(landing.findHouse)],
      ['/chalets/france', size.width < 1000 ? named(search.filter) : main.locator('form summary').first()],
      ['/search', size.width < 1000 ? named(search.filter) : main.locator('form summary').first()],
      [house, named(property.panel.choose)],
      [`${house}/enquire-now`, main.locator('button[type=submit]').filter({ visible: true }).first()],
    ] as const;
    for (const [path, action] of actions) {
      await visit(page, path);
      await expect(page.getByRole('region', { name: consent.label })).toBeVisible();
      // Fails when something else would get the click.
      await action.click({ trial: true, timeout: 5000 });
      if (path === '/') await expect(action).toBeInViewport({ ratio: 1 });
    }
  });
}
