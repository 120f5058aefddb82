import { levelName } from '@/components/catalogue/property/level-name';
import { Picture } from '@/components/ui/picture';
import { formatMonth } from '@/lib/platform/dates';
import { divided } from '@/lib/platform/divided';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import { feastIn } from '@/lib/rates/property/rules/season-windows';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { columnOf, daysText, type GridColumn, getWeekWords, percentText } from './grid-words';
import { type HouseWords, type RowWords, SeasonTable } from './season-table';

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

/** The words of a season grid, worked out once; its table is drawn from them. */
export async function SeasonGrid(props: Props) {
  const { houses, rows, locale } = props;
  const [t, names, season] = [
    translator(locale, 'chalets.grid'),
    translator(locale, 'property'),
    translator(locale, 'season'),
  ];
  const weekWords = await getWeekWords(props);
  const columns = houses.map((house) => columnOf(house, props, (level) => levelName(level, names)));
  const rowWords = (row: GridRow): RowWords => {
    const feast = feastIn(row);
    return {
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      text: daysText(row, locale),
      ...(feast && { feast: season(feast) }),
      weeks: columns.flatMap((column, index) => {
        const week = row.weeks[index];
        return week ? [weekWords(column, week, row)] : [];
      }),
    };
  };
  const monthOf = ({ checkIn }: GridRow) => checkIn.slice(0, 7);
  const months = [...new Set(rows.map(monthOf))];
  return (
    <SeasonTable
      words={{
        ...{ table: t('table'), week: t('week'), person: t('person'), personShort: t('personShort') },
        ...(houses.some(({ earned }) => earned) && {
          commission: { word: t('commission'), short: t('commissionShort') },
        }),
      }}
      houses={columns.map((column) => houseWords(column, t))}
      months={months.map((month) => ({
        name: formatMonth(`${month}-01`, locale),
        rows: rows.filter((row) => monthOf(row) === month).map(rowWords),
      }))}
    />
  );
}

function houseWords(
  { house: { card, currency, earned }, chosen, levels }: GridColumn,
  t: ReturnType<typeof translator<'chalets.grid'>>,
): HouseWords {
  const { beds } = card;
  const guests =
    beds &&
    (beds.children > 0
      ? t('bedsWithChildren', { adults: beds.adults, children: beds.children })
      : t('beds', { adults: beds.adults }));
  return {
    id: card._id,
    name: card.name,
    shown: divided(card.name),
    href: card.href,
    picture: <Picture picture={card.thumbnail} sizes="64px" hasPlaceholder={false} />,
    place: `${divided(card.place.city.name)}, ${currency}`,
    facts: [guests, earned && percentText(earned.commission)].filter(Boolean).join(', '),
    earns: earned !== null,
    chosen,
    levels: levels.map(({ name, isOther, chosen }) => ({ name, shown: divided(name), isOther, chosen })),
  };
}
