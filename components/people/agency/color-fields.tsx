'use client';

import { useController, useWatch } from 'react-hook-form';
import { useApiField } from '@/components/form/api-field';
import { brandColors } from '@/lib/brand/rules/colors';
import { parseColor } from '@/lib/brand/rules/contrast';
import { type DesignColors, judgeDesign } from '@/lib/people/agency/design';
import type { Messages } from '@/lib/platform/i18n/messages';

/** As it is typed: an empty colour is the brand's own. */
export type Design = {
  colors: { main: string; accentOnMain: string; invertedFont: string };
  theme: 'colorful' | null;
  logoUrl: string | null;
};

/** What stands where the agency names nothing. */
export type DesignBrand = { main: string; accent: string };

type Words = Messages['agency']['design'];
type ColorName = keyof DesignColors;

const NAME = 'corporateDesign.colors';
const colorNames: readonly ColorName[] = ['main', 'invertedFont', 'accentOnMain'];

/** The three colours, each judged with the others as it is typed. */
export function ColorFields({ brand, isDisabled, words }: { brand: DesignBrand; isDisabled: boolean; words: Words }) {
  const typed: Design['colors'] = useWatch({ name: NAME });
  const { errors, nearest } = judgeDesign({
    main: typed.main || null,
    accentOnMain: typed.accentOnMain || null,
    invertedFont: typed.invertedFont || null,
  });
  const { onMain, accentOnMain } = brandColors({ main: typed.main || brand.main, accent: brand.accent });
  const computed: Record<ColorName, string> = { main: brand.main, invertedFont: onMain, accentOnMain };
  return colorNames.map((color) => (
    <ColorField
      key={color}
      name={`${NAME}.${color}`}
      label={words[color]}
      help={color === 'main' ? words.mainHelp : words.optional}
      fallback={computed[color]}
      judgement={errors[color] && judgementOf(color, errors[color], words)}
      shade={errors[color] === 'contrastFails' ? (nearest?.[color] ?? null) : null}
      isDisabled={isDisabled}
      words={words}
    />
  ));
}

function judgementOf(color: ColorName, error: 'colorInvalid' | 'contrastFails', words: Words): string {
  if (error === 'colorInvalid') return words.invalid;
  return color === 'accentOnMain' ? words.failsLine : words.fails;
}

type ColorProps = {
  name: string;
  label: string;
  help: string;
  /** What applies while nothing is given. */
  fallback: string;
  judgement: string | undefined;
  shade: string | null;
  isDisabled: boolean;
  words: Words;
};

function ColorField({ name, label, help, fallback, judgement, shade, isDisabled, words }: ColorProps) {
  const { field } = useController({ name });
  const { inputId: id, error } = useApiField(name);
  const problem = judgement ?? error;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={words.pick.replace('{name}', label)}
          value={parseColor(field.value) ?? fallback}
          disabled={isDisabled}
          onChange={field.onChange}
          className="h-10 w-12 shrink-0 rounded-desk border border-input bg-surface p-1"
        />
        <input
          {...field}
          id={id}
          disabled={isDisabled}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help ${id}-error`}
          className="h-10 w-full rounded-desk border border-input bg-surface px-3 text-14 aria-invalid:border-negative disabled:bg-sand"
        />
      </div>
      <p id={`${id}-help`} className="mt-1 text-13 text-soft">
        {help}
      </p>
      <div id={`${id}-error`} role="status" className="text-13 text-negative">
        {problem}{' '}
        {shade && (
          <button
            type="button"
            onClick={() => field.onChange(shade)}
            className="min-h-6 font-bold underline underline-offset-2"
          >
            {words.use.replace('{shade}', shade)}
          </button>
        )}
      </div>
    </div>
  );
}
