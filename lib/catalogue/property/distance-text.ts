import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatNumber } from '@/lib/platform/money';
import type { Distance } from './types';

const HOUR = 60;
const KILOMETRE = 1000;

/** `290 m · 4 min on foot`, `1 h 40 by car`: what is known, in one language. */
export function distanceText(locale: Locale): (distance: Distance) => string {
  const t = translator(locale, 'property.location');
  const lengthOf = (metres: number) =>
    metres < KILOMETRE
      ? t('metres', { metres })
      : t('kilometres', { kilometres: formatNumber(metres / KILOMETRE, metres < 10 * KILOMETRE ? 1 : 0) });
  const timeOf = (minutes: number) =>
    minutes < HOUR
      ? t('minutes', { minutes })
      : t('hours', { hours: Math.floor(minutes / HOUR), minutes: String(minutes % HOUR).padStart(2, '0') });
  const wayOf = ({ by, minutes }: Distance): string | null => {
    if (minutes === null) return null;
    if (by === 'car') return t('car', { time: timeOf(minutes) });
    if (by === 'ski' && minutes <= 1) return t('skiAtDoor');
    return t(by, { minutes });
  };
  return (distance) =>
    [distance.metres ? lengthOf(distance.metres) : null, wayOf(distance)].filter(Boolean).join(' · ');
}
