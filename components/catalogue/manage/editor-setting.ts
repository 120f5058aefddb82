import type { Choice } from '@/components/form/labelled';
import type { Value } from '@/lib/catalogue/manage/types';
import type { PictureValue } from '@/lib/platform/media/types';

export type EditorField = {
  name: string;
  label: string;
  help?: string;
  type: 'words' | 'text' | 'number' | 'choice' | 'flag' | 'reference' | 'ids' | 'lines';
  isLong?: boolean;
  /** Of words: one a line. */
  isList?: boolean;
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
  /** What stood when the draft was written, in words, where something else was published since. */
  foundText?: string;
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
  | 'yes'
  | 'no'
  | 'nothing'
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
