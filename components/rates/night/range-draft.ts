import { useEffect, useEffectEvent, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useKeptDraft } from '@/components/form/kept-draft';
import type { Place, Range } from './grid-range';

/** The cells of a calendar by what they are of: on another page others stand in their place. */
export type Lines = {
  /** Of each block its lines, by names no other line has. */
  blocks: readonly (readonly string[])[];
  columns: readonly string[];
};

const named = ({ blocks, columns }: Lines, { band, row, column }: Place) => {
  const [line, day] = [blocks[band]?.[row], columns[column]];
  return line === undefined || day === undefined ? null : { line, day };
};

function placeOf({ blocks, columns }: Lines, kept: unknown): Place | null {
  if (typeof kept !== 'object' || kept === null || !('line' in kept) || !('day' in kept)) return null;
  const band = blocks.findIndex((lines) => lines.includes(String(kept.line)));
  const column = columns.indexOf(String(kept.day));
  return band < 0 || column < 0 ? null : { band, row: blocks[band]?.indexOf(String(kept.line)) ?? 0, column };
}

/** Between which cells something was typed, if both are on this page, in one block. */
export function rangeIn(
  lines: Lines,
  { anchor, focus }: Record<string, unknown>,
): { anchor: Place; focus: Place } | null {
  const [from, until] = [placeOf(lines, anchor), placeOf(lines, focus)];
  return from && until && from.band === until.band ? { anchor: from, focus: until } : null;
}

type Props<Form> = {
  name: string;
  lines: Lines;
  range: Range;
  form: Form;
  isTyped: (form: Form) => boolean;
  readForm: (kept: unknown) => Form | null;
  onReturn: (form: Form, range: { anchor: Place; focus: Place }) => void;
};

/** What is typed about a range of a calendar, kept with the range. Returns what forgets it. */
export function useRangeDraft<Form>({
  name,
  lines,
  range,
  form,
  isTyped,
  readForm,
  onReturn,
}: Props<Form>): () => void {
  const { userId } = useApiSetting();
  const { keep, forget } = useKeptDraft(`${userId}.desk.${name}`, {
    read: (kept) => {
      const [back, cells] = [readForm(kept.form), rangeIn(lines, kept)];
      return back !== null && cells ? { form: back, ...cells } : null;
    },
    onReturn: ({ form: back, ...cells }) => onReturn(back, cells),
  });
  const { anchor, focus } = range;
  const isKept = useRef(false);
  const follow = useEffectEvent(() => {
    const [from, until] = [anchor && named(lines, anchor), named(lines, focus)];
    if (from && until && isTyped(form)) {
      keep({ form, anchor: from, focus: until });
      isKept.current = true;
    } else if (isKept.current && !isTyped(form)) forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what is typed where.
  useEffect(() => follow(), [form, anchor, focus]);
  return forget;
}
