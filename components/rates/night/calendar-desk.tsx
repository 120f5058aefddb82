'use client';

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, type IsoWeekday, weekdayOf } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { parseNumber } from '@/lib/platform/money';
import { toChange } from '@/lib/rates/night/change';
import { previewEdit } from '@/lib/rates/night/preview';
import { agenciesMet, daysOf } from '@/lib/rates/night/rules';
import type { RoomCalendarPage } from '@/lib/rates/night/types';
import { CalendarTable, type Place } from './calendar-table';
import { type CalendarWords, dayText, fill, priceText } from './calendar-words';
import { type EditForm, emptyForm, type NumberField, numberFields, RangeEditor } from './range-editor';
import { nightsText, WhatChanges } from './what-changes';

type Props = { page: RoomCalendarPage; locale: Locale; words: CalendarWords };

const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);

/** Only what is a number counts; an empty field stays as it is, and a maximum stay of 0 is none. */
function readForm(form: EditForm): { change: Parameters<typeof toChange>[0]; wrong: NumberField[] } {
  const change: Record<string, unknown> = {};
  const wrong: NumberField[] = [];
  for (const field of numberFields) {
    if (form[field].trim() === '') continue;
    const value = parseNumber(form[field]);
    const least = field === 'minStay' || field === 'price' ? 1 : 0;
    if (value === null || value < least || (field !== 'price' && !Number.isInteger(value))) wrong.push(field);
    else change[field] = field === 'maxStay' && value === 0 ? null : value;
  }
  if (form.arrivalWeekdays) change.arrivalWeekdays = form.arrivalWeekdays;
  return { change, wrong };
}

/** The calendar with what is chosen in it: arrows move, with Shift they choose, Enter edits, X closes, Ctrl Z undoes. */
export function CalendarDesk({ page, locale, words }: Props) {
  const { hotelId, currency, today, from, rooms, plans, interests, revision, lastEdit } = page;
  const setting = useApiSetting();
  const days = useMemo(() => daysOf(from, page.days), [from, page.days]);
  const editable = rooms.filter((room) => !room.isEnquiryOnly);
  const firstDay = Math.max(
    0,
    days.findIndex((day) => day >= today),
  );
  const [focus, setFocus] = useState<Place>({ room: 0, day: firstDay });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [form, setForm] = useState(emptyForm);
  const table = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  const isSelected = ({ room, day }: Place) =>
    anchor !== null && between(room, anchor.room, focus.room) && between(day, anchor.day, focus.day);
  const chosen = anchor ? editable.filter((_, index) => isSelected({ room: index, day: anchor.day })) : [];
  const [start, end] = anchor ? [Math.min(anchor.day, focus.day), Math.max(anchor.day, focus.day)] : [0, -1];
  const selection = { rooms: chosen.map(({ id }) => id), start, end };
  const { change, wrong } = readForm(form);
  const preview = previewEdit(rooms, days, selection, toChange(change, currency));
  const range = { from: days[start] ?? today, until: addDays(days[end] ?? today, 1) };

  const stop = () => {
    setAnchor(null);
    setForm(emptyForm);
  };
  const edits = useApiMutation<unknown>(paths.api.nightEdits(hotelId), { confirmation: words.done, onDone: stop });
  const undo = useApiMutation<unknown>(paths.api.nightUndo(hotelId, lastEdit?.id ?? ''), {
    confirmation: words.undone,
  });
  const isBusy = edits.isBusy || undo.isBusy;
  const canApply = preview.changed > 0 && wrong.length === 0 && form.arrivalWeekdays?.length !== 0 && !isBusy;
  const apply = () => edits.send({ rooms: selection.rooms, ...range, revision, change });
  const takeBack = () => lastEdit && !isBusy && undo.send({ revision });

  /** The first press begins, the second ends the range; the third begins anew. */
  function pick(place: Place, isExtended: boolean): void {
    if (place.day < firstDay) return;
    const isBegun = anchor && anchor.room === focus.room && anchor.day === focus.day;
    const continues = isExtended || (isBegun && place.room === anchor.room && place.day !== anchor.day);
    if (!anchor || !continues) setAnchor(place);
    setFocus(place);
  }

  function move(place: Place, isExtended: boolean): void {
    const next = {
      room: Math.min(editable.length - 1, Math.max(0, place.room)),
      day: Math.min(days.length - 1, Math.max(firstDay, place.day)),
    };
    if (isExtended) setAnchor(anchor ?? focus);
    else if (anchor) stop();
    setFocus(next);
    const cell = table.current?.querySelector(`[data-place="${next.room} ${next.day}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  }

  function edit(): void {
    if (!anchor) setAnchor(focus);
    requestAnimationFrame(() => {
      editor.current?.scrollIntoView({ block: 'nearest' });
      firstField.current?.focus();
    });
  }

  function close(): void {
    if (!anchor) setAnchor(focus);
    const most = Math.max(1, ...editable.map(({ units }) => units));
    setForm({ ...emptyForm, closed: String(most) });
  }
  useLetterKeys({ x: close });

  const steps: Record<string, Place> = {
    ArrowLeft: { room: 0, day: -1 },
    ArrowRight: { room: 0, day: 1 },
    ArrowUp: { room: -1, day: 0 },
    ArrowDown: { room: 1, day: 0 },
    Home: { room: 0, day: -days.length },
    End: { room: 0, day: days.length },
  };
  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.ctrlKey && event.key === 'z') takeBack();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (step) move({ room: focus.room + step.room, day: focus.day + step.day }, event.shiftKey);
    else if (event.key === 'Enter') edit();
    else if (event.key === 'Escape') stop();
    else return;
    event.preventDefault();
  }

  const found = chosen.flatMap((room) => room.nights.slice(start, end + 1)).filter((night) => night !== null);
  const textOf = (field: NumberField, value: number | null) =>
    field === 'price' ? priceText(value, currency) : value === null ? words.none : String(value);
  const todayOf = (field: NumberField): string => {
    const values = found.map((night) => night[field]).sort((a, b) => (a ?? 0) - (b ?? 0));
    const [least = null, most = null] = [values[0], values.at(-1)];
    const [low, high] = [textOf(field, least), textOf(field, most)];
    const text = low === high ? fill(words.today, { value: low }) : fill(words.todayRange, { low, high });
    return field === 'maxStay' ? `${text}. ${words.maxStayHelp}` : text;
  };
  const arrivals = [
    ...new Set(found.filter((night) => !night.closedToArrival).map(({ night }) => weekdayOf(night))),
  ].sort() as IsoWeekday[];
  const count = end - start + 1;
  const title = chosen.length === 1 ? (chosen[0]?.name ?? '') : fill(words.rooms, { count: chosen.length });
  const lead =
    count === 1
      ? fill(words.oneNight, { day: dayText(range.from, locale) })
      : fill(words.range, { range: nightsText(range.from, range.until, locale), count });
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_336px] wide:items-start wide:gap-6">
      <div ref={table}>
        <CalendarTable
          {...{ rooms, days, plans, currency, locale, words, focus, isSelected, onKey }}
          nights={preview.nights}
          onPick={pick}
        />
        <Legend words={words} currency={currency} />
      </div>
      <div
        ref={editor}
        className="mt-6 scroll-mt-16 rounded-desk border border-line bg-surface p-4 wide:sticky wide:top-4 wide:mt-0"
      >
        {anchor ? (
          <RangeEditor
            {...{ title, lead, form, arrivals, wrong, currency, locale, words, firstField, isBusy, canApply }}
            today={
              Object.fromEntries(numberFields.map((field) => [field, todayOf(field)])) as Record<NumberField, string>
            }
            applyLabel={
              edits.isBusy
                ? setting.words.sending
                : fill(preview.changed === 1 ? words.applyOne : words.apply, { count: preview.changed })
            }
            onAllRooms={
              chosen.length < editable.length
                ? () => {
                    setAnchor({ room: 0, day: start });
                    setFocus({ room: editable.length - 1, day: end });
                  }
                : null
            }
            onChange={setForm}
            onApply={apply}
            onDiscard={stop}
          >
            <WhatChanges
              {...{ preview, days, currency, locale, words }}
              namesRooms={chosen.length > 1}
              agencies={agenciesMet(interests, selection.rooms, range)}
            />
          </RangeEditor>
        ) : (
          <div>
            <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{words.choose}</h2>
            <p className="mt-1 text-13 text-soft">{words.chooseHelp}</p>
          </div>
        )}
        <p role="alert" className={edits.failure || undo.failure ? 'mt-3 text-13 font-bold text-negative' : 'sr-only'}>
          {edits.failure || undo.failure}
        </p>
        {lastEdit && (
          <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3 text-13">
            <p>
              {fill(words.last, {
                rooms: lastEdit.rooms.slice(0, 2).join(', '),
                range: nightsText(lastEdit.from, lastEdit.until, locale),
                count: lastEdit.nights,
              })}
            </p>
            <button type="button" disabled={isBusy} onClick={takeBack} className={compactButtonClass('quiet', 'small')}>
              {words.undo}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Legend({ words, currency }: { words: CalendarWords; currency: string }) {
  const { sold, optioned, free, request, prices } = words.legend;
  const swatches = [
    ['bg-main', sold],
    ['bg-accent', optioned],
    ['bg-line', free],
  ] as const;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-12 text-soft">
      {swatches.map(([ground, label]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-1 w-5 ${ground}`} />
          {label}
        </li>
      ))}
      <li>{request}</li>
      <li>{fill(prices, { currency })}</li>
    </ul>
  );
}
