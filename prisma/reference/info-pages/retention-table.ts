import { retention } from '@/lib/people/privacy/retention';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';

/** What no clock of ours deletes, or the law keeps. */
const besides = {
  en: [
    ['Server log', '14 days'],
    ['Bookings', 'the statutory periods: 6 years for correspondence, 8 for accounting vouchers'],
    ['Number of a card kept for a house', 'until departure'],
    ['Newsletter', 'until you unsubscribe'],
    ['Sign-in never confirmed', '7 days'],
    ['Agency accounts', 'until they are closed, subject to the statutory periods'],
  ],
  de: [
    ['Serverprotokoll', '14 Tage'],
    ['Buchungen', 'nach den gesetzlichen Fristen: 6 Jahre für Schriftwechsel, 8 für Buchungsbelege'],
    ['Kartennummer, für ein Haus aufbewahrt', 'bis zur Abreise'],
    ['Newsletter', 'bis zur Abmeldung'],
    ['Nie bestätigter Zugang', '7 Tage'],
    ['Konten von Reisebüros', 'bis zur Schließung, vorbehaltlich gesetzlicher Fristen'],
  ],
} as const satisfies Record<Locale, readonly (readonly [string, string])[]>;

const heads = { en: ['Data', 'Kept for'], de: ['Daten', 'Aufbewahrung'] } as const;

/** §11 of the privacy policy: what the worker deletes by, in words, and what is kept by other rules. */
export function retentionTable(locale: Locale): string {
  const t = translator(locale, 'privacy.retention');
  const deleted = retention.map(({ kind, count, unit }) => [t(`kind.${kind}`), t(`keep.${unit}`, { count })] as const);
  const rows = [heads[locale], ['---', '---'] as const, ...besides[locale], ...deleted];
  return rows.map(([what, keptFor]) => `| ${what} | ${keptFor} |`).join('\n');
}
