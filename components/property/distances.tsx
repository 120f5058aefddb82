import { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/money';
import type { Distance } from '@/lib/property/types';

const HOUR = 60;
const KILOMETRE = 1000;

export async function Distances({ distances }: { distances: Distance[] }) {
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
  if (distances.length === 0) return <p className="text-soft">{t('noDistances')}</p>;
  return (
    <ul className="border-line border-b">
      {distances.map((distance) => (
        <li
          key={`${distance.kind}${distance.to}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 leading-6"
        >
          <span>{distance.to}</span>
          <span className="text-14 text-soft">
            {[distance.metres === null ? null : lengthOf(distance.metres), wayOf(distance)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
