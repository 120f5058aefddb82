import type { NightSign, NightSigns } from '@/lib/rates/taken/rules/signs';
import { signsAmong } from '@/lib/rates/taken/rules/signs';
import type { CalendarWords } from './period-inputs';

const looks: Record<Exclude<NightSign, 'free'>, string> = {
  sold: 'text-soft line-through decoration-1',
  closed: 'bg-sand text-soft line-through decoration-1',
  held: 'bg-warning/10',
  noArrival: 'text-soft',
};

/** What the signs on the days mean; only those that there are. */
export function NightLegend({ nights, words }: { nights: NightSigns; words: CalendarWords }) {
  const shown = signsAmong(nights);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-12 text-soft">
      {shown.map((sign) => (
        <li key={sign} className="flex items-center gap-1.5">
          <span aria-hidden className={`figures inline-grid h-5 w-6 place-items-center rounded-control ${looks[sign]}`}>
            17
          </span>
          {words[sign]}
        </li>
      ))}
    </ul>
  );
}
