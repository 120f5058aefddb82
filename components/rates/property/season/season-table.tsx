import { formatAmount, money } from '@/lib/platform/money';
import type { SeasonCell } from '@/lib/rates/property/rules/season';
import { enquiryHref, type Level, periodOf, type WeekPage, weekKey } from '../week/week';
import { fill } from '../week/words';
import { useChoice } from '../week/your-week';
import type { CellView, SeasonView, WeekView } from './types';

export type SeasonTableWords = Record<SeasonCell['state'] | 'week', string> & {
  /** `{price} {state}, {period}, {level}` */
  cell: string;
};

type Props = { season: SeasonView; words: SeasonTableWords };

export function SeasonTable({ season, words }: Props) {
  const { page, week: chosen } = useChoice();
  const { levels } = page;
  const chosenKey = chosen && weekKey(chosen);
  return (
    <table className="season-table">
      <caption className="sr-only">{season.caption}</caption>
      <thead>
        <tr>
          <td className="month" />
          <th scope="col">{words.week}</th>
          {levels.map(({ level, name, note }) => (
            <th key={level} scope="col">
              {name}
              {note && <small>{note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {season.months.map(({ name, year, weeks }) => {
        const label = (
          <>
            {`${name} `}
            <span>{year}</span>
          </>
        );
        return (
          <tbody key={`${name}${year}`}>
            <tr className="month-row">
              <th colSpan={levels.length + 1} scope="rowgroup">
                {label}
              </th>
            </tr>
            {weeks.map((week, index) => (
              <tr key={week.key} data-chosen={week.key === chosenKey ? '' : undefined}>
                {index === 0 && (
                  <th rowSpan={weeks.length} scope="rowgroup" className="month">
                    {label}
                  </th>
                )}
                <th scope="row" className="week font-normal">
                  <span>{week.text}</span>
                  {/* The space parts the two where they are read out. */}
                  {week.note && ' '}
                  {week.note && <small>{week.note}</small>}
                </th>
                {levels.map((level, column) => (
                  <td key={level.level}>
                    <Cell
                      week={week}
                      level={level}
                      cell={week.cells[column] ?? null}
                      page={page}
                      isChosen={week.key === chosenKey && level.level === chosen?.serviceLevel}
                      words={words}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

type CellProps = {
  week: WeekView;
  level: Level;
  cell: CellView;
  page: WeekPage;
  isChosen: boolean;
  words: SeasonTableWords;
};

/** Price and state; a link where they can be asked for: to the enquiry, or, with JavaScript, the choice of that week. */
function Cell({ week, level, cell, page, isChosen, words }: CellProps) {
  const { locale, address, currency } = page;
  const state = cell === 'notOffered' && week.state !== 'sold' ? cell : week.state;
  const amount = typeof cell === 'number' && state !== 'sold' ? formatAmount(money(cell, currency)) : '';
  const slots = (
    <>
      <span>{amount}</span>
      {/* Read out, and found by search engines, as two words. */}
      {amount && ' '}
      <span className={state}>{words[state]}</span>
    </>
  );
  if (state !== 'available' && state !== 'onRequest') return <span className="slots">{slots}</span>;
  const name = fill(words.cell, {
    price: amount && `${currency} ${amount}`,
    state: words[state],
    period: week.text,
    level: level.name,
  });
  return (
    <a
      className="slots"
      href={enquiryHref({ locale, address }, { ...periodOf(week.key), serviceLevel: level.level })}
      rel="nofollow"
      aria-current={isChosen || undefined}
      aria-label={name.trim()}
    >
      {slots}
    </a>
  );
}
