import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { isIds } from './rules';
import type { ChoiceList, Fields, Values } from './types';

type Choices = Partial<Record<ChoiceList, { id: string; name: string }[]>>;
type Option = { id: string; name: string };

const byName = { select: { id: true, name: true }, orderBy: { name: 'asc' } } as const;

const lists: Readonly<Record<ChoiceList, (tx: Transaction, locale: Locale) => Promise<Option[]>>> = {
  operators: (tx) => tx.operator.findMany(byName),
  channels: (tx) => tx.rentalChannel.findMany(byName),
  hotels: (tx) => tx.hotel.findMany({ ...byName, where: { retiredAt: null } }),
  facilities: async (tx, locale) => inOne(locale, await tx.facility.findMany({ orderBy: { position: 'asc' } })),
  places: async (tx, locale) => inOne(locale, await tx.city.findMany({ orderBy: { nameEn: 'asc' } })),
  countries: async (tx, locale) => inOne(locale, await tx.country.findMany({ orderBy: { nameEn: 'asc' } })),
};

function inOne(locale: Locale, rows: readonly { id: string; nameEn: string; nameDe: string }[]): Option[] {
  return rows.map(({ id, nameEn, nameDe }) => ({ id, name: inLanguage(locale, { en: nameEn, de: nameDe }) }));
}

/** What these fields choose from. */
export async function getManagedChoices(viewer: Viewer, fields: Fields, locale: Locale): Promise<Choices> {
  requireAdmin(viewer);
  const asked = Object.values(fields).flatMap((field) => ('of' in field ? [field.of] : []));
  if (asked.length === 0) return {};
  return scoped(viewer, async (tx) => {
    const read: Choices = {};
    for (const list of asked) read[list] = await lists[list](tx, locale);
    return read;
  });
}

/** Throws 422 at the field for what is no choice of it. */
export async function requireChoices(tx: Transaction, fields: Fields, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (!('of' in field) || value === undefined || value === null) continue;
    const known = new Set((await lists[field.of](tx, 'en')).map(({ id }) => id));
    const asked = isIds(value) ? value : [String(value)];
    if (asked.some((id) => !known.has(id))) {
      throw new AppError('invalidInput', { status: 422, fields: { [`values.${name}`]: 'invalidValue' } });
    }
  }
}
