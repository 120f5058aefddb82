import { axeOn } from '../accessible';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { open, readers } from './signed-in';

const { editor, preview: said, field, section } = words.en.managed;
const hotel = editor.inEnglish.replace('{field}', field.hotel);

test('the preview follows what is typed, in both languages and of every kind of field, and each goes back', async ({
  page,
}) => {
  await open(page, readers.admin, '/partner/manage/hotels/H11');
  const preview = page.getByRole('region', { name: said.title });
  await expect(preview).toContainText(said.none);

  const text = page.getByRole('textbox', { name: hotel, exact: true });
  const kept = await text.inputValue();
  await text.fill(`Fourteen gables. ${kept}`);
  const tinted = preview.locator('mark');
  await expect(tinted).toHaveText('Fourteen gables.');
  await expect(page.getByText(editor.lags)).toBeVisible();
  const adults = page.getByRole('checkbox', { name: field.isAdultsOnly });
  await adults.check();
  await page.getByLabel(field.type).first().selectOption('lounge');
  await expect(tinted).toHaveText(['Fourteen gables.', words.en.managed.option.lounge, editor.yes]);
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText([
    section.description,
    section.dining,
    section.policy,
  ]);
  const german = editor.inGerman.replace('{field}', field.openingHours);
  await page.getByRole('textbox', { name: german }).first().fill('täglich ab sieben');
  // What is written in German is read in German.
  await expect(preview.getByRole('button', { name: said.de })).toHaveAttribute('aria-pressed', 'true');
  await expect(tinted.filter({ hasText: 'sieben' })).toHaveCount(1);
  expect((await (await axeOn(page)).analyze()).violations).toEqual([]);

  // Nothing of it was sent, and nothing of it is lost.
  await page.reload();
  await isAwake(page);
  await expect(text).toHaveValue(`Fourteen gables. ${kept}`);
  await expect(tinted.first()).toHaveText('Fourteen gables.');
  for (const [label, control] of [
    [hotel, text],
    [field.isAdultsOnly, adults],
    [section.dining, page.getByRole('button', { name: editor.add }).first()],
  ] as const) {
    await page.getByRole('button', { name: editor.takeBackOf.replace('{field}', label) }).press('Enter');
    await expect(control).toBeFocused();
  }
  await expect(text).toHaveValue(kept);
  await expect(preview).toContainText(said.none);
});
