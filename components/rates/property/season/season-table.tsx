import { getTranslations } from 'next-intl/server';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatMonth, formatRange } from '@/lib/platform/dates';
import { formatAmount } from '@/lib/platform/money';
import type { SeasonMonth, SeasonWeek } from '@/lib/rates/property/rules/season';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import { type Week, type WeekPage, weekKey } from '../week/week';
import { type CellWords, SeasonCellContent } from './season-cell';

type Props = {
  months: SeasonMonth[];
  caption: string;
  levels: { level: string; name: string }[];
  week: Week | null;
  page: WeekPage;
};

export async function SeasonTable({ months, caption, levels, week, page }: Props) {
  const t = await getTranslations('season');
  const words: CellWords = {
    available: t('state.available'),
    option: t('state.option'),
    onRequest: t('state.onRequest'),
    sold: t('state.sold'),
    notOffered: t('state.notOffered'),
    cell: t('cell', { price: '{price}', state: '{state}', period: '{period}', level: '{level}' }),
  };
  const labelOf = (one: SeasonWeek): string => {
    const feast = feastIn(one);
    const isWeeks = one.nights % 7 === 0;
    const count = isWeeks ? one.nights / 7 : one.nights;
    const duration = one.nights === 7 ? '' : t(isWeeks ? 'weeks' : 'nights', { count });
    return [duration, feast && t(feast)].filter(Boolean).join(' · ');
  };
  return (
    <table className="season-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="month" />
          <th scope="col">{t('week')}</th>
          {levels.map(({ level, name }) => {
            const key = serviceLevelKey(level);
            return (
              <th key={level} scope="col">
                {name}
                {key && <small>{t(key)}</small>}
              </th>
            );
          })}
        </tr>
      </thead>
      {months.map(({ month, weeks }) => {
        const [name = '', year] = formatMonth(`${month}-01`, page.locale).split(' ');
        const label = (
          <>
            {name} <span>{year}</span>
          </>
        );
        return (
          <tbody key={month}>
            <tr className="month-row">
              <th colSpan={levels.length + 1} scope="rowgroup">
                {label}
              </th>
            </tr>
            {weeks.map((one, index) => {
              const isChosenWeek = week !== null && weekKey(week) === weekKey(one);
              return (
                <tr key={weekKey(one)} {...(isChosenWeek && { 'data-chosen': '' })}>
                  {index === 0 && (
                    <th rowSpan={weeks.length} scope="rowgroup" className="month">
                      {label}
                    </th>
                  )}
                  <WeekHeader week={one} label={labelOf(one)} page={page} />
                  {one.levels.map((cell, column) => (
                    <td key={cell.serviceLevel} data-column={column}>
                      <SeasonCellContent
                        cell={cell}
                        week={one}
                        levelName={levels[column]?.name ?? cell.serviceLevel}
                        isChosen={isChosenWeek && week?.serviceLevel === cell.serviceLevel}
                        page={page}
                        words={words}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}

function WeekHeader({ week, label, page }: { week: SeasonWeek; label: string; page: WeekPage }) {
  return (
    <th scope="row" className="week font-normal">
      <span>{formatRange(week.checkIn, week.checkOut, page.locale, { month: 'short', year: false })}</span>
      {/* The space parts the two where they are read out. */}
      {label && ' '}
      {label && <small>{label}</small>}
    </th>
  );
}

/** Longest price of a table in characters: the slot fits eight digits where they occur and is slim where not. */
export function priceSlot(months: readonly SeasonMonth[]): number {
  const lengths = months.flatMap(({ weeks }) =>
    weeks.flatMap(({ levels }) =>
      levels.map(({ price }) => (price.state === 'priced' ? formatAmount(price.price).length : 0)),
    ),
  );
  return Math.max(0, ...lengths);
}
