import { formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SeasonBar } from '@/lib/rates/property/rules/season';
import { weekKey } from '../week/week';

/** Where no price is published a bar has no height of its own. */
const WITHOUT_PRICE = 0.42;

type Props = { bars: SeasonBar[]; chosen: string | null; locale: Locale };

/** Decoration: the table below says the same in words. */
export function SeasonBars({ bars, chosen, locale }: Props) {
  return (
    <div aria-hidden="true" className="mb-10 desk:mb-14">
      <div className="season-bars">
        {bars.map((bar) => {
          const key = weekKey(bar);
          return (
            <i
              key={key}
              data-bar={key}
              data-chosen={key === chosen ? '' : undefined}
              className={bar.state}
              style={{ height: `${Math.round((bar.height ?? WITHOUT_PRICE) * 100)}%` }}
            />
          );
        })}
      </div>
      <div className="season-axis">
        {bars.map(({ checkIn, checkOut }, index) => {
          const isFirst = bars[index - 1]?.checkIn.slice(0, 7) !== checkIn.slice(0, 7);
          return <span key={`${checkIn}${checkOut}`}>{isFirst ? formatMonth(checkIn, locale).slice(0, 3) : ''}</span>;
        })}
      </div>
    </div>
  );
}
