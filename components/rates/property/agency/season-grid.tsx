import type { CSSProperties } from 'react';
import { levelName } from '@/components/catalogue/property/level-name';
import { Picture } from '@/components/ui/picture';
import { formatMonth, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { columnOf, getGridCells } from './grid-cells';
import './season-grid.css';

type Props = {
  houses: readonly AgencySeasonProperty[];
  rows: readonly GridRow[];
  leads: readonly PropertyLead[];
  guests: number;
  /** The one level that a narrow screen shows of each house. */
  level: string;
  locale: Locale;
  now: Date;
};

export async function SeasonGrid(props: Props) {
  const { houses, rows, locale } = props;
  const [t, names, season, cells] = await Promise.all([
    getTranslations('chalets.grid'),
    getTranslations('property'),
    getTranslations('season'),
    getGridCells(props),
  ]);
  const columns = houses.map((house) => columnOf(house, props, (level) => levelName(level, names)));
  const cellsOf = (row: GridRow) =>
    columns.flatMap((column, index) => {
      const week = row.weeks[index];
      return week ? cells(column, week, row) : [];
    });
  const monthOf = ({ checkIn }: GridRow) => checkIn.slice(0, 7);
  const months = [...new Set(rows.map(monthOf))];
  const span = 1 + columns.reduce((sum, { levels }) => sum + levels.length, 0);
  return (
    <table className="season-grid" style={{ '--houses': houses.length } as CSSProperties}>
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="houses">
          <td />
          {houses.map((house) => houseHead(house, t))}
        </tr>
        <tr className="levels">
          <th scope="col">{t('week')}</th>
          {columns.flatMap(({ house, levels }) =>
            levels.map(({ level, name, isOther }) => (
              <th key={`${house.card._id}${level}`} scope="col" className={isOther ? 'other' : undefined}>
                <b>{name}</b>
                <abbr title={t('person')}>{t('personShort')}</abbr>
                {house.earned && <abbr title={t('commission')}>{t('commissionShort')}</abbr>}
              </th>
            )),
          )}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month}>
          <tr className="month">
            <th scope="rowgroup" colSpan={span}>
              {formatMonth(`${month}-01`, locale)}
            </th>
          </tr>
          {rows
            .filter((row) => monthOf(row) === month)
            .map((row) => {
              const feast = feastIn(row);
              return (
                <tr key={row.checkIn}>
                  <th scope="row">
                    {formatRange(row.checkIn, row.checkOut, locale, { month: 'short', year: false })}
                    {feast && <span>{season(feast)}</span>}
                  </th>
                  {cellsOf(row)}
                </tr>
              );
            })}
        </tbody>
      ))}
    </table>
  );
}

/** Name, place and currency, guests and what its weeks usually earn: the cells say only what differs. */
function houseHead(
  { card, currency, serviceLevels, earned }: AgencySeasonProperty,
  t: Awaited<ReturnType<typeof getTranslations<'chalets.grid'>>>,
) {
  const { beds } = card;
  const guests =
    beds &&
    (beds.children > 0
      ? t('bedsWithChildren', { adults: beds.adults, children: beds.children })
      : t('beds', { adults: beds.adults }));
  const percent = earned && `${formatNumber(earned.commission)}\u00a0%`;
  return (
    <th key={card._id} scope="colgroup" colSpan={serviceLevels.length}>
      <div className="grid items-center gap-x-3 wide:grid-cols-[64px_minmax(0,1fr)]">
        <div className="h-12 overflow-hidden rounded-[2px] max-wide:hidden">
          <Picture picture={card.thumbnail} sizes="64px" hasPlaceholder={false} />
        </div>
        <div>
          <a href={card.href} data-soft className="font-serif text-14 hover:underline wide:text-16">
            {card.name}
          </a>
          <span className="block text-12 text-soft">{`${card.place.city.name}, ${currency}`}</span>
          <span className="block text-12 text-soft max-season:hidden" data-commission={percent ? '' : undefined}>
            {[guests, percent].filter(Boolean).join(', ')}
          </span>
        </div>
      </div>
    </th>
  );
}
