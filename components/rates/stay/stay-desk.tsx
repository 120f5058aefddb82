'use client';

import { useMemo, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { paths } from '@/lib/platform/addresses/paths';
import { overlaps } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { CalendarOfStays } from '@/lib/rates/stay/types';
import { fill } from '../night/calendar-words';
import { DeskFrame, Failure, LastChange } from '../night/desk-frame';
import { useRangeDraft } from '../night/range-draft';
import { useGridRange } from '../night/use-grid-range';
import { StayChanges } from './stay-changes';
import { Kept, StayEditor } from './stay-editor';
import {
  emptyForm,
  isTyped,
  nothing,
  previewOf,
  readForm,
  readStays,
  type StayEditForm,
  type StayPreview,
} from './stay-form';
import { type Choice, choiceOf, groupsOf, lineNames, rowsOf } from './stay-grid';
import { StayTable } from './stay-table';
import { type ChangeKind, endText, levelText, periodText, type StayWords } from './stay-words';

type Props = { calendar: CalendarOfStays; locale: Locale; words: StayWords };

const isOfOwner = (kind: ChangeKind) => kind === 'ownerUse' || kind === 'endOwnerUse';

/** What stands in the way in the chosen nights, and whether anything would become other than it is. */
function judge({ property, from, until }: Choice, kind: ChangeKind, { after, added }: StayPreview) {
  const nights = { checkIn: from, checkOut: until };
  const isOwn = property.holds.some((hold) => hold.kind === 'ownerBlock' && overlaps(hold, nights));
  const isTaken = property.holds.some((hold) => hold.kind !== 'ownerBlock' && overlaps(hold, nights));
  const changes: Partial<Record<ChangeKind, boolean>> = {
    length: added.length > 0,
    ownerUse: !isOwn,
    endOwnerUse: isOwn,
  };
  return {
    isRefused: isTaken && (kind === 'close' || kind === 'ownerUse'),
    changesSomething: changes[kind] ?? after.size > 0,
  };
}

/** The verb of the button with how much it changes. */
function applyLabel(kind: ChangeKind, { after, prices, added }: StayPreview, words: StayWords): string {
  const label = (one: string, many: string, count: number) =>
    count === 0 ? words.nothing : fill(count === 1 ? one : many, { count });
  if (isOfOwner(kind)) return words.applyOwner;
  if (kind === 'length') return label(words.applyLengthOne, words.applyLength, added.length);
  if (kind === 'percent' || kind === 'amount') return label(words.applyPrice, words.applyPrices, prices);
  return label(words.applyOne, words.apply, after.size);
}

/** The calendar of an operator's stays with what is chosen in it: X closes, the other keys are those of every calendar. */
export function StayDesk({ calendar, locale, words }: Props) {
  const { properties, weeks, lastEdit } = calendar;
  const groups = useMemo(() => properties.map(groupsOf), [properties]);
  const rows = useMemo(() => groups.map(rowsOf), [groups]);
  const [form, setForm] = useState(emptyForm);
  const range = useGridRange({
    rows: rows.map((own) => own.length),
    columns: weeks.length,
    least: 0,
    spansRows: true,
    onStop: discard,
    onUndo: takeBack,
  });
  const forget = useRangeDraft({
    name: 'stays',
    lines: { blocks: properties.map(({ id }, band) => lineNames(id, groups[band] ?? [])), columns: weeks },
    ...{ range, form, isTyped, readForm },
    onReturn: (typed, cells) => {
      setForm(typed);
      range.choose(cells.anchor, cells.focus);
    },
  });
  function discard(): void {
    setForm(emptyForm);
    forget();
  }
  const { anchor, focus } = range;
  const choice = anchor && choiceOf(calendar, rows[anchor.band] ?? [], anchor, focus);
  const read = choice && readStays(form, choice);
  const preview = choice && read?.change ? previewOf(choice, read.change) : nothing;
  const verdict = choice && judge(choice, form.kind, preview);

  const edit = useApiMutation<unknown>(paths.api.stayEdits(choice?.property.id ?? ''), {
    confirmation: words.done,
    onDone: range.stop,
  });
  const undo = useApiMutation<unknown>(paths.api.stayUndo(lastEdit?.propertyId ?? '', lastEdit?.id ?? ''), {
    confirmation: words.undone,
  });
  const isBusy = edit.isBusy || undo.isBusy;
  const canApply = Boolean(read?.change && verdict?.changesSomething && !verdict.isRefused && !isBusy);

  function apply(): void {
    if (!choice || !read?.change || !canApply) return;
    const { property, stays, from, until } = choice;
    const chosen = isOfOwner(form.kind) || form.kind === 'length' ? {} : { stays: stays.map(({ id }) => id) };
    edit.send({ from, until, revision: property.revision, ...chosen, change: read.change });
  }
  function takeBack(): void {
    const revision = properties.find(({ id }) => id === lastEdit?.propertyId)?.revision;
    if (lastEdit && !isBusy) undo.send({ revision });
  }
  const change = (changes: Partial<StayEditForm>) => setForm((now) => ({ ...now, ...changes }));
  useLetterKeys({
    x: () => {
      change({ kind: 'close' });
      range.edit();
    },
  });

  return (
    <DeskFrame
      tableRef={range.table}
      editorRef={range.editor}
      words={words}
      table={<StayTable {...{ calendar, groups, locale, words }} {...range.cells} after={preview.after} />}
      editor={
        choice &&
        read && (
          <StayEditor
            {...{ form, read, locale, words, canApply }}
            applyLabel={applyLabel(form.kind, preview, words)}
            title={fill(words.title, { period: periodText({ checkIn: choice.from, checkOut: choice.until }, locale) })}
            lead={fill(words.titleLevels, {
              property: choice.property.name,
              levels: choice.levels.map((level) => levelText(level, words)).join(', ') || '–',
            })}
            currency={choice.property.currency}
            failure={edit.failure || null}
            onChange={change}
            onApply={apply}
            onDiscard={range.stop}
          >
            {verdict?.isRefused && <Kept>{words.refused}</Kept>}
            {!verdict?.isRefused && read.change && (
              <StayChanges {...{ choice, locale, words }} {...preview} change={read.change} />
            )}
          </StayEditor>
        )
      }
    >
      <Legend words={words} />
      {lastEdit && (
        <LastChange
          text={fill(words.last, {
            when: endText(lastEdit.at, locale, properties[0]?.timeZone ?? 'Europe/Vienna'),
            property: lastEdit.name,
            period: periodText({ checkIn: lastEdit.from, checkOut: lastEdit.until }, locale),
          })}
          label={words.undo}
          isBusy={isBusy}
          onUndo={takeBack}
        />
      )}
      <Failure>{undo.failure}</Failure>
    </DeskFrame>
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
