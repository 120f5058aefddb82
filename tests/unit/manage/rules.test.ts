import { describe, expect, it } from 'vitest';
import { typedIn } from '@/components/catalogue/manage/typed';
import { railEntries } from '@/components/people/manage/rail-entries';
import { managedFields, retirementsOf } from '@/lib/catalogue/manage/fields';
import { managedKinds } from '@/lib/catalogue/manage/managed-kinds';
import {
  changesOf,
  filled,
  lagging,
  laidOver,
  marked,
  reversed,
  stateOf,
  stillFound,
} from '@/lib/catalogue/manage/rules';
import { missingOf, valuesSchema } from '@/lib/catalogue/manage/schema';
import type { Fields } from '@/lib/catalogue/manage/types';
import { paths } from '@/lib/platform/addresses/paths';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { agencyPages } from '@/lib/web/routing/agency';

const fields: Fields = {
  name: { type: 'text', section: 's', most: 5, isNeeded: true },
  told: { type: 'words', section: 's', most: 9, isNeeded: true },
  extra: { type: 'words', section: 's', most: 9 },
  list: { type: 'words', section: 's', most: 20, isList: true },
  keys: { type: 'number', section: 's', least: 1, most: 9 },
  from: { type: 'text', section: 's', most: 5, format: 'time' },
  email: { type: 'text', section: 's', most: 90, format: 'email' },
  slug: { type: 'text', section: 's', most: 20, format: 'slug' },
  open: { type: 'flag', section: 's' },
  beds: {
    ...{ type: 'lines', section: 's', most: 2 },
    columns: {
      sort: { type: 'choice', section: 's', options: ['wide', 'narrow'], isNeeded: true },
      note: { type: 'words', section: 's', most: 9 },
      sleeps: { type: 'number', section: 's', least: 1, most: 4, isNeeded: true },
    },
  },
  some: { type: 'ids', section: 's', of: 'facilities' },
  one: { type: 'reference', section: 's', of: 'operators' },
};
const words = (en: string, de = en) => ({ en, de });

it('every field, section and kind has words in both languages, its pages, and its way out of the catalogue', () => {
  for (const locale of locales) {
    const told = messages[locale].managed;
    for (const kind of managedKinds) {
      expect(told.kind).toHaveProperty(kind);
      expect(Object.keys(told.field)).toEqual(expect.arrayContaining(Object.keys(managedFields[kind])));
      const sections = Object.values(managedFields[kind]).map(({ section }) => section);
      expect(Object.keys(told.section)).toEqual(expect.arrayContaining(sections));
      expect(retirementsOf(kind, 'x')).toBeDefined();
      expect(railEntries.map(({ href }) => href)).toContain(paths.managed(kind));
      const patterns = agencyPages.map(({ pattern }) => pattern);
      expect(patterns).toEqual(expect.arrayContaining([`partner/manage/${kind}`, `partner/manage/${kind}/*`]));
    }
  }
});

describe('what a field may hold', () => {
  const issues = (values: Record<string, unknown>) => {
    const read = valuesSchema(fields).safeParse(values);
    return read.success ? read.data : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  it.each([
    [{ name: '  A  b ' }, { name: 'A  b' }],
    [{ from: '' }, { from: null }],
    [{ from: '07:05' }, { from: '07:05' }],
    [{ email: '' }, { email: null }],
    [{ told: { en: 'a' } }, { told: { en: 'a', de: '' } }],
    [{ keys: null }, { keys: null }],
    [{ some: ['b', 'a', 'b'] }, { some: ['a', 'b'] }],
    [{ one: '' }, { one: null }],
    [{ beds: [{ sort: 'wide' }] }, { beds: [{ sort: 'wide', note: words(''), sleeps: null }] }],
  ])('%j is kept as %j', (values, kept) => expect(issues(values)).toEqual(kept));

  it.each([
    [{ name: 'abcdef' }, 'name tooLong'],
    [{ told: { en: '1234567890', de: '' } }, 'told.en tooLong'],
    [{ list: { en: 'a\nb', de: 'a' } }, 'list.de highlightsUneven'],
    [{ keys: 0 }, 'keys numberBeyond'],
    [{ keys: 1.5 }, 'keys wholeNumberNeeded'],
    [{ keys: 'x' }, 'keys numberNeeded'],
    [{ from: '25:00' }, 'from timeNeeded'],
    [{ email: 'nobody' }, 'email emailRequired'],
    [{ slug: 'Haus Ötz' }, 'slug addressSpelling'],
    [{ slug: '' }, 'slug addressSpelling'],
    [{ beds: [{ sort: 'wide' }, { sort: 'wide', sleeps: 9 }] }, 'beds.1.sleeps numberBeyond'],
    [{ beds: [{}, {}, {}] }, 'beds tooMany'],
  ])('%j is refused: %s', (values, issue) => expect(issues(values)).toEqual([issue]));

  it('of a line is missing at the line', () => {
    const lines = { name: 'a', told: words('a'), beds: [{ sort: 'wide', sleeps: null }] };
    expect(missingOf(fields, lines)).toEqual({ 'values.beds.0.sleeps': 'required' });
  });

  it('is missing for publication in each language by itself', () => {
    expect(missingOf(fields, { name: '', told: words('a', ''), extra: words('') })).toEqual({
      'values.name': 'required',
      'values.told.de': 'required',
    });
  });
});

describe('changes', () => {
  it('are the fields that differ, words as one', () => {
    expect(changesOf({ a: 1, b: words('x'), c: null }, { a: 1, b: words('x', 'y'), c: 'z' })).toEqual([
      { field: 'b', before: words('x'), after: words('x', 'y') },
      { field: 'c', before: null, after: 'z' },
    ]);
  });

  it('of a list are its ids in order, whatever order they came in', () => {
    expect(changesOf({ a: ['x', 'y'] }, { a: ['x', 'y'] })).toEqual([]);
    expect(changesOf({ a: ['x', 'y'] }, { a: ['x'] })).toEqual([{ field: 'a', before: ['x', 'y'], after: ['x'] }]);
  });

  it('of lines are their order and every column, in whatever order a database gives them back', () => {
    const [wide, narrow] = [
      { sort: 'wide', note: words('x') },
      { sort: 'narrow', note: words('x') },
    ];
    expect(changesOf({ a: [wide] }, { a: [{ note: { de: 'x', en: 'x' }, sort: 'wide' }] })).toEqual([]);
    for (const after of [[narrow, wide], [wide], [wide, { ...narrow, note: words('y') }]]) {
      expect(changesOf({ a: [wide, narrow] }, { a: after })).toHaveLength(1);
    }
  });

  it('lag where one language alone says something new', () => {
    const change = (after: { en: string; de: string }) => lagging([{ field: 'f', before: words('x'), after }]);
    expect(change(words('new', 'x'))).toEqual([{ field: 'f', locale: 'de' }]);
    expect(change(words('x', 'neu'))).toEqual([{ field: 'f', locale: 'en' }]);
    expect(change(words('new', 'neu'))).toEqual([]);
  });

  it('are taken back to what stood before the oldest of them, and leave alone what stands so already', () => {
    const versions = [
      { changes: [{ field: 'a', before: 2, after: 3 }] },
      {
        changes: [
          { field: 'a', before: 1, after: 2 },
          { field: 'b', before: 'x', after: 'y' },
        ],
      },
    ];
    expect(reversed(versions, { a: 3, b: 'x' })).toEqual([{ field: 'a', before: 3, after: 1 }]);
  });

  it('that were typed are sent, and no field of which only its neighbours were', () => {
    const own = [
      { name: 'name', type: 'text' },
      { name: 'told', type: 'words' },
      { name: 'keys', type: 'number' },
      { name: 'open', type: 'flag' },
      { name: 'some', type: 'ids' },
    ] as const;
    const base = { name: null, told: words('a'), keys: 4, open: false, some: ['a', 'b'] };
    const typed = { values: { name: '', told: { en: 'a', de: 'b' }, open: false, some: ['b', 'a'] } };
    expect(typedIn(own, typed, base)).toEqual({ told: words('a', 'b'), keys: null });
    const columns = [
      { name: 'sort', type: 'choice' },
      { name: 'sleeps', type: 'number' },
    ] as never;
    const beds = [{ name: 'beds', type: 'lines', columns }] as const;
    const bed = { sort: 'wide', sleeps: 2 };
    expect(typedIn(beds, { values: { beds: [bed] } }, { beds: [bed] })).toEqual({});
    expect(typedIn(beds, { values: { beds: [{ ...bed, sleeps: undefined }] } }, { beds: [bed] })).toEqual({
      beds: [{ sort: 'wide', sleeps: null }],
    });
    const list = [{ name: 'some', type: 'ids' }] as const;
    expect(typedIn(list, { values: { some: 'b' } }, base)).toEqual({ some: ['b'] });
    expect(typedIn(list, { values: { some: false } }, base)).toEqual({ some: [] });
  });
});

it('each language has the share of its words that are needed or said in the other one', () => {
  expect(filled(fields, { told: words('a', ''), extra: words('', 'b'), list: words('') })).toEqual({ en: 50, de: 50 });
  expect(filled(fields, { told: words('a'), extra: words('') })).toEqual({ en: 100, de: 100 });
});

it.each([
  [{ values: { told: words('a') }, retired: null }, true, 'waiting'],
  [{ values: { told: words('a', '') }, retired: null }, false, 'missing'],
  [{ values: { told: words('a') }, retired: null }, false, 'published'],
  [{ values: { told: words('a', '') }, retired: 'removed' }, false, 'retired'],
] as const)('%j, with a draft %s, stands among the %s', (stored, hasDraft, state) => {
  expect(stateOf(fields, stored, hasDraft)).toBe(state);
});

describe('marked words', () => {
  const told = (text: string, other: string) =>
    marked(text, other)
      .map(({ text: part, isChanged }) => (isChanged ? `[${part}]` : part))
      .join('');

  it.each([
    ['Fourteen seats, one menu.', 'Twelve seats, one menu.', '[Fourteen] seats, one menu.'],
    ['windows to the lake', 'windows to the ice', 'windows to the [lake]'],
    ['one two three four', 'one three four', 'one [two ]three four'],
    ['same', 'same', 'same'],
    ['', 'new', ''],
    ['gone', '', '[gone]'],
  ])('%s against %s', (text, other, expected) => expect(told(text, other)).toBe(expected));

  it('of very long texts are all between the first and the last difference', () => {
    const long = Array.from({ length: 1500 }, (_, index) => `w${index}`);
    const other = long.map((word, index) => (index === 10 || index === 1400 ? 'x' : word));
    const parts = marked(long.join(' '), other.join(' '));
    expect(parts.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    expect(parts.map(({ text }) => text).join('')).toBe(long.join(' '));
  });
});

describe('a draft over what somebody else has published', () => {
  const draft = [
    { field: 'name', before: 'A', after: 'B' },
    { field: 'told', before: words('one'), after: words('two') },
    { field: 'keys', before: 1, after: 2 },
  ];

  it('keeps the fields the other did not touch, and of those both did what its writer had found', () => {
    const published = [
      { field: 'told', before: words('one'), after: words('three') },
      { field: 'from', before: null, after: '16:00' },
    ];
    const laid = laidOver(draft, published);
    expect(laid).toEqual([
      draft[0],
      { field: 'told', before: words('three'), after: words('two'), found: words('one') },
      draft[2],
    ]);
    // Published once more: what was found first is still what was found.
    expect(laidOver(laid, [{ field: 'told', before: words('three'), after: words('four') }])[1]).toMatchObject({
      before: words('four'),
      found: words('one'),
    });
    // Taken back: what was found stands again.
    expect(laidOver(laid, [{ field: 'told', before: words('three'), after: words('one') }])).toEqual(draft);
  });

  it('has nothing to say where the other said the same, and where nothing stands any more says so', () => {
    expect(laidOver(draft, [{ field: 'keys', before: 1, after: 2 }])).toEqual(draft.slice(0, 2));
    expect(laidOver(draft, [{ field: 'keys', before: 1, after: null }])[2]).toEqual({
      ...{ field: 'keys', before: null, after: 2, found: 1 },
    });
  });

  it('is told so until its writer says something else of the field', () => {
    const laid = [{ field: 'keys', before: 3, after: 2, found: 1 }];
    expect(stillFound([{ field: 'keys', before: 3, after: 2 }], laid)).toEqual(laid);
    expect(stillFound([{ field: 'keys', before: 3, after: 4 }], laid)).toEqual([
      { field: 'keys', before: 3, after: 4 },
    ]);
  });
});
