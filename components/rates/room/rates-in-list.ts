import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SelectedRate, SelectionStay } from '@/lib/sales/selection/types';
import type { TimelineWords } from './terms-view';

/** What all rates of a hotel share. */
export type SharedRates = {
  hotel: { id: string; name: string };
  stay: SelectionStay;
  today: PlainDate;
  locale: Locale;
  words: TimelineWords & { failed: string };
};

/** Who would sleep in a room. */
export type RoomParty = Pick<SelectedRate, 'numAdults' | 'childrenAges'>;

/** Of the list of a room's rates; `rateData` of each. */
export const roomData = (room: { id: string; name: string }, { numAdults, childrenAges }: RoomParty) => ({
  'data-room': room.id,
  'data-name': room.name,
  'data-adults': numAdults,
  'data-ages': childrenAges.join(','),
});

/** `price`: in units of its currency; null: on request. */
export const rateData = ({ id, price, hasNoShowClause }: Rate) => ({
  'data-rate': id,
  'data-price': price ?? undefined,
  'data-no-show': hasNoShowClause ? '' : undefined,
});

/** The rate plan's id, what it costs, and whether who does not come pays. */
type Rate = { id: string; price: number | null; hasNoShowClause: boolean };

export type RateInList = Rate & {
  room: { id: string; name: string };
  party: RoomParty;
  row: HTMLElement;
  /** What is done with it, and the button there. */
  cell: HTMLElement;
  button: HTMLButtonElement;
  /** Its terms. */
  details: HTMLDetailsElement;
  isOpen: boolean;
};

function rateIn(row: HTMLElement): RateInList | null {
  const { room, name = '', adults, ages = '' } = row.closest<HTMLElement>('[data-room]')?.dataset ?? {};
  const { rate: id, price, noShow } = row.dataset;
  const details = row.querySelector('details');
  const cell = row.querySelector<HTMLElement>('[data-is="action"]');
  const button = cell?.querySelector('button');
  if (!room || !id || !details || !cell || !button) return null;
  return {
    ...{ id, row, cell, button, details },
    price: price === undefined ? null : Number(price),
    hasNoShowClause: noShow !== undefined,
    isOpen: details.open,
    room: { id: room, name },
    party: { numAdults: Number(adults), childrenAges: ages === '' ? [] : ages.split(',').map(Number) },
  };
}

/** The rates that stand in a list, as they say it themselves. */
export function ratesIn(list: ParentNode | null): RateInList[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-rate]') ?? [])].flatMap((row) => rateIn(row) ?? []);
}

const saidOf = ({ id, price, hasNoShowClause, isOpen, room, party }: RateInList) =>
  JSON.stringify([id, price, hasNoShowClause, isOpen, room, party]);

export function areSameRates(a: readonly RateInList[], b: readonly RateInList[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return other?.row === one.row && other.cell === one.cell && saidOf(other) === saidOf(one);
    })
  );
}
