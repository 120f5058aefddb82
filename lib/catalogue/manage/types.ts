import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureRow } from '@/lib/platform/media/queries';
import { managedKinds } from './managed-kinds';

export type ManagedKind = (typeof managedKinds)[number];

export const isManagedKind = (kind: string): kind is ManagedKind => managedKinds.some((one) => one === kind);

/** Both languages; empty: nothing is said. */
export type Words<Said = string> = Record<Locale, Said>;

/** Of a field, as it is kept in versions and sent by the API. */
export type Cell = string | number | boolean | null | Words;
/** Of a list its lines, each with the same columns: pictures, beds, restaurants. */
export type Line = Readonly<Record<string, Cell>>;
export type Value = Cell | readonly string[] | readonly Line[];
export type Values = Readonly<Record<string, Value>>;

export type ChoiceList =
  | 'operators'
  | 'facilities'
  | 'hotels'
  | 'places'
  | 'countries'
  | 'sectors'
  | 'programmes'
  | 'channels'
  | 'hotelFacilities'
  | 'roomFacilities';

type Common = {
  /** Under which heading the editor shows it. */
  section: string;
  /** Nothing is published without it; of words in both languages. */
  isNeeded?: true;
};
export type Field = Common &
  (
    | { type: 'words'; most: number; isLong?: true; isMarkdown?: true; isList?: true }
    | { type: 'text'; most: number; format?: 'email' | 'time' | 'slug' }
    | { type: 'number'; least: number; most: number; isFraction?: true }
    | { type: 'choice'; options: readonly string[] }
    | { type: 'flag' }
    /** One of a list of the catalogue, or some of it by their ids in order. */
    | { type: 'reference'; of: ChoiceList }
    | { type: 'ids'; of: ChoiceList }
    /** In the order in which they are shown. */
    | { type: 'lines'; columns: Fields; most: number; arePictures?: true }
  );
export type Fields = Readonly<Record<string, Field>>;

/** A difference of one field. */
export type Change = {
  field: string;
  before: Value;
  after: Value;
  /** Of a draft: what stood when it was written, where somebody else has published something since. */
  found?: Value;
};

/** The field of every kind that can be retired: null, `removed`, or `moved:` with what its address leads to. */
export const RETIRED = 'retired';

export const managedDeeds = ['changed', 'undone', 'broughtBack', 'retired', 'created'] as const;
export type ManagedDeed = (typeof managedDeeds)[number];

/** Something of a kind as it stands. */
export type Stored = {
  name: string;
  /** Where it lies, or what it is. */
  detail: string;
  values: Values;
  /** Null: it is shown. */
  retired: string | null;
  changedAt: Date | null;
  /** What its pictures look like, by their ids, where they were read with it. */
  pictures?: Readonly<Record<string, PictureRow>>;
};

export const managedStates = ['waiting', 'missing', 'published', 'retired'] as const;
export type ManagedState = (typeof managedStates)[number];
