'use client';

import { useId, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, overlaps, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, money, parseNumber } from '@/lib/platform/money';
import { changeStay, isHeld, isSameStay } from '@/lib/rates/stay/rules';
import {
  type changeKinds,
  type EditedStay,
  roundings,
  type StayCalendar,
  type StayChange,
} from '@/lib/rates/stay/types';

type Kind = (typeof changeKinds)[number];

export type StayWords = {
  state: Record<'title' | 'onSale' | 'closed' | 'booking' | 'confirmedOption' | 'ownerBlock', string>;
  kinds: { kind: Kind; label: string }[];
} & Record<
  | 'grid'
  | 'stay'
  | 'onRequest'
  | 'from'
  | 'until'
  | 'what'
  | 'levels'
  | 'percent'
  | 'roundTo'
  | 'amount'
  | 'kept'
  | 'keptOne'
  | 'refused'
  | 'nothing'
  | 'apply'
  | 'applyOne'
  | 'applyOwner'
  | 'done'
  | 'last'
  | 'undo'
  | 'undone',
  string
>;

type Props = { calendar: StayCalendar; locale: Locale; words: StayWords };

type Form = {
  from: PlainDate;
  until: PlainDate;
  kind: Kind;
  levels: readonly string[];
  percent: string;
  roundTo: (typeof roundings)[number];
  amount: string;
};

/** Null where a number is missing or wrong. */
function readChange({ kind, levels: serviceLevels, percent, roundTo, amount }: Form): StayChange | null {
  if (kind !== 'percent' && kind !== 'amount') return { kind };
  const value = parseNumber(kind === 'percent' ? percent : amount);
  if (value === null || serviceLevels.length === 0) return null;
  if (kind === 'amount') return value > 0 ? { kind, serviceLevels: [...serviceLevels], amount: value } : null;
  return value >= -50 && value <= 100 ? { kind, serviceLevels: [...serviceLevels], percent: value, roundTo } : null;
}

const field = 'mt-1 h-9 w-full rounded-desk border border-input bg-surface px-3 text-14';

/** The stays of a property with what a change would make of them, and the change. */
export function StayDesk({ calendar, locale, words }: Props) {
  const { propertyId, currency, stays, holds, serviceLevels, revision, lastEdit } = calendar;
  const [form, setForm] = useState<Form>({
    from: stays[0]?.checkIn ?? calendar.from,
    until: stays[0]?.checkOut ?? calendar.until,
    ...{ kind: 'percent', levels: serviceLevels, percent: '', roundTo: 100, amount: '' },
  });
  const edit = useApiMutation<unknown>(paths.api.stayEdits(propertyId), {
    confirmation: words.done,
    // A second press would change the same prices once more.
    onDone: () => setForm((former) => ({ ...former, percent: '', amount: '' })),
  });
  const undo = useApiMutation<unknown>(paths.api.stayUndo(propertyId, lastEdit?.id ?? ''), {
    confirmation: words.undone,
  });
  const isBusy = edit.isBusy || undo.isBusy;

  const { from, until, kind } = form;
  const isRange = until > from;
  const change = isRange ? readChange(form) : null;
  const within = stays.filter(({ checkIn, checkOut }) => checkIn >= from && checkOut <= until);
  const held = within.filter((stay) => isHeld(stay, holds));
  const after = new Map<string, EditedStay>();
  for (const stay of change ? within.filter((one) => !held.includes(one)) : []) {
    const changed = change ? changeStay(stay, change, currency) : stay;
    if (!isSameStay(stay, changed)) after.set(stay.id, changed);
  }
  const isOfOwner = kind === 'ownerUse' || kind === 'endOwnerUse';
  const takesFromSale = kind === 'close' || kind === 'ownerUse';
  const isTaken = holds.some(
    (hold) => hold.kind !== 'ownerBlock' && overlaps(hold, { checkIn: from, checkOut: until }),
  );
  const isRefused = takesFromSale && isTaken;
  const canApply = change !== null && !isRefused && !isBusy && (isOfOwner || after.size > 0);
  const count = String(after.size);
  const label = isOfOwner
    ? words.applyOwner
    : after.size === 0
      ? words.nothing
      : after.size === 1
        ? words.applyOne
        : words.apply.replace('{count}', count);

  const id = useId();
  const set = (changes: Partial<Form>) => setForm({ ...form, ...changes });
  const starts = [...new Set(stays.map(({ checkIn }) => checkIn))];
  const ends = [...new Set(stays.map(({ checkOut }) => checkOut))].sort();

  return (
    <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_352px] wide:items-start">
      <StayTable
        {...{ calendar, locale, words, after, range: { from, until } }}
        onChoose={({ checkIn, checkOut }) => set({ from: checkIn, until: checkOut })}
      />
      <form
        aria-label={words.what}
        className="rounded-desk border border-line bg-surface p-5 text-14 wide:sticky wide:top-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (canApply) edit.send({ from, until, revision, change });
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <label>
            {words.from}
            <select className={field} value={from} onChange={({ target }) => set({ from: target.value as PlainDate })}>
              {starts.map((day) => (
                <option key={day} value={day}>
                  {formatRange(day, day, locale, { month: 'short' })}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.until}
            <select
              className={field}
              value={until}
              onChange={({ target }) => set({ until: target.value as PlainDate })}
            >
              {ends.map((day) => (
                <option key={day} value={day} disabled={day <= from}>
                  {formatRange(day, day, locale, { month: 'short' })}
                </option>
              ))}
            </select>
          </label>
        </div>
        <label className="mt-3 block">
          {words.what}
          <select className={field} value={kind} onChange={({ target }) => set({ kind: target.value as Kind })}>
            {words.kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        {(kind === 'percent' || kind === 'amount') && (
          <>
            <fieldset className="mt-3">
              <legend>{words.levels}</legend>
              {serviceLevels.map((level) => (
                <label key={level} className="mt-1 flex items-center gap-2">
                  <input
                    type="checkbox"
                    checked={form.levels.includes(level)}
                    onChange={({ target }) =>
                      set({
                        levels: serviceLevels.filter((one) =>
                          one === level ? target.checked : form.levels.includes(one),
                        ),
                      })
                    }
                  />
                  {level}
                </label>
              ))}
            </fieldset>
            <div className="mt-3 grid grid-cols-2 gap-3">
              <label>
                {kind === 'percent' ? words.percent : words.amount.replace('{currency}', currency)}
                <input
                  className={field}
                  inputMode="decimal"
                  autoComplete="off"
                  value={kind === 'percent' ? form.percent : form.amount}
                  onChange={({ target }) =>
                    set(kind === 'percent' ? { percent: target.value } : { amount: target.value })
                  }
                />
              </label>
              {kind === 'percent' && (
                <label>
                  {words.roundTo}
                  <select
                    className={field}
                    value={form.roundTo}
                    onChange={({ target }) => set({ roundTo: roundings.find((one) => `${one}` === target.value) ?? 1 })}
                  >
                    {roundings.map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          </>
        )}
        <div aria-live="polite" id={id}>
          {isRefused && <p className="mt-3 text-negative">{words.refused}</p>}
          {!takesFromSale && !isOfOwner && held.length > 0 && (
            <p className="mt-3 text-warning">
              {held.length === 1 ? words.keptOne : words.kept.replace('{count}', String(held.length))}
            </p>
          )}
          {(edit.failure || undo.failure) && <p className="mt-3 text-negative">{edit.failure || undo.failure}</p>}
        </div>
        <button
          type="submit"
          disabled={!canApply}
          aria-describedby={id}
          className={compactButtonClass('primary', 'large', 'mt-4 w-full whitespace-normal!')}
        >
          {label}
        </button>
        {lastEdit && (
          <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3 text-13">
            <p>{words.last.replace('{range}', formatRange(lastEdit.from, lastEdit.until, locale))}</p>
            <button
              type="button"
              disabled={isBusy}
              className={compactButtonClass('quiet', 'large')}
              onClick={() => undo.send({ revision })}
            >
              {words.undo}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}

type TableProps = Props & {
  after: ReadonlyMap<string, EditedStay>;
  range: { from: PlainDate; until: PlainDate };
  onChoose: (stay: EditedStay) => void;
};

function StayTable({ calendar, locale, words, after, range, onChoose }: TableProps) {
  const { stays, holds, serviceLevels, currency } = calendar;
  const stateOf = (stay: EditedStay) => {
    const hold = holds.find((one) => overlaps(one, stay));
    if (hold) return words.state[hold.kind];
    return stay.available ? words.state.onSale : words.state.closed;
  };
  const priceOf = (stay: EditedStay, level: string) => {
    const rate = stay.rates.find(({ serviceLevel }) => serviceLevel === level);
    if (!rate) return '–';
    return rate.amount === null ? words.onRequest : formatMoney(money(rate.amount, currency));
  };
  const shown = (was: string, is: string) =>
    was === is ? (
      is
    ) : (
      <>
        <del className="block text-12 leading-4 text-soft">{was}</del>
        <ins className="font-bold text-main-ink no-underline">{is}</ins>
      </>
    );
  return (
    // Several service levels are wider than a telephone.
    <section aria-label={words.grid} className="overflow-x-auto rounded-desk border border-line bg-surface">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-12 text-soft *:px-3 *:py-2 *:font-normal">
            <th scope="col">{words.stay}</th>
            <th scope="col">{words.state.title}</th>
            {serviceLevels.map((level) => (
              <th key={level} scope="col" className="text-right">
                {level}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stays.map((stay) => {
            const changed = after.get(stay.id) ?? stay;
            const isChosen = stay.checkIn >= range.from && stay.checkOut <= range.until;
            return (
              <tr
                key={stay.id}
                className={`border-b border-line-faint last:border-0 *:px-3 *:py-2 ${isChosen ? 'bg-main-light2' : ''}`}
              >
                <th scope="row" className="text-left font-normal whitespace-nowrap">
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    className="min-h-6 text-left underline-offset-4 hover:underline"
                    onClick={() => onChoose(stay)}
                  >
                    {formatRange(stay.checkIn, stay.checkOut, locale, { month: 'short' })}
                  </button>
                </th>
                <td>{shown(stateOf(stay), stateOf(changed))}</td>
                {serviceLevels.map((level) => (
                  <td key={level} className="figures text-right whitespace-nowrap">
                    {shown(priceOf(stay, level), priceOf(changed, level))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
