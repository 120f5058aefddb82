import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { managedFields } from './fields';
import { blankValues, isWords, withChanges } from './rules';
import type { Change, ManagedKind, Stored, Value } from './types';

/** Which field says in a list what something is called. */
const naming = ['name', 'heading', 'author', 'hotelId'] as const;

function inWords(value: Value | undefined, locale: Locale): string {
  if (isWords(value)) return value[locale] || value.en || value.de;
  return typeof value === 'string' ? value : '';
}

/** Something of which nothing stands yet but what its draft says. */
export function blankOf(kind: ManagedKind, draft: readonly Change[], locale: Locale): Stored {
  const drafted = withChanges({}, draft);
  const t = translator(locale, 'managed.create');
  const name = naming.map((field) => inWords(drafted[field], locale)).find(Boolean);
  return {
    name: name ?? t('nameless'),
    detail: t('unpublished'),
    values: blankValues(managedFields[kind]),
    retired: 'draft',
    changedAt: null,
  };
}
