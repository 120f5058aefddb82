import { useChoice } from '../week/your-week';
import type { MonthView } from './types';

type Props = { months: readonly MonthView[]; chosen: string | null };

/** Decoration: the table below says the same in words. */
export function SeasonBars({ months, chosen }: Props) {
  const { page } = useChoice();
  const column = page.levels.findIndex(({ level }) => level === page.shownLevel);
  return (
    <div aria-hidden="true" className="mb-10 desk:mb-14">
      <div className="season-bars">
        {months.flatMap(({ weeks }) =>
          weeks.map(({ key, state, cells, bar }) => (
            <i
              key={key}
              data-chosen={key === chosen ? '' : undefined}
              className={cells[column] === 'notOffered' ? 'notOffered' : state}
              style={{ height: `${bar}%` }}
            />
          )),
        )}
      </div>
      <div className="season-axis">
        {months.flatMap(({ name, weeks }) =>
          weeks.map(({ key }, index) => <span key={key}>{index === 0 ? name.slice(0, 3) : ''}</span>),
        )}
      </div>
    </div>
  );
}
