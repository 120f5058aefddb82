import 'server-only';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Change, Stored, Values } from '../types';

export type At = { now: Date; today: PlainDate };

export type Sought = { search: string | undefined; locale: Locale };

/** How the things of one kind are found, read and written. */
export type Kind = {
  list: (tx: Transaction, sought: Sought) => Promise<{ rows: (Stored & { id: string })[]; total: number }>;
  read: (tx: Transaction, id: string, locale: Locale) => Promise<Stored | null>;
  /** Throws 422 at the field for what the others of its kind forbid. */
  write: (tx: Transaction, id: string, changes: readonly Change[], at: At) => Promise<void>;
  /** The row of something new, with all that was asked when it was made. None: nobody makes one. */
  create?: (tx: Transaction, id: string, values: Values, at: At) => Promise<void>;
  /** What lies on it has to be there first, pictures: its row is made with it, as a draft that nobody is shown. */
  isRowFirst?: true;
  /** Whether an address may lead to it: it is shown. */
  isShown: (tx: Transaction, id: string) => Promise<boolean>;
};

/** More are found by a search. */
export const MOST_LISTED = 100;

export const like = (search: string) => ({ contains: search, mode: 'insensitive' }) as const;
