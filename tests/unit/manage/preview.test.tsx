import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { EditorField } from '@/components/catalogue/manage/editor-setting';
import { pairedLines } from '@/components/catalogue/manage/line-pairs';
import { ManagedPreview } from '@/components/catalogue/manage/managed-preview';
import { blankFieldsOf, optionNames } from '@/components/catalogue/manage/sections';
import { TintedProse } from '@/components/catalogue/manage/tinted-prose';
import { valueText } from '@/components/catalogue/manage/value-text';
import { managedFields } from '@/lib/catalogue/manage/fields';
import { blankValues, marked } from '@/lib/catalogue/manage/rules';
import type { Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

const { managed } = messages.en;
const hotelFacilities = [
  { id: 'pool', name: 'Indoor pool' },
  { id: 'sauna', name: 'Sauna' },
];
const known = blankFieldsOf(managedFields.hotels, blankValues(managedFields.hotels), {
  ...{ words: managed, options: optionNames(messages.en), choices: { hotelFacilities } },
});
const rooms = blankFieldsOf(managedFields.rooms, blankValues(managedFields.rooms), {
  ...{ words: managed, options: optionNames(messages.en), choices: { roomFacilities: hotelFacilities } },
});

/** A field of a hotel or a room as it is shown. */
function shown(name: string, value: Value, fields: readonly EditorField[] = known): EditorField {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return { ...field, value, shown: value };
}

/** The preview of one section while `typed` stands in its fields, without what only the eye needs. */
function Preview({ fields, typed, locale = 'en' }: { fields: EditorField[]; typed: object; locale?: Locale }) {
  const form = useForm({ defaultValues: { values: typed } });
  return (
    <FormProvider {...form}>
      <ManagedPreview
        sections={[{ name: 'facts', label: 'Facts', fields }]}
        words={{ ...managed.preview, meets: ['One sent offer shows it.'] }}
        editor={managed.editor}
        locale={locale}
        brought={{}}
      />
    </FormProvider>
  );
}
const previewed = (fields: EditorField[], typed: object, locale: Locale = 'en') =>
  renderToStaticMarkup(<Preview {...{ fields, typed, locale }} />)
    .replaceAll(/ (class|style|lang|id|aria-\w+|data-\w+|tabindex)="[^"]*"/g, '')
    .replaceAll(/<\/?(span|div)>/g, '');

describe('the preview of an editor', () => {
  const name = shown('name', 'Almhof');
  const adults = shown('isAdultsOnly', false);
  const best = shown('bestFor', { en: 'Families who ski.', de: 'Familien, die fahren.' });

  it('shows nothing until something is changed, and then its whole section, with whom it meets', () => {
    expect(previewed([name, adults], { name: 'Almhof', isAdultsOnly: false })).toContain(managed.preview.none);
    const changed = previewed([name, adults], { name: 'Almhof Valluga', isAdultsOnly: true });
    expect(changed).toContain('<mark>Almhof Valluga</mark>');
    expect(changed).toContain('<mark>yes</mark>');
    expect(changed).toContain('One sent offer shows it.');
    expect(previewed([name, adults], { name: 'Almhof', isAdultsOnly: true })).toContain('<dd>Almhof</dd>');
  });

  it('tints the words that are new, of the language it is read in', () => {
    const typed = { bestFor: { en: 'Friends who ski.', de: 'Familien, die fahren.' } };
    expect(previewed([best], typed)).toContain('<mark>Friends</mark> who ski.');
    expect(previewed([best], typed, 'de')).not.toContain('<mark>');
  });

  it('strikes what is emptied', () => {
    expect(previewed([best], { bestFor: { en: '', de: 'Familien, die fahren.' } })).toContain(
      '<del>Families who ski.</del>',
    );
    expect(previewed([name], { name: '' })).toContain('<del>Almhof</del>');
  });

  it('tells of boxes which are ticked and which no more', () => {
    const field = shown('facilityIds', ['pool'], rooms);
    expect(previewed([field], { facilityIds: ['sauna'] })).toContain(
      '<ul><li><mark>Sauna</mark></li><li><del>Indoor pool</del></li></ul>',
    );
  });

  it('shows the lines of a list in their order: what is new in one, one that is new, one that is gone', () => {
    const venue = (title: string, stars: number) => ({
      ...{ name: title, type: 'restaurant', michelinStars: stars },
      ...{ description: { en: 'Twelve seats', de: 'Zwölf Plätze' }, openingHours: { en: 'daily', de: 'täglich' } },
    });
    const field = shown('diningVenues', [venue('Stube', 0), venue('Seeblick', 0), venue('Keller', 0)]);
    const html = previewed([field], { diningVenues: [venue('Seeblick', 1), venue('Stube', 0)] });
    const [first = '', second = '', gone = ''] = html.split('<li>').slice(1);
    expect(first).toContain('Seeblick');
    expect(first).toContain('<mark>Michelin stars: 1</mark>');
    expect(first).not.toContain('<mark>Seeblick');
    expect(second).toContain('Stube');
    expect(second).not.toContain('<mark>');
    expect(gone).toContain('<del>Keller</del>');
  });
});

describe('the lines of a list beside those that are shown', () => {
  const line = (name: string, note = '') => ({ name, note });

  it('are the same where their first column says the same, else where they stand in the same place', () => {
    const { pairs, gone } = pairedLines(
      [line('b', 'new'), line('c renamed'), line('d')],
      [line('a'), line('c'), line('b')],
      'name',
    );
    expect(pairs.map(({ before }) => before)).toEqual([line('b'), line('c'), null]);
    expect(gone).toEqual([line('a')]);
  });

  it('are told apart where two say the same', () => {
    const { pairs, gone } = pairedLines([line('x', '1'), line('x', '2')], [line('x', '1'), line('x', '2')], 'name');
    expect(pairs.map(({ before }) => before)).toEqual([line('x', '1'), line('x', '2')]);
    expect(gone).toEqual([]);
  });
});

describe('Markdown with what is new tinted', () => {
  const read = (after: string, before: string) =>
    renderToStaticMarkup(<TintedProse tokens={marked(after, before)} />).replaceAll(/ (class|id)="[^"]*"/g, '');

  it('stays what it is: headings, lists, tables, links', () => {
    const after =
      '## New rooms\n\n- One **bold** thing\n- Another\n\n| A | Bee |\n| --- | --- |\n| 1 | 2 |\n| 4 | 5 |\n\n[Our terms](/terms)';
    const html = read(after, '## Rooms\n\n- One thing\n\n| A | B |\n| --- | --- |\n| 1 | 3 |');
    expect(html).toContain('<h2><mark>New rooms</mark></h2>');
    expect(html).toContain('<strong><mark>bold</mark></strong>');
    expect(html).toContain('<li><mark>Another</mark></li>');
    expect(html).toMatch(/<th>A<\/th>\s*<th><mark>Bee<\/mark><\/th>/);
    expect(html).toMatch(/<td>1<\/td>\s*<td><mark>2<\/mark><\/td>/);
    expect(html).toMatch(/<td><mark>4<\/mark><\/td>\s*<td><mark>5<\/mark><\/td>/);
    expect(html).toMatch(/<a href="\/terms"[^>]*><mark>Our terms<\/mark><\/a>/);
    expect(html).not.toMatch(/[\uE000\uE001]/);
  });

  it('has no mark where nothing is new', () => {
    expect(read('One *thing*.', 'One *thing*.')).not.toContain('<mark>');
  });
});

describe('a line of a list in words', () => {
  const [words, locale] = [managed.editor, 'en' as const];
  const columns = [
    { name: 'bedType', label: 'Bed', type: 'choice' as const },
    { name: 'maxPax', label: 'Sleeps', type: 'number' as const },
    { name: 'twinBedPossible', label: 'Two beds on request', type: 'flag' as const },
    { name: 'focusX', label: 'In view', type: 'number' as const },
  ];
  const names = new Map([['kingSizeBed', 'King-size bed']]);
  const told = (line: Record<string, string | number | boolean>) =>
    valueText([line], { words, locale, names, columns });

  it('says what its numbers count and which boxes are ticked', () => {
    const bed = { bedType: 'kingSizeBed', maxPax: 2, twinBedPossible: true, focusX: 50 };
    expect(told(bed)).toBe('King-size bed, Sleeps: 2, Two beds on request');
    expect(told({ ...bed, twinBedPossible: false, focusX: 40 })).toBe('King-size bed, Sleeps: 2, In view: 40');
  });
});
