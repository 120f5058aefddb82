import type { Choice } from '@/components/form/labelled';
import { managedFields } from '@/lib/catalogue/manage/fields';
import { blankValues, isWords, lagging, marked, withChanges } from '@/lib/catalogue/manage/rules';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import type { Change, ChoiceList, Field, Fields, Value, Values } from '@/lib/catalogue/manage/types';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { EditorField, EditorSection } from './editor-setting';

type Words = Messages['managed'];
const named = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** Of each language that the draft changes, what stood before with what is gone of it. */
function beforeOf({ before, after }: Change): EditorField['before'] {
  if (!isWords(before) || !isWords(after)) return undefined;
  const changed = locales.filter((locale) => before[locale] !== after[locale]);
  return Object.fromEntries(changed.map((locale) => [locale, marked(before[locale], after[locale])]));
}

type Listed = {
  words: Words;
  /** What is chosen of a few. */
  options: Readonly<Record<string, string>>;
  choices: Partial<Record<ChoiceList, readonly { id: string; name: string }[]>>;
};
type Made = Listed & {
  /** What is to be known of a field of this kind alone. */
  helpOf?: Readonly<Record<string, string>>;
  textOf: (value: Value) => string;
  /** Where new pictures are sent, and those that are known. */
  upload?: string;
  pictures?: ManagedJson['pictures'];
};

/** How the few that fields choose of are called. */
export function optionNames({ hotelSearch, hotel, managed }: Messages): Readonly<Record<string, string>> {
  const { hotelCategories, roomCategories } = hotelSearch;
  return {
    ...hotelCategories,
    ...roomCategories,
    ...hotel.rooms.bed,
    ...managed.facilities,
    ...managed.option,
    ...managed.country,
  };
}

function optionsOf(field: Field, value: Value, { words, options, choices }: Listed): Choice[] {
  const none = { value: '', label: field.isNeeded ? words.create.choose : words.editor.nothing };
  if (field.type === 'choice') {
    const few = field.options.map((option) => ({ value: option, label: named(options, option) }));
    return value === null ? [none, ...few] : few;
  }
  if (!('of' in field)) return [];
  const listed = (choices[field.of] ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return field.type === 'ids' ? listed : [none, ...listed];
}

/** Fields of something new, each with nothing in it. */
export function blankFieldsOf(fields: Fields, values: Values, listed: Listed): EditorField[] {
  return Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? null;
    return toField(name, field, { value, shown: value, change: undefined, lags: null }, { ...listed, textOf: String });
  });
}

function toField(
  name: string,
  field: Field,
  { value, shown, change, lags }: { value: Value; shown: Value; change: Change | undefined; lags: Locale | null },
  made: Made,
): EditorField {
  const { words, textOf } = made;
  const help = made.helpOf?.[name] ?? (words.help as Readonly<Record<string, string>>)[name];
  return {
    name,
    label: named(words.field, name),
    ...(help && { help }),
    type: field.type,
    ...(field.type === 'words' && { isLong: field.isLong, most: field.most }),
    ...(field.type === 'text' && { most: field.most }),
    ...(field.type === 'number' && { least: field.least, most: field.most, isFraction: field.isFraction }),
    ...(field.type === 'lines' && {
      columns: blankFieldsOf(field.columns, blankValues(field.columns), made),
      ...(field.arePictures && { most: field.most, upload: made.upload, pictures: made.pictures }),
    }),
    options: optionsOf(field, value, made),
    value,
    shown,
    ...(change && field.type === 'words' && { before: beforeOf(change) }),
    ...(change && field.type !== 'words' && { beforeText: textOf(change.before) }),
    ...(change?.found !== undefined && { foundText: textOf(change.found) }),
    lags,
  };
}

/** The editor's fields under their headings, with what the draft changes of each. */
export function sectionsOf({ kind, values, draft }: ManagedJson, made: Made): EditorSection[] {
  const fields = managedFields[kind];
  const standing = withChanges(values, draft);
  const late = lagging(draft);
  const sections = new Map<string, EditorField[]>();
  for (const [name, field] of Object.entries(fields)) {
    // What is not this editor's is not told either.
    if (!(name in values)) continue;
    const one = toField(
      name,
      field,
      {
        value: standing[name] ?? null,
        shown: values[name] ?? null,
        change: draft.find((change) => change.field === name),
        lags: late.find((change) => change.field === name)?.locale ?? null,
      },
      { ...made, helpOf: (made.words.helpOf as Readonly<Record<string, Readonly<Record<string, string>>>>)[kind] },
    );
    sections.set(field.section, [...(sections.get(field.section) ?? []), one]);
  }
  return [...sections].map(([name, own]) => ({ name, label: named(made.words.section, name), fields: own }));
}
