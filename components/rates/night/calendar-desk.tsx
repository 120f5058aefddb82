'use client';

import { useMemo, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useErrorSentences } from '@/components/form/error-sentences';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { toChange } from '@/lib/rates/night/change';
import { previewEdit } from '@/lib/rates/night/preview';
import { agenciesMet, daysOf, unloadedNight } from '@/lib/rates/night/rules';
import type { CalendarRoom, RoomCalendarPage } from '@/lib/rates/night/types';
import { CalendarTable } from './calendar-table';
import { type CalendarWords, dayText, fill, nightsText, priceText } from './calendar-words';
import { DeskFrame, Failure, LastChange } from './desk-frame';
import { arrivalsOf, emptyForm, isTyped, type NumberName, readEdit, readForm } from './edit-form';
import type { Place } from './grid-range';
import { useRangeDraft } from './range-draft';
import { RangeEditor } from './range-editor';
import { useGridRange } from './use-grid-range';
import { WhatChanges } from './what-changes';

type Props = { page: RoomCalendarPage; locale: Locale; words: CalendarWords };

const outside = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;

/** The chosen rooms and positions of days; empty without an anchor. */
function choiceOf(rooms: readonly CalendarRoom[], { anchor, focus }: { anchor: Place | null; focus: Place }) {
  if (!anchor) return { rooms: [], start: 0, end: -1 };
  const [first, last] = outside(anchor.row, focus.row);
  const [start, end] = outside(anchor.column, focus.column);
  return { rooms: rooms.slice(first, last + 1), start, end };
}

/** What stands in the chosen nights today, in words. */
function todayOf(
  field: NumberName,
  nights: readonly (Record<NumberName, number | null> | null)[],
  currency: string,
  words: CalendarWords,
): string {
  const textOf = (value: number | null) =>
    field === 'price' ? priceText(value, currency) : value === null ? words.none : String(value);
  const values = nights.flatMap((night) => (night ? [night[field]] : [])).sort((a, b) => (a ?? 0) - (b ?? 0));
  const [low, high] = [textOf(values[0] ?? null), textOf(values.at(-1) ?? null)];
  const text = low === high ? fill(words.today, { value: low }) : fill(words.todayRange, { low, high });
  const help = { price: words.priceHelp, maxStay: words.maxStayHelp }[field as 'price' | 'maxStay'];
  return help ? `${text}. ${help}` : text;
}

type EditOf = { editable: readonly CalendarRoom[]; days: readonly PlainDate[]; onUndo: () => void };

/** What is chosen and typed, both there again when the page is. */
function useEdit({ hotelId, today }: RoomCalendarPage, { editable, days, onUndo }: EditOf) {
  const [form, setForm] = useState(emptyForm);
  const range = useGridRange({
    rows: [editable.length],
    columns: days.length,
    least: Math.max(
      0,
      days.findIndex((day) => day >= today),
    ),
    spansRows: false,
    onStop: discard,
    onUndo,
  });
  const forget = useRangeDraft({
    name: `nights.${hotelId}`,
    lines: { blocks: [editable.map(({ id }) => id)], columns: days },
    ...{ range, form, isTyped, readForm },
    onReturn: (typed, { anchor, focus }) => {
      setForm(typed);
      range.choose(anchor, focus);
    },
  });
  function discard(): void {
    setForm(emptyForm);
    forget();
  }
  return { form, setForm, range };
}

/** The calendar of a hotel's rooms with what is chosen in it: X closes, the other keys are those of every calendar. */
export function CalendarDesk({ page, locale, words }: Props) {
  const { hotelId, currency, today, from, rooms, plans, interests, revision, lastEdit } = page;
  const setting = useApiSetting();
  const days = useMemo(() => daysOf(from, page.days), [from, page.days]);
  const editable = rooms.filter((room) => !room.isEnquiryOnly);
  const { form, setForm, range } = useEdit(page, { editable, days, onUndo: takeBack });
  const choice = choiceOf(editable, range);
  const { start, end } = choice;
  const picked = days.slice(start, end + 1);
  const nights = choice.rooms.flatMap((room) =>
    picked.map((day, index) => room.nights[start + index] ?? unloadedNight(day, room.units)),
  );
  const loaded = choice.rooms.flatMap((room) => room.nights.slice(start, end + 1)).filter((night) => night !== null);
  const units = choice.rooms.map((room) => room.units);
  const { stayContradicts = '' } = useErrorSentences();
  const problemWords = { ...words, contradicts: stayContradicts };
  const read = readEdit(form, { nights, units, currency, words: problemWords });
  const selection = { rooms: choice.rooms.map(({ id }) => id), start, end };
  const preview = previewEdit(rooms, days, selection, toChange(read.change, currency));
  const period = { from: days[start] ?? today, until: addDays(days[end] ?? today, 1) };

  const edits = useApiMutation<unknown>(paths.api.nightEdits(hotelId), {
    confirmation: words.done,
    onDone: range.stop,
  });
  const undo = useApiMutation<unknown>(paths.api.nightUndo(hotelId, lastEdit?.id ?? ''), {
    confirmation: words.undone,
  });
  const isBusy = edits.isBusy || undo.isBusy;
  const apply = () => edits.send({ rooms: selection.rooms, ...period, revision, change: read.change });
  function takeBack(): void {
    if (lastEdit && !isBusy) undo.send({ revision });
  }
  function close(): void {
    range.begin();
    const own = units.length > 0 ? units : [editable[range.focus.row]?.units ?? 1];
    setForm({ ...emptyForm, closed: String(Math.max(1, ...own)) });
  }
  useLetterKeys({ x: close });

  const count = end - start + 1;
  return (
    <DeskFrame
      tableRef={range.table}
      editorRef={range.editor}
      words={words}
      table={
        <CalendarTable {...{ rooms, days, plans, currency, locale, words }} {...range.cells} nights={preview.nights} />
      }
      editor={
        range.anchor && (
          <RangeEditor
            {...{ form, read, currency, locale, words, isBusy }}
            title={
              choice.rooms.length === 1
                ? (choice.rooms[0]?.name ?? '')
                : fill(words.rooms, { count: choice.rooms.length })
            }
            lead={
              count === 1
                ? fill(words.oneNight, { day: dayText(period.from, locale) })
                : fill(words.range, { range: nightsText(period.from, period.until, locale), count })
            }
            arrivals={arrivalsOf(loaded)}
            todayOf={(field) => todayOf(field, loaded, currency, words)}
            canApply={preview.changed > 0 && read.isWhole && !isBusy}
            applyLabel={
              edits.isBusy
                ? setting.words.sending
                : fill(preview.changed === 1 ? words.applyOne : words.apply, { count: preview.changed })
            }
            onAllRooms={
              choice.rooms.length < editable.length
                ? () =>
                    range.choose({ band: 0, row: 0, column: start }, { band: 0, row: editable.length - 1, column: end })
                : null
            }
            onChange={setForm}
            onApply={apply}
            onDiscard={range.stop}
          >
            <WhatChanges
              {...{ preview, days, currency, locale, words }}
              nothing={isTyped(form) && read.isWhole ? words.unchanged : words.nothingYet}
              namesRooms={choice.rooms.length > 1}
              agencies={agenciesMet(interests, selection.rooms, period)}
            />
          </RangeEditor>
        )
      }
    >
      <Legend words={words} currency={currency} />
      <Failure>{edits.failure || undo.failure}</Failure>
      {lastEdit && (
        <LastChange
          text={fill(words.last, {
            rooms: lastEdit.rooms.slice(0, 2).join(', '),
            range: nightsText(lastEdit.from, lastEdit.until, locale),
            count: lastEdit.nights,
          })}
          label={words.undo}
          isBusy={isBusy}
          onUndo={takeBack}
        />
      )}
    </DeskFrame>
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
