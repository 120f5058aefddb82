import { formatRange, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';

const MINUTE = 60_000;

type Ends = { expiresAt: Date; timeZone: string };

export type OptionWords = {
  /** `Option until Fri 27 Nov 18:00 (2 d 4 h)`, by the clocks of the place; `others`: of another agency. */
  until: (ends: Ends, whose?: 'others') => string;
  /** `2 d 4 h`, where a cell has no room for more. */
  left: (ends: Ends) => string;
  /** `Your second option, Weiss`, or the request for it. */
  own: (option: { isRequested: boolean; rank: number | null; client: string }) => string;
};

/** How long an option still runs, said alike on every lead, cell and card (rule 3.4). */
export function optionWords(locale: Locale, now: Date): OptionWords {
  const t = translator(locale, 'option');
  const partsOf = ({ expiresAt, timeZone }: Ends) => {
    const day = toDateOnly(expiresAt, timeZone);
    const minutes = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / MINUTE));
    return {
      when: t('at', {
        weekday: formatWeekday(day, locale),
        day: formatRange(day, day, locale, { month: 'short', year: false }),
        time: formatTime(expiresAt, locale, timeZone),
      }),
      left: t('left', {
        days: Math.floor(minutes / 1440),
        hours: Math.floor((minutes % 1440) / 60),
        minutes: minutes % 60,
      }),
    };
  };
  return {
    left: (ends) => partsOf(ends).left,
    until: (ends, whose) => t(whose ?? 'until', partsOf(ends)),
    own: ({ isRequested, rank, client }) => t(isRequested ? 'ownRequest' : 'own', { rank: rank ?? 1, client }),
  };
}
