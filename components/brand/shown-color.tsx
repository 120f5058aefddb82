'use client';

import { useWatch } from 'react-hook-form';
import { shownColors } from '@/lib/brand/rules/shown-colors';
import type { Messages } from '@/lib/platform/i18n/messages';

/** Fields of the form and what they are called in a profile. */
const own = {
  mainColor: 'main',
  accentColor: 'accent',
  invertedFontColor: 'invertedFont',
  h2HeaderColor: 'h2Header',
  priceRangeColor: 'priceRange',
} as const;
type OwnField = keyof typeof own;

export const isOwnColor = (field: string): field is OwnField => Object.hasOwn(own, field);

const fields = Object.keys(own) as OwnField[];

type Props = {
  field: OwnField;
  stored: Readonly<Record<string, string | boolean>>;
  words: Messages['brandEdit']['shown'];
};

/** Under a colour that could not be read: what is shown in its stead. */
export function ShownColor({ field, stored, words }: Props) {
  const typed: unknown[] = useWatch({ name: fields });
  const colorOf = (name: OwnField) => String(typed[fields.indexOf(name)] ?? stored[name] ?? '').trim();
  const shown = shownColors({
    main: colorOf('mainColor'),
    accent: colorOf('accentColor'),
    invertedFont: colorOf('invertedFontColor') || null,
    h2Header: colorOf('h2HeaderColor') || null,
    priceRange: colorOf('priceRangeColor') || null,
  });
  const shade = shown[own[field]];
  const sentence = field === 'accentColor' ? words.line : words.text;
  return (
    <p role="status" className="mt-1 text-13 text-negative empty:hidden">
      {shade && sentence.replace('{shade}', shade)}
    </p>
  );
}
