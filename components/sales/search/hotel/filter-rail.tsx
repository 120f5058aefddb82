'use client';

import type { ReactNode } from 'react';
import { fill } from '@/components/form/types';
import { LetterKey } from '@/components/shell/letter-key';
import { Icon } from '@/components/ui/icon';
import { categoriesIn } from '@/lib/catalogue/hotel/categories';
import { roomCategories } from '@/lib/catalogue/room/categories';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { type ListField, refiningFields } from '@/lib/sales/search/hotel/fields';
import type { FilterCounts, FilterOption } from '@/lib/sales/search/hotel/types';
import { placeOf } from './destination';
import { useSetting } from './setting';
import { counted } from './words';

type Props = {
  /** Of the stay's fields: both are one form. */
  form: string;
  draft: FilterValues;
  /** Hotels with each option; undefined while no search has been answered. */
  counts: FilterCounts | undefined;
  /** A choice is a search. */
  onChange: (field: keyof FilterValues, texts: readonly string[]) => void;
  /** What is still being typed is not. */
  onType: (field: keyof FilterValues, texts: readonly string[]) => void;
  onReset: () => void;
};

const FIRST = 5;

/** Everything that narrows a search down; below 1100 px behind a button. */
export function FilterRail({ form, draft, counts, onChange, onType, onReset }: Props) {
  const { words, options, places } = useSetting();
  const place = placeOf(draft.destination?.[0], places);
  const chosen = refiningFields.reduce((sum, field) => sum + (draft[field]?.length ?? 0), 0);
  const list = (field: ListField, legend: string, choices: readonly FilterOption[], isLong = false) => (
    <CheckList
      {...{ form, legend, isLong }}
      name={field}
      options={choices}
      chosen={draft[field] ?? []}
      counts={counts && (counts[field] ?? {})}
      onChange={(texts) => onChange(field, texts)}
    />
  );
  return (
    <details className="filter-rail">
      <summary className="flex h-9 w-fit cursor-pointer list-none items-center gap-2 rounded-desk border border-line-strong bg-surface px-3.5 font-bold min-[1100px]:hidden">
        <Icon name="filter" />
        {words.filters}
        {chosen > 0 && <span className="rounded-full bg-main-light2 px-2 text-12">{chosen}</span>}
        <LetterKey letter="F" />
      </summary>
      <div className="filter-rail-content">
        <div className="flex items-baseline justify-between gap-4 pb-4">
          <h2 className="text-14">{words.filters}</h2>
          <button
            type="button"
            onClick={onReset}
            className="min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
          >
            {words.reset}
          </button>
        </div>
        {list(
          'hotelCategories',
          words.hotelCategory,
          categoriesIn(place?.countryId ?? null).map((id) => ({ id, name: words.hotelCategories[id] })),
        )}
        {list(
          'roomCategories',
          words.roomCategory,
          roomCategories.map((id) => ({ id, name: words.roomCategories[id] })),
        )}
        {list('programIds', words.programmes, options.programmes)}
        <Group>
          <label htmlFor={`${form}-keys`} className="block pb-2 text-13 font-bold">
            {words.maxKeys}
          </label>
          <span className="flex items-center gap-2.5 text-13 text-soft">
            <input
              id={`${form}-keys`}
              form={form}
              name="maxKeys"
              type="number"
              inputMode="numeric"
              min={1}
              max={9999}
              value={draft.maxKeys?.[0] ?? ''}
              onChange={(event) => onType('maxKeys', event.target.value === '' ? [] : [event.target.value])}
              onBlur={(event) =>
                event.target.checkValidity() &&
                onChange('maxKeys', event.target.value === '' ? [] : [event.target.value])
              }
              className="h-9 w-20 rounded-desk border border-input bg-surface px-2.5 text-right text-14 text-ink"
            />
            {words.keysUnit}
          </span>
        </Group>
        {list('facilities', words.facilities, options.facilities, true)}
        {list('roomFacilities', words.roomFacilities, options.roomFacilities, true)}
        <p className="pt-4 text-12 text-soft">{words.kept}</p>
      </div>
    </details>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="border-t border-line py-4">{children}</div>;
}

type CheckListProps = {
  form: string;
  name: ListField;
  legend: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  counts: Readonly<Record<string, number>> | undefined;
  /** Of a long list only the first stand open. */
  isLong: boolean;
  onChange: (chosen: readonly string[]) => void;
};

function CheckList({ form, name, legend, options, chosen, counts, isLong, onChange }: CheckListProps) {
  const { words } = useSetting();
  const check = ({ id, name: label }: FilterOption) => (
    <label key={id} className="flex min-h-7 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        form={form}
        name={name}
        value={id}
        checked={chosen.includes(id)}
        onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        aria-describedby={counts && `${form}-${name}-${id}`}
        className="size-4 shrink-0 accent-main"
      />
      {label}
      {counts && (
        // It describes the choice, and is no part of its name.
        <span id={`${form}-${name}-${id}`} aria-hidden="true" className="figures ml-auto pl-2 text-soft">
          {counts[id] ?? 0}
          <span className="sr-only"> {counted(counts[id] ?? 0, words.hotelOne, words.hotels)}</span>
        </span>
      )}
    </label>
  );
  const first = isLong ? options.slice(0, FIRST) : options;
  const others = options.slice(first.length);
  return (
    <Group>
      <fieldset>
        <legend className="pb-1.5 text-13 font-bold">{legend}</legend>
        {first.map(check)}
        {others.length > 0 && (
          <details open={others.some(({ id }) => chosen.includes(id)) || undefined}>
            <summary className="min-h-7 w-fit cursor-pointer list-none py-1 text-13 font-bold text-main-ink">
              {fill(words.showAll, { count: options.length })}
            </summary>
            {others.map(check)}
          </details>
        )}
      </fieldset>
    </Group>
  );
}
