'use client';

import { createContext, type FormEvent, type ReactNode, use, useEffect, useState } from 'react';
import { fill } from '@/components/form/types';
import { Locally } from '@/components/sales/selection/locally';
import { shortDay } from '@/components/sales/selection/party-words';
import { useSelection } from '@/components/sales/selection/selection-context';
import { SelectionTotal } from '@/components/sales/selection/selection-total';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { selectedRate } from '@/lib/sales/selection/rules/change';
import { isOfPlace } from '@/lib/sales/selection/rules/scope';
import { datedTerms } from '@/lib/sales/selection/rules/terms';
import { commissionOfSelection, termsOfSelection, totalOf } from '@/lib/sales/selection/rules/total';
import type { SelectedRate, Selection, SelectionPlace } from '@/lib/sales/selection/types';

const FORM = 'room-rate';
const RADIO = `#${FORM} [type=radio]`;

/** Enter at a rate means that rate, chosen or not. */
const focusedRadio = () => document.querySelector<HTMLInputElement>(`${RADIO}:focus`);

type Words = Record<'add' | 'several' | 'freeUntil' | 'thenFee', string>;

type Setting = SelectionPlace & {
  room: { id: string; name: string };
  /** As they are sold today, with the beds that were chosen. */
  offers: readonly SelectedRate[];
  quantity: number;
  words: Words;
};

type Choice = Setting & {
  chosen: SelectedRate | null;
  choose: (id: string) => void;
  isMissing: boolean;
  add: () => void;
};

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('A rate to choose stands outside of its room.');
  return choice;
}

/** Around a room with its rates: one of them is chosen, at first the one it is selected at already (rule 4.15). */
export function RoomChoice({ children, ...setting }: Setting & { children: ReactNode }) {
  const { hotel, stay, room, offers, quantity } = setting;
  const { selection, choose: select } = useSelection();
  const [id, setId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [guests] = offers;
  const kept =
    guests && selection && isOfPlace(selection, { hotel, stay }) ? selectedRate(selection, room.id, guests) : null;
  const chosen = offers.find((offer) => offer.id === (id ?? kept)) ?? null;
  const add = () => {
    const at = focusedRadio();
    const taken = chosen ?? offers.find((offer) => offer.id === at?.value);
    setIsMissing(!taken);
    if (taken) {
      setId(taken.id);
      select({ hotel, stay }, room, Array<SelectedRate>(quantity).fill(taken));
    } else document.querySelector<HTMLInputElement>(RADIO)?.focus();
  };
  const choose = (next: string) => {
    setIsMissing(false);
    setId(next);
  };
  return <ChoiceContext value={{ ...setting, chosen, choose, isMissing, add }}>{children}</ChoiceContext>;
}

/** The rates as one group of radios that has the focus at first: arrows choose, Enter adds. */
export function RateForm({ children }: { children: ReactNode }) {
  const { add } = useChoice();
  const { isRead } = useSelection();
  useEffect(() => {
    const hasKeys = matchMedia('(hover: hover) and (width >= 1000px)').matches;
    if (!isRead || !hasKeys || document.activeElement !== document.body) return;
    const first =
      document.querySelector<HTMLInputElement>(`${RADIO}:checked`) ?? document.querySelector<HTMLInputElement>(RADIO);
    first?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <form
      id={FORM}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        add();
      }}
    >
      {children}
    </form>
  );
}

export function RateRadio({ id, label }: { id: string; label: string }) {
  const { chosen, choose } = useChoice();
  return (
    <input
      type="radio"
      name="rate"
      value={id}
      aria-label={label}
      checked={chosen?.id === id}
      onChange={() => choose(id)}
      className="absolute top-3 left-3 size-5 cursor-pointer accent-main-ink desk:left-5"
    />
  );
}

/** What the chosen rate comes to for all rooms, what it earns, what is paid at the hotel, and the way on. */
export function RoomTotal() {
  const { chosen, quantity, room, words: own, isMissing } = useChoice();
  const { isRead, words } = useSelection();
  const rooms = chosen ? [{ ...room, offers: Array<SelectedRate>(quantity).fill(chosen) }] : [];
  const selection = { rooms };
  const commission = commissionOfSelection(selection);
  return (
    <div>
      {chosen ? (
        <dl className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {quantity > 1 ? fill(own.several, { count: quantity, rate: chosen.rateName }) : chosen.rateName}
            </dt>
            <dd>
              <SelectionTotal total={totalOf(selection)} className="text-22 font-bold whitespace-nowrap" />
            </dd>
          </div>
          {commission && (
            <div className="flex justify-between gap-4 text-13">
              <dt className="text-soft">{`${words.commission}, ${formatNumber(commission.percent, 1)} %`}</dt>
              <dd className="figures font-bold whitespace-nowrap">{formatMoney(commission.total)}</dd>
            </div>
          )}
          <Locally selection={selection} />
        </dl>
      ) : (
        <p className="text-soft">{words.chooseRate}</p>
      )}
      <button
        type="submit"
        form={FORM}
        disabled={!isRead}
        aria-describedby={isMissing ? `${FORM}-missing` : undefined}
        className={compactButtonClass('primary', 'large', 'mt-4 w-full')}
      >
        {own.add}
      </button>
      {isMissing && (
        <p id={`${FORM}-missing`} role="alert" className="mt-2 text-13 font-bold text-negative">
          {words.rateMissing}
        </p>
      )}
      {chosen && <TermsSentence rooms={rooms} />}
    </div>
  );
}

/** Until when all of it is free of charge, and what the first step costs after that. */
function TermsSentence({ rooms }: Pick<Selection, 'rooms'>) {
  const { hotel, stay, words: own } = useChoice();
  const { locale, today, words } = useSelection();
  const terms = termsOfSelection({ hotel, stay, rooms }, today);
  const [paid] = datedTerms(terms);
  const fee = paid?.dated.find(({ kind }) => kind === 'fee' || kind === 'everything');
  const { freeUntil } = terms;
  const sentences = terms.isNonRefundable
    ? [words.nonRefundable]
    : [
        freeUntil ? fill(own.freeUntil, { day: shortDay(freeUntil, locale) }) : words.freeNoMore,
        ...(fee ? [fill(own.thenFee, { day: shortDay(fee.on, locale), percent: formatNumber(fee.percent, 1) })] : []),
      ];
  return (
    <p className={`mt-3 flex gap-2 text-13 ${terms.isNonRefundable ? 'text-negative' : 'text-soft'}`}>
      <Icon name={freeUntil && !terms.isNonRefundable ? 'check' : 'warning'} className="mt-0.5 size-4" />
      {sentences.join(' ')}
    </p>
  );
}
