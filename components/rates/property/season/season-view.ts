import 'server-only';
import { formatMonth, formatRange } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type SeasonMonth, type SeasonWeek, seasonBars } from '@/lib/rates/property/rules/season';
import { feastIn, type SeasonWindow } from '@/lib/rates/property/rules/season-windows';
import { type WeekPage, weekKey } from '../week/week';
import type { CellView, SeasonView, WeekView } from './types';

export type Season = SeasonWindow & { months: SeasonMonth[] };

/** Where no price is published a bar has no height of its own. */
const UNPRICED = 0.42;

/** The seasons as the browser is given them: its words are finished here, so that it needs no dictionary and no calendar. */
export async function getSeasonViews(seasons: readonly Season[], page: WeekPage): Promise<SeasonView[]> {
  const t = await getTranslations('season');

  const noteOf = (week: SeasonWeek): string => {
    const feast = feastIn(week);
    const isWeeks = week.nights % 7 === 0;
    const count = isWeeks ? week.nights / 7 : week.nights;
    const duration = week.nights === 7 ? '' : t(isWeeks ? 'weeks' : 'nights', { count });
    return [duration, feast && t(feast)].filter(Boolean).join(' · ');
  };

  return seasons.map(({ kind, year, months }) => {
    const name =
      kind === 'winter' ? t('winter', { from: year, to: String(year + 1).slice(2) }) : t('summer', { from: year });
    const bars = new Map(seasonBars(months, page.shownLevel).map((bar) => [weekKey(bar), bar.height]));
    const free = months.flatMap(({ weeks }) => weeks).filter(({ state }) => state === 'available').length;
    return {
      name,
      caption: t('caption', { season: name }),
      free: free > 0 ? t('free', { free }) : t('noneFree'),
      months: months.map(({ month, weeks }) => {
        const [monthName = '', monthYear = ''] = formatMonth(`${month}-01`, page.locale).split(' ');
        return {
          name: monthName,
          year: monthYear,
          weeks: weeks.map((week): WeekView => {
            const key = weekKey(week);
            return {
              key,
              text: formatRange(week.checkIn, week.checkOut, page.locale, { month: 'short', year: false }),
              note: noteOf(week),
              state: week.state,
              bar: Math.round((bars.get(key) ?? UNPRICED) * 100),
              cells: week.levels.map(({ state, price }): CellView => {
                if (state === 'notOffered') return state;
                return price.state === 'priced' ? price.price.amount : null;
              }),
            };
          }),
        };
      }),
    };
  });
}
