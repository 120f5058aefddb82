'use client';

import { createContext, use } from 'react';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type {
  SelectedRate,
  SelectedRoom,
  Selection,
  SelectionOwner,
  SelectionPlace,
} from '@/lib/sales/selection/types';

export type SelectionWords = Messages['selection'];

/** What the browser needs to know of the page it selects on. */
export type SelectionSetting = {
  owner: SelectionOwner;
  /** Address of the page that shows rooms and selection; null: this one does. */
  rooms: string | null;
  today: PlainDate;
  /** Whether this person may see commission on this page. */
  showsCommission: boolean;
  locale: Locale;
  words: SelectionWords;
  /** Kind of bed → its name. */
  bedNames: Readonly<Record<string, string>>;
};

export type SelectionTools = SelectionSetting & {
  /** False until the browser was asked what it keeps. */
  isRead: boolean;
  /** Of this person and from today on, whatever hotel it is of; null: none. */
  selection: Selection | null;
  /**
   * Chooses the rates of all rooms of one type. Where that would leave a selection of another hotel, period or payment
   * profile behind, it asks first.
   */
  choose: (place: SelectionPlace, room: Pick<SelectedRoom, 'id' | 'name'>, offers: readonly SelectedRate[]) => void;
  /** All rooms of a proposal at once, in place of whatever was selected; the way back is offered. */
  chooseAll: (
    place: SelectionPlace,
    rooms: readonly { room: Pick<SelectedRoom, 'id' | 'name'>; offer: SelectedRate }[],
  ) => void;
  /** Makes another one of it; null: none. `undo`: the sentence that offers the way back. */
  change: (make: (selection: Selection) => Selection | null, undo?: string) => void;
  /** The sentence that offers the way back; null: nothing to undo. */
  undoable: { sentence: string } | null;
  undo: () => void;
};

const SelectionContext = createContext<SelectionTools | null>(null);

export const SelectionContextProvider = SelectionContext.Provider;

export function useSelection(): SelectionTools {
  const tools = use(SelectionContext);
  if (!tools) throw new Error('Something of a selection stands outside of its frame.');
  return tools;
}
