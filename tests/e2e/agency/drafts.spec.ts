import type { Locator, Page } from '@playwright/test';
import { demonstrationId } from '@/prisma/seed/ids';
import { forget, isAwake } from '../pages';
import { expect, test } from '../test';
import { at, lds } from './people';
import { becomes, groupsOf, readers } from './signed-in';

/** Where something is typed that is not sent at once, and fields that are certainly among it (rule 7.14). */
const editors: readonly { path: string; as: keyof typeof readers; fields: readonly string[] }[] = [
  { path: '/user', as: 'supervisor', fields: ['firstName', 'lastName'] },
  {
    path: '/partner/agency',
    as: 'supervisor',
    fields: ['name', 'autoInviteEmailDomain', 'address', 'phone', 'corporateDesign.colors.main'],
  },
  { path: '/partner/agency/team', as: 'supervisor', fields: ['email'] },
  { path: '/partner/my-network', as: 'supervisor', fields: ['place', 'reason'] },
  { path: '/hotels/H01?tab=enquiry', as: 'agent', fields: ['clientLastName', 'messageText'] },
  { path: '/partner/manage/agencies/A7', as: 'admin', fields: ['note', 'name', 'phone'] },
  {
    path: `/partner/manage/people/${demonstrationId('person', 'tjark.jansen@northlight.example')}`,
    as: 'admin',
    fields: ['company'],
  },
  { path: '/partner/manage/brands/amex', as: 'admin', fields: ['productName', 'mainColor', 'postalAddress'] },
  { path: '/partner/manage/places/lech', as: 'admin', fields: ['values.name.de'] },
  { path: '/partner/manage/agreements', as: 'admin', fields: ['commissionPercent'] },
  { path: '/partner/manage/operators', as: 'admin', fields: ['values.name'] },
  { path: '/desk/content', as: 'contact', fields: ['en', 'de', 'nameEn', 'descriptionDe'] },
  { path: '/desk/content', as: 'operator', fields: ['en', 'de'] },
  { path: '/desk/terms', as: 'operator', fields: [] },
  {
    path: `/desk?request=${demonstrationId('lead', 'priceAskedAtDesk')}`,
    as: 'contact',
    fields: ['reason', 'message'],
  },
];

const typedInto = [
  ':is(textarea, input:not([type]), input[type=text], input[type=email], input[type=tel])',
  ':not([disabled], [readonly])',
].join('');

async function fieldsOf(page: Page): Promise<Locator> {
  await isAwake(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true;
  });
  return page.locator(`main form:not([method=get], [action]) ${typedInto}`).filter({ visible: true });
}

const readAll = (fields: Locator) =>
  fields.evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLTextAreaElement)[]).map(({ name, value }) => [name, value] as const),
  );

for (const { as, group, title } of groupsOf(editors)) {
  test(`what is typed is there again after a reload: ${title}`, async ({ page, context }) => {
    test.setTimeout(30_000 * group.length);
    await becomes(context, readers[as ?? 'agent']);
    for (const { path, fields: expected } of group) {
      await test.step(path, async () => {
        await page.goto(at(lds, path));
        // A section may come after the page.
        await expect
          .poll(async () => (await readAll(await fieldsOf(page))).map(([name]) => name))
          .toEqual(expect.arrayContaining([...expected]));
        const fields = await fieldsOf(page);
        const stood = await readAll(fields);
        for (const field of await fields.all()) {
          const value = await field.inputValue();
          // As long as before: some fields take no more.
          await field.fill(`${value.slice(0, -1)}${value.endsWith('7') ? 8 : 7}`);
          // A day is put into order as it is left; half of one stays as it was typed.
          await field.blur();
        }
        const typed = await readAll(fields);
        expect(typed).not.toHaveLength(0);
        for (const [index, field] of typed.entries()) expect(field).not.toEqual(stood[index]);
        await page.reload();
        await expect.poll(async () => readAll(await fieldsOf(page))).toEqual(typed);
        await forget(page);
      });
    }
  });
}

test('what one person has typed is not the next one’s in the same tab', async ({ page, context }) => {
  await becomes(context, readers.supervisor);
  await page.goto(at(lds, '/partner/my-network'));
  const place = page.locator('input[name=place]');
  await isAwake(page);
  await place.fill('Alpe di Siusi');
  await becomes(context, readers.agent);
  await page.reload();
  await isAwake(page);
  await expect(place).toHaveValue('');
  await becomes(context, readers.supervisor);
  await page.reload();
  await expect(place).toHaveValue('Alpe di Siusi');
});
