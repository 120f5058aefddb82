import { at, lds, people } from '../e2e/agency/people';
import { enter, speaks } from '../e2e/agency/signed-in';
import { isAwake } from '../e2e/pages';
import { expect, test } from '../e2e/test';
import { words } from '../e2e/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HOUR = 3600;
const { demonstration, consent, footer } = words.en;

test('an admin moves the clock by an hour, by a day and back to now, and comes in as somebody else', async ({
  page,
  context,
}) => {
  await speaks(context, 'en');
  await enter(page, people.admin, { to: '/partner/manage/demonstration' });
  await isAwake(page);
  const bar = page.getByRole('complementary', { name: demonstration.title, exact: true });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const ahead = () =>
    page.evaluate(async () => {
      const { offsetSeconds } = await (await fetch('/api/dev/clock')).json();
      return offsetSeconds as number;
    });
  const shown = () => bar.locator('b').textContent();
  const begun = await ahead();
  for (const [name, by] of [
    [demonstration.hour, HOUR],
    [demonstration.day, 25 * HOUR],
  ] as const) {
    const before = await shown();
    await button(name).click();
    await expect.poll(ahead).toBe(begun + by);
    await expect(bar.locator('b')).not.toHaveText(before ?? '');
    await expect(bar).toContainText(demonstration.moved);
    await expect(button(demonstration.back)).toBeEnabled();
  }
  // Named as soon as somebody reaches for it, and then it is that moment.
  const { next } = await page.evaluate(async () => (await fetch('/api/dev/next-deadline')).json());
  await expect(bar).not.toContainText(next.text);
  await button(demonstration.toNext).focus();
  await expect(bar).toContainText(`${demonstration.nextIs.replace('{moment}', next.moment)}: ${next.text}`);
  await button(demonstration.toNext).press('Enter');
  const reached = async () => Date.now() + 1000 * (await ahead()) - Date.parse(next.until);
  await expect.poll(reached).toBeGreaterThan(0);
  expect(await reached()).toBeLessThan(60_000);
  await expect(bar).not.toContainText(next.text);
  await button(demonstration.back).click();
  await expect.poll(ahead).toBe(0);
  await expect(bar).toContainText(demonstration.real);
  await expect(button(demonstration.back)).toHaveCount(0);
  // An admin is never asked about cookies, and has nothing to take back.
  await context.clearCookies({ name: 'consent' });
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('region', { name: consent.label })).toHaveCount(0);
  await expect(page.getByRole('button', { name: footer.cookies })).toHaveCount(0);

  await page.getByRole('link', { name: /^Oliver Finch/ }).click();
  await expect(page).not.toHaveURL(/\/manage\//);
  await page.goto(at(lds, '/user'));
  await expect(page.getByRole('main')).toContainText(people.agent);
  await expect(bar).toHaveCount(0);
});
