'use client';

import { fill } from '@/components/form/types';
import { type DifferenceRow, DifferenceTable } from '@/components/sales/lead/interest-form/difference-table';
import { acceptWay, honourWay, leaveWay, PriceMovedPage } from '@/components/sales/lead/interest-form/price-moved';
import type { InterestWords } from '@/components/sales/lead/interest-form/setting';
import { Icon } from '@/components/ui/icon';
import type { PlainDate } from '@/lib/platform/dates';
import { formatAmount } from '@/lib/platform/money';
import { differenceOf, type SelectionDifference } from '@/lib/sales/selection/rules/interest';
import type { Selection } from '@/lib/sales/selection/types';
import { addressOf } from '../address';
import { shortDay } from '../party-words';
import { useSelection } from '../selection-context';

export type Moved = {
  /** As it was shown. */
  was: Selection;
  /** The same rooms at the rates of now; null: one of them is no longer sold so. */
  is: Selection | null;
};

type Props = {
  moved: Moved;
  formId: string;
  isBusy: boolean;
  words: InterestWords;
  onAccept: () => void;
  onBack: () => void;
};

/** Of rooms of a hotel: by room, with what is due when and until when it is free. */
export function PriceMoved({ moved: { was, is }, formId, isBusy, words, onAccept, onBack }: Props) {
  const { today, locale, words: selected } = useSelection();
  const difference = is && differenceOf(was, is, today);
  const now = difference?.price.is;
  const shown = difference?.price.was;
  const { checkInDate, checkOutDate } = was.stay;
  const sending = { formId, isBusy };
  const asked =
    now && shown
      ? [
          acceptWay(words, formatAmount(now), { ...sending, onTake: onAccept }),
          honourWay(words, formatAmount(shown), sending),
        ]
      : [];
  const label = (
    <>
      {words.anotherButton} <Icon name="right" />
    </>
  );
  const { another: title, anotherText: text } = words;
  const another = leaveWay('another', { title, text, label, href: addressOf(was) }, !is);
  return (
    <PriceMovedPage
      back={words.title}
      onBack={onBack}
      title={is ? words.movedTitle : words.goneTitle}
      text={is ? words.movedText : words.goneText}
      house={was.hotel.name}
      period={{ checkIn: checkInDate, checkOut: checkOutDate }}
      locale={locale}
      heading="h1"
      ways={[...asked, another]}
    >
      {difference && (
        <DifferenceTable
          caption={words.movedTitle}
          rows={rowsOf(difference, { words, selected, day: (date) => (date ? shortDay(date, locale) : null) })}
          words={{ ...words, what: fill(words.pricesIn, { currency: shown?.currency ?? '' }) }}
        />
      )}
    </PriceMovedPage>
  );
}

type Said = {
  words: InterestWords;
  selected: { freeOfCharge: string; commission: string };
  day: (date: PlainDate | null) => string | null;
};

function rowsOf({ rooms, price, dated, freeUntil, commission }: SelectionDifference, said: Said): DifferenceRow[] {
  const { words, selected, day } = said;
  const free = { was: day(freeUntil.was) ?? words.notFree, is: day(freeUntil.is) ?? words.notFree };
  return [
    ...rooms.map(({ room, offer, quantity, price: change }, index) => ({
      key: `room ${index}`,
      label: quantity > 1 ? `${quantity} × ${room.name}` : room.name,
      note: offer.rateName,
      change,
      meaning: 'price' as const,
    })),
    { key: 'total', label: words.roomsTotal, change: price, meaning: 'total' },
    ...dated.map(({ kind, on, amount }) => ({
      key: `${kind}${on}`,
      label: `${words.moved[kind]}, ${day(on)}`,
      change: amount,
      meaning: 'neutral' as const,
      mayBeNone: true,
    })),
    {
      key: 'free',
      label: selected.freeOfCharge,
      said: free,
      difference: free.was === free.is ? words.same : '',
    },
    ...(commission
      ? [{ key: 'commission', label: selected.commission, change: commission, meaning: 'earned' as const }]
      : []),
  ];
}
