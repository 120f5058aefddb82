import type { Choice } from '@/components/form/labelled';
import { managedFields } from '@/lib/catalogue/manage/fields';
import { blankValues, withChanges } from '@/lib/catalogue/manage/rules';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import type { Change, ChoiceList, Field, Fields, ManagedKind, Value, Values } from '@/lib/catalogue/manage/types';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { EditorField, EditorSection } from './editor-setting';
import type { Column } from './value-text';

type Words = Messages['managed'];
const named = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

type Listed = {
  words: Words;
  /** What is chosen of a few. */
  options: Readonly<Record<string, string>>;
  choices: Partial<Record<ChoiceList, readonly { id: string; name: string }[]>>;
};
type Made = Listed & {
  /** What is to be known of a field of this kind alone. */
  helpOf?: Readonly<Record<string, string>>;
  /** What a field holds, in words. */
  textOf: (name: string, value: Value) => string;
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

/** What the lines of a field have; of any other field nothing. */
export function columnsFor(kind: ManagedKind, name: string, { field: labels }: Pick<Words, 'field'>): Column[] {
  const field = managedFields[kind][name];
  if (field?.type !== 'lines') return [];
  return Object.entries(field.columns).map(([column, { type }]) => ({
    name: column,
    label: named(labels, column),
    type,
  }));
}

/** Fields of something new, each with nothing in it. */
export function blankFieldsOf(fields: Fields, values: Values, listed: Listed): EditorField[] {
  return Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? null;
    return toField(
      name,
      field,
      { value, shown: value, change: undefined },
      { ...listed, textOf: (_, told) => String(told) },
    );
  });
}

function toField(
  name: string,
  field: Field,
  { value, shown, change }: { value: Value; shown: Value; change: Change | undefined },
  made: Made,
): EditorField {
  const { words, textOf } = made;
  const help = made.helpOf?.[name] ?? (words.help as Readonly<Record<string, string>>)[name];
  return {
    name,
    label: named(words.field, name),
    ...(help && { help }),
    type: field.type,
    ...(field.type === 'words' && { isLong: field.isLong, isList: field.isList, most: field.most }),
    ...(field.type === 'text' && { most: field.most }),
    ...(field.type === 'number' && { least: field.least, most: field.most, isFraction: field.isFraction }),
    ...(field.type === 'lines' && {
      columns: blankFieldsOf(field.columns, blankValues(field.columns), made),
      ...(field.arePictures && { most: field.most, upload: made.upload, pictures: made.pictures }),
    }),
    options: optionsOf(field, value, made),
    value,
    shown,
    ...(change?.found !== undefined && { foundText: textOf(name, change.found) }),
  };
}

/** The editor's fields under their headings, as the draft has them and as they are shown. */
export function sectionsOf({ kind, values, draft }: ManagedJson, made: Made): EditorSection[] {
  const fields = managedFields[kind];
  const standing = withChanges(values, draft);
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
      },
      { ...made, helpOf: (made.words.helpOf as Readonly<Record<string, Readonly<Record<string, string>>>>)[kind] },
    );
    sections.set(field.section, [...(sections.get(field.section) ?? []), one]);
  }
  return [...sections].map(([name, own]) => ({ name, label: named(made.words.section, name), fields: own }));
}
