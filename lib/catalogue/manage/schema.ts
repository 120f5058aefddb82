import { z } from 'zod';
import { slugify } from '@/lib/platform/addresses/slug';
import { emailField, oneLine, optionalText } from '@/lib/platform/fields';
import { ascending, together } from './fields';
import { managedKinds } from './managed-kinds';
import { blankValues, isLines, isWords } from './rules';
import {
  type Field,
  type Fields,
  type Line,
  type ManagedKind,
  managedDeeds,
  managedStates,
  type Value,
  type Values,
} from './types';

const MOST_IDS = 200;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const linesOf = (said: string) => said.split('\n').filter((line) => line.trim()).length;

function wordsSchema(field: Extract<Field, { type: 'words' }>) {
  const said = optionalText(field.most).default('');
  const words = z.strictObject({ en: said, de: said });
  if (!field.isList) return words;
  return words.superRefine(({ en, de }, context) => {
    if (linesOf(en) !== linesOf(de)) context.addIssue({ code: 'custom', path: ['de'], message: 'highlightsUneven' });
  });
}

/** Nothing typed is nothing kept. */
function lineSchema({ most, format }: Extract<Field, { type: 'text' }>) {
  const line = z.string().overwrite(oneLine).max(most, 'tooLong');
  if (format === 'slug') return line.refine((value) => value !== '' && slugify(value) === value, 'addressSpelling');
  const read = line.transform((value) => value || null).nullable();
  if (format === 'email') return read.pipe(emailField.nullable());
  if (format === 'time') return read.pipe(z.string().regex(TIME, 'timeNeeded').nullable());
  return read;
}

/** Every line has all its columns; what is not said of one is nothing. */
function linesSchema({ columns, most }: Extract<Field, { type: 'lines' }>): z.ZodType<Value> {
  const line = valuesSchema(columns).transform((values) => ({ ...blankValues(columns), ...values }));
  return z.array(line).max(most, 'tooMany') as unknown as z.ZodType<Value>;
}

function schemaOf(field: Field): z.ZodType<Value> {
  if (field.type === 'words') return wordsSchema(field);
  if (field.type === 'flag') return z.boolean();
  if (field.type === 'reference')
    return z
      .string()
      .max(80)
      .nullable()
      .transform((id) => id || null);
  if (field.type === 'ids')
    return z
      .array(z.string().max(80))
      .max(MOST_IDS)
      .transform((ids) => [...new Set(ids)].sort());
  if (field.type === 'lines') return linesSchema(field);
  if (field.type === 'choice') return z.enum(field.options as [string, ...string[]], 'invalidValue');
  if (field.type === 'text') return lineSchema(field) as z.ZodType<Value>;
  const number = z.number({ error: 'numberNeeded' }).min(field.least, 'numberBeyond').max(field.most, 'numberBeyond');
  return (field.isFraction ? number : number.refine(Number.isInteger, 'wholeNumberNeeded')).nullable();
}

/** Some fields of a kind, each as it has to be to be kept as a draft: a text that is missing may come later. */
export function valuesSchema(fields: Fields): z.ZodType<Values> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).optional()]));
  return z.strictObject(shape) as unknown as z.ZodType<Values>;
}

/** Path → message key: what is missing to be published. */
export function missingOf(fields: Fields, values: Values, path = 'values'): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] ?? null;
    if (field.type === 'lines' && isLines(value)) {
      for (const [at, line] of value.entries())
        Object.assign(missing, missingOf(field.columns, line, `${path}.${name}.${at}`));
    }
    if (!field.isNeeded) continue;
    if (value === null || value === '' || (isLines(value) && value.length === 0))
      missing[`${path}.${name}`] = 'required';
    if (!isWords(value)) continue;
    for (const locale of ['en', 'de'] as const) if (!value[locale]) missing[`${path}.${name}.${locale}`] = 'required';
  }
  return missing;
}

const MOST_HIGHLIGHTS = 6;

const linesIn = (value: Value | undefined): readonly Line[] => (isLines(value) ? value : []);
const saysOne = (value: Value | undefined): boolean => isWords(value) && Boolean(value.en) !== Boolean(value.de);

/** Path → message key: what of the fields of a kind contradicts each other. */
export function conflictsOf(kind: ManagedKind, values: Values): Record<string, string> {
  const conflicts: Record<string, string> = {};
  for (const [one, other] of together[kind] ?? []) {
    const isSaid = (name: string) => (values[name] ?? null) !== null;
    if (isSaid(one) !== isSaid(other)) conflicts[`values.${isSaid(one) ? other : one}`] = 'togetherNeeded';
  }
  for (const [least, most] of ascending[kind] ?? []) {
    const [from, to] = [values[least], values[most]];
    if (typeof from === 'number' && typeof to === 'number' && to < from) conflicts[`values.${most}`] = 'numberBeyond';
  }
  for (const [at, { maxPax, maxAdults }] of linesIn(values.beds).entries()) {
    const isOver = typeof maxPax === 'number' && typeof maxAdults === 'number' && maxAdults > maxPax;
    if (isOver) conflicts[`values.beds.${at}.maxAdults`] = 'numberBeyond';
  }
  // One is said once.
  for (const [list, column] of [
    ['facilityList', 'facilityId'],
    ['programmes', 'programmeId'],
  ] as const) {
    const offered = linesIn(values[list]).map((line) => line[column]);
    for (const [at, id] of offered.entries()) {
      if (offered.indexOf(id) < at) conflicts[`values.${list}.${at}.${column}`] = 'invalidValue';
    }
  }
  if (kind !== 'properties') return conflicts;
  const { petDetails, petsAllowed, highlights } = values;
  const isPetsSaid = isWords(petDetails) && Boolean(petDetails.en || petDetails.de);
  if (saysOne(petDetails)) conflicts['values.petDetails.de'] = 'bothLanguagesNeeded';
  if (isPetsSaid && petsAllowed === false) conflicts['values.petDetails.en'] = 'petsNotAllowed';
  const hasTooMany = isWords(highlights) && linesOf(highlights.en) > MOST_HIGHLIGHTS;
  if (hasTooMany) conflicts['values.highlights.en'] = 'tooManyHighlights';
  return conflicts;
}

const version = z.string().max(60);
const anyCell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ en: z.string().optional(), de: z.string().optional() }),
]);
const anyValue = z.union([anyCell, z.array(z.string()), z.array(z.record(z.string().max(60), anyCell))]);

/** PATCH /api/manage/{kind}/{id}: `version` is the one that was read; `isPublished`: not as a draft, but for all to see. */
export const savedSchema = z.strictObject({
  version,
  values: z.record(z.string().max(60), anyValue),
  isPublished: z.boolean().default(false),
});
export type Saved = z.output<typeof savedSchema>;

/** POST /api/manage/{kind}: what is asked of something new. Without an `address` its name makes one. */
export const createdSchema = z.strictObject({
  values: z.record(z.string().max(60), anyValue),
  address: z.string().max(80, 'tooLong').optional(),
});
export type Created = z.output<typeof createdSchema>;

/** POST …/publish */
export const versionSchema = z.strictObject({ version });

/** POST …/undo: the last change, or with `number` everything since that version. */
export const undoneSchema = z.strictObject({ version, number: z.int().min(0).optional() });
export type Undone = z.output<typeof undoneSchema>;

/** POST …/retire: `to` is what the address leads to from now on; `own`: it is brought back. */
export const retiredSchema = z
  .strictObject({
    version,
    address: z.enum(['moved', 'removed', 'own'], 'required'),
    to: z.string().max(80).optional(),
  })
  .superRefine(({ address, to }, context) => {
    if (address === 'moved' && !to) context.addIssue({ code: 'custom', path: ['to'], message: 'required' });
  });
export type Retired = z.output<typeof retiredSchema>;

const stateJson = z.enum(managedStates);
const shareJson = z.strictObject({ en: z.int(), de: z.int() });
const cellJson = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ en: z.string(), de: z.string() }),
]);
const valueJson = z.union([
  cellJson,
  z.array(z.string()).readonly(),
  z.array(z.record(z.string(), cellJson).readonly()).readonly(),
]);
const changeJson = z.strictObject({
  field: z.string(),
  before: valueJson,
  after: valueJson,
  found: valueJson.optional(),
});
const personJson = z.strictObject({ name: z.string(), actingFor: z.string().nullable() });

export const managedAnswerSchema = z.strictObject({ _id: z.string(), version: z.string() });
export type ManagedAnswer = z.output<typeof managedAnswerSchema>;

export const managedListQuerySchema = z.object({
  search: z.string().max(80).optional(),
  state: stateJson.optional(),
});
export type ManagedListQuery = z.output<typeof managedListQuerySchema>;

const lineJson = z.strictObject({
  _id: z.string(),
  name: z.string(),
  detail: z.string(),
  state: stateJson,
  /** Of its words, in per cent. */
  filled: shareJson,
  /** How many fields of a draft differ from what is shown. */
  changes: z.int(),
  retired: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: personJson.nullable(),
});
export type ManagedLine = z.output<typeof lineJson>;

export const managedListSchema = z.strictObject({ results: z.array(lineJson), more: z.int() });
export type ManagedList = z.output<typeof managedListSchema>;

const versionJson = z.strictObject({
  number: z.int(),
  deed: z.enum(managedDeeds),
  isPublished: z.boolean(),
  at: z.iso.datetime(),
  by: personJson,
  changes: z.array(changeJson),
});
export type ManagedVersion = z.output<typeof versionJson>;

const pictureJson = z.strictObject({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  placeholder: z.string().nullable(),
});

/** POST …/pictures: kept, and on no page until a list of pictures has it. */
export const managedPictureSchema = z.strictObject({ _id: z.string(), picture: pictureJson });
export type ManagedPicture = z.output<typeof managedPictureSchema>;

export const managedJsonSchema = z.strictObject({
  _id: z.string(),
  kind: z.enum(managedKinds),
  name: z.string(),
  detail: z.string(),
  state: stateJson,
  version: z.string(),
  retired: z.string().nullable(),
  /** It has never been published. */
  isNew: z.boolean(),
  /** As they are shown. */
  values: z.record(z.string(), valueJson),
  /** What a draft changes of them. */
  draft: z.array(changeJson),
  /** The newest first. */
  history: z.array(versionJson),
  /** Those that are shown or that the draft has, by id. */
  pictures: z.record(z.string(), pictureJson),
});
export type ManagedJson = z.output<typeof managedJsonSchema>;
