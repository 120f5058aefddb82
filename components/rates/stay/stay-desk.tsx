'use client';

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { overlaps } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { parseNumber } from '@/lib/platform/money';
import { changeStay, isHeld, isSameStay, newStays } from '@/lib/rates/stay/rules';
import { type EditedStay, LENGTHS, type StayCalendar, type StayChange } from '@/lib/rates/stay/types';
import { fill } from '../night/calendar-words';
import { StayChanges } from './stay-changes';
import { emptyForm, Kept, StayEditor, type StayForm } from './stay-editor';
import { type Choice, choiceOf, groupsOf, type Place, rowsOf } from './stay-grid';
import { StayTable } from './stay-table';
import { endText, periodText, type StayWords } from './stay-words';

type Props = { calendar: StayCalendar; locale: Locale; words: StayWords };

const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);

/** Null where a number is missing or wrong. */
function readChange({ kind, percent, roundTo, amount, nights }: StayForm, serviceLevels: string[]): StayChange | null {
  if (kind === 'percent') {
    const value = parseNumber(percent);
    if (value === null || value < -50 || value > 100 || serviceLevels.length === 0) return null;
    return { kind, serviceLevels, percent: value, roundTo };
  }
  if (kind === 'amount') {
    const value = parseNumber(amount);
    return value !== null && value > 0 && serviceLevels.length > 0 ? { kind, serviceLevels, amount: value } : null;
  }
  if (kind === 'length') {
    const value = parseNumber(nights);
    if (value === null || !Number.isInteger(value) || value < LENGTHS.least || value > LENGTHS.most) return null;
    return { kind, nights: value, roundTo };
  }
  return { kind };
}

/** What a change would make of the chosen stays, and which would be new. */
function previewOf({ property, stays, from, until }: Choice, change: StayChange) {
  const after = new Map<string, EditedStay>();
  let prices = 0;
  for (const stay of stays.filter((one) => !isHeld(one, property.holds))) {
    const changed = changeStay(stay, change, property.currency);
    if (isSameStay(stay, changed)) continue;
    after.set(stay.id, changed);
    prices += changed.rates.filter(({ amount }, index) => amount !== stay.rates[index]?.amount).length;
  }
  const added = change.kind === 'length' ? newStays(property.stays, { from, until, ...change }, property) : [];
  return { after, prices, added: added.filter((stay) => !isHeld(stay, property.holds)) };
}

const nothing = { after: new Map<string, EditedStay>(), prices: 0, added: [] };

/** The calendar with what is chosen in it: arrows move, with Shift they choose, Enter edits, X closes, Ctrl Z undoes. */
export function StayDesk({ calendar, locale, words }: Props) {
  const { properties, weeks, lastEdit } = calendar;
  const groups = useMemo(() => properties.map(groupsOf), [properties]);
  const rows = useMemo(() => groups.map(rowsOf), [groups]);
  const [focus, setFocus] = useState<Place>({ property: 0, row: 0, week: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [form, setForm] = useState(emptyForm);
  const table = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  const isSelected = ({ property, row, week }: Place) =>
    anchor !== null &&
    property === anchor.property &&
    between(row, anchor.row, focus.row) &&
    between(week, anchor.week, focus.week);
  const choice = anchor && choiceOf(calendar, rows[anchor.property] ?? [], anchor, focus);
  const change = choice && readChange(form, choice.levels);
  const { after, prices, added } = choice && change ? previewOf(choice, change) : nothing;
  const range = choice && { checkIn: choice.from, checkOut: choice.until };

  const stop = () => {
    setAnchor(null);
    setForm(emptyForm);
  };
  const edit = useApiMutation<unknown>(paths.api.stayEdits(choice?.property.id ?? ''), {
    confirmation: words.done,
    onDone: stop,
  });
  const undo = useApiMutation<unknown>(paths.api.stayUndo(lastEdit?.propertyId ?? '', lastEdit?.id ?? ''), {
    confirmation: words.undone,
  });
  const isBusy = edit.isBusy || undo.isBusy;

  const isOfOwner = form.kind === 'ownerUse' || form.kind === 'endOwnerUse';
  const ownNights = range && choice.property.holds.some((hold) => hold.kind === 'ownerBlock' && overlaps(hold, range));
  const taken = range && choice.property.holds.find((hold) => hold.kind !== 'ownerBlock' && overlaps(hold, range));
  const isRefused = Boolean(taken) && (form.kind === 'close' || form.kind === 'ownerUse');
  const changesSomething =
    form.kind === 'length'
      ? added.length > 0
      : form.kind === 'ownerUse'
        ? !ownNights
        : form.kind === 'endOwnerUse'
          ? Boolean(ownNights)
          : after.size > 0;
  const canApply = change !== null && changesSomething && !isRefused && !isBusy;
  const label = (one: string, many: string, count: number) =>
    count === 0 ? words.nothing : fill(count === 1 ? one : many, { count });
  const applyLabel = isOfOwner
    ? words.applyOwner
    : form.kind === 'length'
      ? label(words.applyLengthOne, words.applyLength, added.length)
      : form.kind === 'percent' || form.kind === 'amount'
        ? label(words.applyPrice, words.applyPrices, prices)
        : label(words.applyOne, words.apply, after.size);

  function apply(): void {
    if (!choice || !change || !canApply) return;
    const { property, stays, from, until } = choice;
    const ids = stays.map(({ id }) => id);
    const chosen = isOfOwner || form.kind === 'length' ? {} : { stays: ids };
    edit.send({ from, until, revision: property.revision, ...chosen, change });
  }
  const revisionOfLast = properties.find(({ id }) => id === lastEdit?.propertyId)?.revision;
  const takeBack = () => lastEdit && !isBusy && undo.send({ revision: revisionOfLast });

  /** The first press begins, the second in the same property ends the range; the third begins anew. */
  function pick(place: Place, isExtended: boolean): void {
    const isBegun = anchor && anchor.row === focus.row && anchor.week === focus.week;
    const isSame = anchor?.row === place.row && anchor.week === place.week;
    const continues = anchor?.property === place.property && (isExtended || (isBegun && !isSame));
    if (isExtended && anchor && !continues) return;
    if (!continues) setAnchor(place);
    setFocus(place);
  }

  function move(by: { row: number; week: number }, isExtended: boolean): void {
    const own = rows[focus.property]?.length ?? 1;
    const week = Math.min(weeks.length - 1, Math.max(0, focus.week + by.week));
    let next: Place = { ...focus, week, row: focus.row + by.row };
    // A range is of one property; without one the arrows go on to the property above or below.
    if (next.row < 0 || next.row >= own) {
      const property = focus.property + by.row;
      const other = isExtended ? undefined : rows[property];
      if (other) next = { property, week, row: by.row > 0 ? 0 : other.length - 1 };
      else next = { ...next, row: focus.row };
    }
    if (isExtended) setAnchor(anchor ?? focus);
    else if (anchor) stop();
    setFocus(next);
    const cell = table.current?.querySelector(`[data-place="${next.property} ${next.row} ${next.week}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  }

  function openEditor(changes: Partial<StayForm> = {}): void {
    if (!anchor) setAnchor(focus);
    setForm({ ...form, ...changes });
    requestAnimationFrame(() => {
      editor.current?.scrollIntoView({ block: 'nearest' });
      const target = firstField.current ?? editor.current?.querySelector('select');
      target?.focus();
    });
  }
  useLetterKeys({ x: () => openEditor({ kind: 'close' }) });

  const steps: Record<string, { row: number; week: number }> = {
    ArrowLeft: { row: 0, week: -1 },
    ArrowRight: { row: 0, week: 1 },
    ArrowUp: { row: -1, week: 0 },
    ArrowDown: { row: 1, week: 0 },
    Home: { row: 0, week: -weeks.length },
    End: { row: 0, week: weeks.length },
  };
  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.ctrlKey && event.key === 'z') takeBack();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (step) move(step, event.shiftKey);
    else if (event.key === 'Enter') openEditor();
    else if (event.key === ' ') setAnchor(focus);
    else if (event.key === 'Escape') stop();
    else return;
    event.preventDefault();
  }

  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_352px] wide:items-start wide:gap-6">
      <div>
        <div ref={table}>
          <StayTable
            {...{ calendar, groups, after, locale, words, focus, isSelected, onKey }}
            onPick={pick}
            // A screen reader goes to a cell without any of our keys.
            onReach={(place) => anchor === null && setFocus(place)}
          />
        </div>
        <Legend words={words} />
        {lastEdit && (
          <div className="mt-3 flex items-center justify-between gap-3 rounded-desk border border-line bg-surface py-2 pr-2 pl-3.5 text-13">
            <p>
              {fill(words.last, {
                when: endText(lastEdit.at, locale, properties[0]?.timeZone ?? 'Europe/Vienna'),
                property: lastEdit.name,
                period: periodText({ checkIn: lastEdit.from, checkOut: lastEdit.until }, locale),
              })}
            </p>
            <button type="button" disabled={isBusy} className={compactButtonClass('quiet', 'small')} onClick={takeBack}>
              {words.undo}
            </button>
          </div>
        )}
        {undo.failure && (
          <p role="alert" className="mt-2 text-13 font-bold text-negative">
            {undo.failure}
          </p>
        )}
      </div>
      <div
        ref={editor}
        className="mt-6 scroll-mt-16 rounded-desk border border-line bg-surface p-5 wide:sticky wide:top-4 wide:mt-0"
      >
        {choice ? (
          <StayEditor
            {...{ form, locale, words, firstField, canApply, applyLabel }}
            title={fill(words.title, { period: periodText({ checkIn: choice.from, checkOut: choice.until }, locale) })}
            lead={fill(words.titleLevels, { property: choice.property.name, levels: choice.levels.join(', ') || '–' })}
            currency={choice.property.currency}
            failure={edit.failure || null}
            onChange={(changes) => setForm({ ...form, ...changes })}
            onApply={apply}
            onDiscard={stop}
          >
            {isRefused && <Kept>{words.refused}</Kept>}
            {!isRefused && change && <StayChanges {...{ choice, change, after, added, locale, words }} />}
          </StayEditor>
        ) : (
          <>
            <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{words.choose}</h2>
            <p className="mt-1 text-13 text-soft">{words.chooseHelp}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Legend({ words }: { words: StayWords }) {
  const swatches = [
    ['bg-main', words.state.booking],
    ['border border-accent bg-sand', words.state.confirmedOption],
    ['border border-dashed border-info', words.asked],
    ['stay-owner', words.state.ownerBlock],
    ['border border-input', words.state.closed],
  ] as const;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-12 text-soft">
      {swatches.map(([look, label]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`h-3 w-4.5 rounded-[3px] ${look}`} />
          {label}
        </li>
      ))}
      <li className="hidden desk:block">{words.keys}</li>
    </ul>
  );
}
