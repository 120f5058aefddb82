import { z } from 'zod';
import { paths } from '@/lib/platform/addresses/paths';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import { formatRange, isPlainDate } from '@/lib/platform/dates';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { PaletteEntry, PaletteKind } from './schema';

export type PaletteRow = { kind: PaletteKind; id: string; title: string; facts: unknown };

const day = z.custom<string>(isPlainDate);
const isCountry = (id: unknown): id is CountryId => typeof id === 'string' && Object.hasOwn(countrySlugs, id);
const placeSchema = z.object({ cityEn: z.string(), cityDe: z.string() });
const addressSchema = z.object({
  propertyType: z.enum(['chalet', 'apartment', 'villa']),
  countryId: z.custom<CountryId>(isCountry),
  cityId: z.string(),
  slug: z.string(),
});
const stayShape = { house: z.string().nullable(), checkIn: day, checkOut: day };
const leadSchema = z.object({ ...stayShape, reference: z.string() });
const requestSchema = z.object({ ...stayShape, agency: z.string() });
const clientSchema = z.object({ reference: z.string() });
const conversationSchema = z.object({ agency: z.string().nullable() });

type Stay = { house: string | null; checkIn: string; checkOut: string };

/** Parts of a note beside each other; what has already been said as the label is not said again. */
function noteOf(label: string, parts: readonly (string | null)[]): string {
  return parts.filter((part) => part && part !== label).join(' · ');
}

type Line = { note: (string | null)[]; href: string };

function lineOf({ kind, id, facts }: PaletteRow, viewer: Viewer, locale: Locale): Line {
  const words = messages[locale].agencyShell.pages;
  const isOffice = viewer.role === 'admin';
  const city = () => {
    const { cityEn, cityDe } = placeSchema.parse(facts);
    return inLanguage(locale, { en: cityEn, de: cityDe });
  };
  const stay = ({ house, checkIn, checkOut }: Stay) => [
    house,
    formatRange(checkIn, checkOut, locale, { month: 'short' }),
  ];
  switch (kind) {
    case 'hotel':
      return { note: [city()], href: paths.hotel(id) };
    case 'deskHotel':
      if (isOffice) return { note: [words.manage, city()], href: paths.managedOne('hotels', id) };
      return { note: [words.desk, city()], href: paths.deskCalendar() };
    case 'property': {
      const { cityId, ...address } = addressSchema.parse(facts);
      return { note: [city()], href: paths.property({ ...address, citySlug: cityId }, locale) };
    }
    case 'deskProperty':
      if (isOffice) return { note: [words.manage, city()], href: paths.managedOne('properties', id) };
      return { note: [words.desk, city()], href: paths.deskCalendar({ property: id }) };
    case 'client':
      return { note: [clientSchema.parse(facts).reference], href: paths.client(id) };
    case 'lead': {
      const lead = leadSchema.parse(facts);
      const board = isOffice && !viewer.isActing ? paths.adminDashboard : paths.dashboard;
      return { note: [lead.reference, ...stay(lead)], href: board({ 'hotel-lead-id': id }) };
    }
    case 'request': {
      const request = requestSchema.parse(facts);
      return { note: [request.agency, ...stay(request)], href: paths.desk({ request: id }) };
    }
    case 'conversation':
      return { note: [conversationSchema.parse(facts).agency], href: paths.conversations({ c: id }) };
    case 'deskConversation':
      return { note: [words.desk], href: paths.deskConversations({ c: id }) };
  }
}

/** A row as its line reads, in the words of the reader, and where it leads them. */
export function entryOf(row: PaletteRow, viewer: Viewer, locale: Locale): PaletteEntry {
  const { note, href } = lineOf(row, viewer, locale);
  return { kind: row.kind, _id: row.id, label: row.title, note: noteOf(row.title, note), href };
}
