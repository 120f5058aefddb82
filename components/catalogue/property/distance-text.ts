import { getTranslations } from 'next-intl/server';
import type { Distance } from '@/lib/catalogue/property/types';
import { formatNumber } from '@/lib/platform/money';

const HOUR = 60;
const KILOMETRE = 1000;

/** `290 m · 4 min on foot`, `1 h 40 by car`: what is known, in the reader's language. */
export async function getDistanceText(): Promise<(distance: Distance) => string> {
  const t = await getTranslations('property.location');
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
