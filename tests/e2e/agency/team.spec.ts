import { expectMails, linkIn } from '../mail';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { at, lds } from './people';
import { enter } from './signed-in';

// Forms are sent with what is missing on purpose, and one a moment too late.
test.use({ tolerated: answeredWith(409, 422) });

const { agency, api, manage, network } = words.en;
const { team } = agency;

test('a supervisor invites, and the invited person finds their way in by the link of the mail', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'henrike.petersen@northlight.example', { to: '/partner/agency/team' });
  await page.getByLabel(team.email).fill('viktor.adler@morgenrot-reisen.example');
  await page.getByRole('button', { name: team.send }).click();
  await expect(page.getByText('viktor.adler@morgenrot-reisen.example', { exact: true })).toBeVisible();
  await expect(page.getByLabel(team.email)).toHaveValue('');

  const { guest } = await expectMails('viktor.adler@morgenrot-reisen.example', { guest: 1, office: 0 });
  const link = linkIn(guest[0] as (typeof guest)[number], '/invitation');
  const other = await browser.newContext();
  const invited = await other.newPage();
  await enter(invited, 'viktor.adler@morgenrot-reisen.example', { to: '/onboarding' });
  await invited.goto(link);
  await expect(invited.getByRole('main')).toContainText('Northlight Travel');
  await invited.goto(at(lds, '/onboarding'));
  await invited.getByRole('button', { name: words.en.onboarding.agency.accept }).click();
  await invited.waitForURL(/step=payouts/);
  await other.close();

  await page.reload();
  const member = page.getByRole('listitem').filter({ hasText: 'Viktor Adler' });
  await expect(member).toBeVisible();

  await test.step('a new role, then out again', async () => {
    await member
      .getByLabel(team.roleOf.replace('{name}', 'Viktor Adler'), { exact: true })
      .selectOption('supervisorAgent');
    await member.getByRole('button', { name: team.changeRole }).click();
    await page.getByRole('dialog').getByRole('button', { name: team.changeRole }).click();
    await expect(page.getByText(team.roleChanged.replace('{name}', 'Viktor Adler'))).toBeVisible();
    await page.reload();
    await expect(member.getByLabel(team.roleOf.replace('{name}', 'Viktor Adler'), { exact: true })).toHaveValue(
      'supervisorAgent',
    );
    await member.getByRole('button', { name: team.removeConfirm.replace('{name}', 'Viktor Adler') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await member.getByRole('button', { name: team.removeConfirm.replace('{name}', 'Viktor Adler') }).click();
    await dialog.getByRole('button', { name: team.remove, exact: true }).click();
    await expect(member).toHaveCount(0);
  });
});

test('an owner hands the agency over after a question, and keeps a supervisor’s rights only', async ({ page }) => {
  await enter(page, 'beatrice.lombardi@vela-private.example', { to: '/partner/agency/team' });
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') });
  const own = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `· ${team.owner} ·` });
  await expect(own.getByRole('combobox')).toHaveCount(0);
  await expect(own).toContainText('beatrice.lombardi@vela-private.example');
  await rows
    .first()
    .getByRole('button', { name: /^Hand the agency over to/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: team.handOver, exact: true }).click();
  await expect(own).not.toContainText('beatrice.lombardi@vela-private.example');
  await expect(page.getByRole('button', { name: /^Hand the agency over to/ })).toHaveCount(0);
});

test('a colour nobody could read offers the nearest that passes, and the whole shell follows what is saved', async ({
  page,
}) => {
  await enter(page, 'mila.novak@emptyhand.example', { to: '/partner/agency' });
  const main = page.getByLabel(agency.design.main, { exact: true });
  await main.fill('#7f7f7f');
  await expect(page.getByText(agency.design.fails)).toBeVisible();
  await page.getByRole('button', { name: /, the nearest that passes$/ }).click();
  await expect(page.getByText(agency.design.fails)).toBeHidden();
  const chosen = await main.inputValue();
  await page.getByRole('button', { name: agency.design.save }).click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--main')))
    .toBe(chosen.toLowerCase());
  await page.reload();
  await expect(main).toHaveValue(chosen);
});

test('a missing destination is asked for and answered by an admin; another one who was late is told by whom', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'beatrice.lombardi@vela-private.example', { to: '/partner/my-network' });
  await page.getByLabel(network.place).fill('Alpe di Siusi');
  await page.getByLabel(network.reason, { exact: true }).fill('Families ask for car-free weeks in January.');
  await page.getByRole('button', { name: network.send }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alpe di Siusi' })).toContainText(
    network.requestStatus.open,
  );

  const office = await browser.newContext();
  const admin = await office.newPage();
  await enter(admin, 'clara.winter@alpenglow.example', { to: '/partner/manage/destinations' });
  const requestOn = (asked: typeof page) =>
    asked.getByRole('main').getByRole('listitem').filter({ hasText: 'Alpe di Siusi' });
  const late = await (await browser.newContext()).newPage();
  await enter(late, 'anton.reiter@admin.example', { to: '/partner/manage/destinations' });
  const request = requestOn(admin);
  await request.getByLabel(manage.destinations.answer).fill('From next winter on.');
  await request.getByRole('button', { name: manage.destinations.send }).click();
  await expect(request.getByLabel(manage.destinations.answer)).toBeHidden();
  await expect(request).toContainText('From next winter on.');
  await office.close();

  const answer = requestOn(late).getByLabel(manage.destinations.answer);
  await answer.fill('Hardly ever.');
  for (const _ of ['once', 'and again']) {
    await requestOn(late).getByRole('button', { name: manage.destinations.send }).click();
    await expect(requestOn(late).getByRole('alert').filter({ hasText: 'Clara Winter' })).toContainText(
      api.meanwhile.over,
    );
    await expect(answer).toHaveValue('Hardly ever.');
  }
  await requestOn(late).getByRole('button', { name: api.meanwhile.theirs }).click();
  await expect(requestOn(late)).toContainText('From next winter on.');
  await late.context().close();

  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alpe di Siusi' })).toContainText(
    'From next winter on.',
  );
});

test('an admin verifies an agency that waits, and the audit names who did it', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'clara.winter@alpenglow.example', { to: '/partner/manage/agencies?verification=pending' });
  await page.getByRole('link', { name: 'Fjellstue Reiser' }).click();
  await page.getByLabel(manage.agency.note).fill('Welcome.');
  await page.getByRole('button', { name: manage.agency.verify }).click();
  await expect(page.getByText(manage.agencies.verification.verified, { exact: true })).toBeVisible();
  await page.goto(at(lds, '/partner/manage/audit?action=agency.verificationDecided'));
  await expect(page.getByRole('row').filter({ hasText: 'Clara Winter' })).toContainText('verified');
});
