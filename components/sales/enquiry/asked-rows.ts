import { formatRange, isPlainDate } from '@/lib/platform/dates';
import type { EnquirySetting } from './types';

export type AskedRow = { label: string; value: string | undefined };

/** What was typed, where it is a text that says something. */
export function textOf(typed: unknown): string | undefined {
  return typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined;
}

/** Period and party of an enquiry as they were typed; a row without a value was left open. */
export function askedRows(values: Readonly<Record<string, unknown>>, setting: EnquirySetting): AskedRow[] {
  const { shared, recap, locale } = setting;
  const { checkIn, checkOut } = (values.period ?? {}) as { checkIn?: unknown; checkOut?: unknown };
  const isWhole = isPlainDate(checkIn) && isPlainDate(checkOut);
  const ages = Array.isArray(values.children) ? values.children.map(textOf).filter((age) => age !== undefined) : [];
  return [
    { label: recap.period, value: isWhole ? formatRange(checkIn, checkOut, locale) : undefined },
    { label: shared.adults, value: textOf(values.adults) },
    { label: shared.ages, value: ages.length > 0 ? ages.join(', ') : undefined },
  ];
}
