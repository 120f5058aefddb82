import type { Locale } from '@/lib/platform/i18n/locale';

/**
 * The words of the crash screen live here, not in messages: error boundaries run in the browser and would put all
 * messages into every page.
 */
export const crashWords = {
  en: {
    title: 'Ooops',
    text: 'Unfortunately, a severe error occured.',
    details: 'Details',
    retry: 'Try again',
    home: 'Home',
  },
  de: {
    title: 'Ups',
    text: 'Leider ist ein schwerer Fehler aufgetreten.',
    details: 'Einzelheiten',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
} as const satisfies Record<Locale, Record<string, string>>;
