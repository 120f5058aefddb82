import type { Choice } from '@/components/form/labelled';
import type { Token } from '@/lib/catalogue/manage/rules';
import type { Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';

export type EditorField = {
  name: string;
  label: string;
  help?: string;
  type: 'words' | 'text' | 'number' | 'choice' | 'flag' | 'reference' | 'ids' | 'lines';
  isLong?: boolean;
  isFraction?: boolean;
  most?: number;
  least?: number;
  options?: readonly Choice[];
  /** Of lines: what each of them has. */
  columns?: readonly EditorField[];
  /** Of lines that are pictures: where a new one is sent, and what those that are known look like. */
  upload?: string;
  pictures?: Readonly<Record<string, PictureValue>>;
  /** As it stands in the field: of the draft, where there is one. */
  value: Value;
  /** As it is shown. */
  shown: Value;
  /** Of words that a draft changes: what stood before, marked where it differs. */
  before?: Partial<Record<Locale, Token[]>>;
  /** Of anything else that a draft changes, in words. */
  beforeText?: string;
  /** What stood when the draft was written, in words, where something else was published since. */
  foundText?: string;
  /** The language that says what it said before, while the other one says something new. */
  lags: Locale | null;
};

export type EditorSection = { name: string; label: string; fields: readonly EditorField[] };

export type EditorWords = Record<
  | 'keep'
  | 'publish'
  | 'kept'
  | 'published'
  | 'before'
  | 'beforeNothing'
  | 'meanwhile'
  | 'takeBack'
  | 'takeBackOf'
  | 'lags'
  | 'lagAsk'
  | 'lagText'
  | 'lagYes'
  | 'lagNo'
  | 'inEnglish'
  | 'inGerman'
  | 'add'
  | 'up'
  | 'down'
  | 'remove'
  | 'removeOf'
  | 'pictureAdd'
  | 'pictureBringing'
  | 'pictureBrought'
  | 'pictureHelp'
  | 'pictureHelpOne'
  | 'pictureSet'
  | 'pictureCover'
  | 'altEn'
  | 'altDe'
  | 'focusX'
  | 'focusY',
  string
>;

/** Of an editor its own address, and the one that led to it. */
export type EditorPages = { page: string; list: string };
