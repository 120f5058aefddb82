import { actFor } from '../e2e/agency/acting';
import { at, lds } from '../e2e/agency/people';
import { isAwake } from '../e2e/pages';
import { expect } from '../e2e/test';
import { words } from '../e2e/words';
import { tour } from './tour';

const ADMIN = { email: 'anton.reiter@admin.example', name: 'Anton Reiter' };
/** Its main colour is light. */
const AGENCY = { name: 'Northlight Travel', supervisor: 'henrike.petersen@northlight.example' };

tour('an admin acts for an agency, repairs its contrast and sees the audit', async (walk) => {
  const { locale, hand, index, step, window } = walk;
  const { agency, agencyShell, manage } = words[locale];
  const { design } = agency;
  const leave = agencyShell.acting.stop.replace('{agency}', AGENCY.name);
  const admin = await window(ADMIN.email);
  const main = admin.getByRole('main');

  await step('acts for it', admin, async () => {
    await admin.goto(at(lds, '/partner/dashboard/admin'));
    await isAwake(admin);
    await actFor(admin, AGENCY.name);
    await expect(admin.getByRole('button', { name: leave }).first()).toBeVisible();
  });

  const own = main.locator('input[name="corporateDesign.colors.main"]');
  const onMain = main.locator('input[name="corporateDesign.colors.invertedFont"]');
  // Another light grey for each variant, which white cannot be read on.
  const light = `#e${index}e${index}e${index}`;
  await step('a colour nobody could read', admin, async () => {
    await admin.goto(at(lds, '/partner/agency'));
    await isAwake(admin);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(AGENCY.name);
    await hand.type(own, light);
    await hand.type(onMain, '#ffffff');
    await expect(main).toContainText(design.fails);
  });
  await step('the nearest that passes', admin, async () => {
    const [before = '', after = ''] = design.use.split('{shade}');
    const use = main.getByRole('button', { name: new RegExp(`${before}#[0-9a-f]{6}${after}`) });
    // A new main colour may ask for another line on it.
    for (let left = await use.count(); left > 0; left = await use.count()) await hand.press(use.first());
    await expect(main).not.toContainText(design.fails);
    await expect(main).not.toContainText(design.failsLine);
    const stored = admin.waitForResponse((response) => response.request().method() === 'PATCH');
    await hand.press(main.getByRole('button', { name: design.save, exact: true }));
    expect((await stored).status()).toBe(200);
  });
  const saved = [await own.inputValue(), await onMain.inputValue()];
  await step('is no longer there', admin, async () => {
    await admin.reload();
    await isAwake(admin);
    expect([await own.inputValue(), await onMain.inputValue()]).toEqual(saved);
    await hand.press(admin.getByRole('button', { name: leave }).first());
    await expect(admin.getByRole('button', { name: leave })).toHaveCount(0);
  });
  await step('the audit', admin, async () => {
    await admin.goto(at(lds, '/partner/manage/audit'));
    await isAwake(admin);
    const lines = manage.audit.sentence;
    for (const said of [lines.acting_started, lines.agency_changed, lines.acting_ended]) {
      await expect(main).toContainText(said.replace('{agency}', AGENCY.name));
    }
    await expect(main).toContainText(ADMIN.name);
  });
  const supervisor = await window(AGENCY.supervisor);
  await step('the history of the agency', supervisor, async () => {
    await supervisor.goto(at(lds, '/partner/agency/history'));
    await isAwake(supervisor);
    const changed = manage.audit.sentence.agency_changed.replace('{agency}', AGENCY.name);
    await expect(supervisor.getByRole('main')).toContainText(changed);
    await expect(supervisor.getByRole('main')).toContainText(ADMIN.name);
  });
});
