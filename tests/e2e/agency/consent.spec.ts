import type { Locator } from '@playwright/test';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { lds } from './people';
import { open, readers } from './signed-in';

const { consent, footer } = words.en;

/** What makes a button louder than the one beside it. */
const lookOf = (button: Locator) =>
  button.evaluate((element) => {
    const { fontSize, fontWeight, color, backgroundColor, borderWidth, textDecorationLine, opacity } =
      getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { fontSize, fontWeight, color, backgroundColor, borderWidth, textDecorationLine, opacity, width, height };
  });

test('an agency host asks once, yes and no alike; nothing is noted before, and the footer takes it back', async ({
  page,
  context,
}) => {
  const noted: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/frontendlogs') noted.push(request.postData() ?? '');
  });
  const cookie = async () =>
    (await context.cookies(`http://${lds}/`)).find(({ name }) => name === 'consent')?.value ?? null;
  const session = () => page.evaluate(() => sessionStorage.getItem('log-session'));
  const bar = page.getByRole('region', { name: consent.label });
  const decline = bar.getByRole('button', { name: consent.decline });
  const accept = bar.getByRole('button', { name: consent.accept });
  const withdraw = page.getByRole('contentinfo').getByRole('button', { name: footer.cookies });
  /** Something that would be noted. */
  const touch = () => page.getByRole('main').click();

  await context.clearCookies({ name: 'consent' });
  await open(page, readers.agent, '/partner/help-centre');
  await expect(bar).toBeVisible();
  expect(await lookOf(decline)).toEqual(await lookOf(accept));
  await touch();
  expect([await cookie(), await session(), noted]).toEqual([null, null, []]);

  await decline.click();
  await expect(bar).toBeHidden();
  await touch();
  expect([await cookie(), await session(), noted]).toEqual(['declined', null, []]);

  await withdraw.click();
  await expect(bar).toBeVisible();
  await isAwake(page);
  expect(await cookie()).toBeNull();
  const started = page.waitForRequest('**/api/frontendlogs');
  await accept.click();
  await expect(bar).toBeHidden();
  expect((await started).postDataJSON()).toMatchObject({ message: 'start', data: { path: '/partner/help-centre' } });
  expect([await cookie(), await session()]).toEqual(['accepted', expect.any(String)]);

  await withdraw.click();
  await expect(bar).toBeVisible();
  await isAwake(page);
  await expect.poll(session).toBeNull();
  const before = noted.length;
  await touch();
  expect([await cookie(), noted.length]).toEqual([null, before]);
});
