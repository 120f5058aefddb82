import type { Choice } from '@/components/form/labelled';
import type { Token } from '@/lib/catalogue/manage/rules';
import type { Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';

export type EditorField = {
  name: string;
  label: string;
  help?: string;
  type: 'words' | 'text' | 'number' | 'choice' | 'flag' | 'reference' | 'ids';
  isLong?: boolean;
  isFraction?: boolean;
  most?: number;
  least?: number;
  options?: readonly Choice[];
  /** As it stands in the field: of the draft, where there is one. */
  value: Value;
  /** As it is shown. */
  shown: Value;
  /** Of words that a draft changes: what stood before, marked where it differs. */
  before?: Partial<Record<Locale, Token[]>>;
  /** Of anything else that a draft changes, in words. */
  beforeText?: string;
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
  | 'takeBack'
  | 'takeBackOf'
  | 'lags'
  | 'lagAsk'
  | 'lagText'
  | 'lagYes'
  | 'lagNo'
  | 'inEnglish'
  | 'inGerman',
  string
>;
