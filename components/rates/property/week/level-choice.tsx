'use client';

import { levelPricesOf } from './level-prices';
import { weekKey } from './week';
import { useChoice } from './your-week';

/** Below 800 px the table shows one service level, the chosen one; style sheets do that, so it works without JavaScript. */
export function LevelTabs({ label }: { label: string }) {
  const { page, level, chooseLevel } = useChoice();
  return (
    <fieldset className="no-print desk:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b text-14">
        {page.levels.map((one, index) => (
          <label
            key={one.level}
            className="-mb-px cursor-pointer border-transparent border-b py-2.5 text-soft has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-main"
          >
            <input
              type="radio"
              name="season-level"
              value={one.level}
              data-choice={index}
              checked={one.level === level}
              onChange={() => chooseLevel(one.level)}
              className="sr-only"
            />
            {one.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The service level beside the price; what the chosen week is not offered at cannot be taken. */
export function LevelSelect({ id, className }: { id: string; className: string }) {
  const { page, seasons, week, level, chooseLevel } = useChoice();
  const offers = week && levelPricesOf({ seasons, page }, weekKey(week));
  return (
    <select
      id={id}
      name="serviceLevel"
      value={level}
      onChange={({ target }) => chooseLevel(target.value)}
      className={className}
    >
      {page.levels.map((one) => (
        <option
          key={one.level}
          value={one.level}
          disabled={offers !== null && !offers.some((offer) => offer.level === one.level)}
        >
          {one.name}
        </option>
      ))}
    </select>
  );
}
