'use client';

import { Figure, type FigureWords } from '@/components/ui/figure';
import { BarRow, LyingBar } from './bars';

type Month = { key: string; short: string; long: string; isNow: boolean };

type Line = {
  name: string;
  /** Said of the line above it. */
  isPart: boolean;
  /** By month, and of the year at the end; null: there is none. */
  figures: readonly (FigureWords | null)[];
};

type Amounts = {
  currency: string;
  /** By month, in per cent of the highest bar. */
  bars: readonly { booked: number; open: number }[];
  lines: readonly Line[];
};

type Props = {
  words: { title: string; arrival: string; year: string };
  months: readonly Month[];
  currencies: readonly Amounts[];
};

/**
 * Amounts by month in finished words: where the screen is wide each bar stands over its column of figures, on a narrow one
 * each month is a line of a list. Drawn in the browser, too: to the server the words of a figure cost less than its
 * elements, and both readings have them from one.
 */
export function MonthGrid(props: Props) {
  return (
    <>
      <div className="overflow-x-auto rounded-desk border border-line bg-surface max-wide:hidden">
        <MonthTable {...props} />
      </div>
      <div className="rounded-desk border border-line bg-surface px-4 py-3 wide:hidden">
        <MonthList {...props} />
      </div>
    </>
  );
}

function MonthTable({ words, months, currencies }: Props) {
  return (
    <table aria-label={words.title} className="w-full min-w-[1180px] table-fixed border-collapse text-12">
      <thead>
        <tr className="border-b border-ink text-soft">
          <th scope="col" className="w-40 py-2 pl-4 text-left align-bottom font-normal">
            {words.arrival}
          </th>
          {months.map(({ key, short, isNow }, index) => (
            <th
              key={key}
              scope="col"
              className={`px-1.5 py-2 text-right align-bottom font-normal ${isNow ? 'bg-sand font-bold text-ink' : ''}`}
            >
              {(index === 0 || key.endsWith('-01')) && <span className="block">{key.slice(0, 4)}</span>}
              {short}
            </th>
          ))}
          <th scope="col" className="w-28 py-2 pr-4 pl-1.5 text-right align-bottom font-normal">
            {words.year}
          </th>
        </tr>
      </thead>
      {currencies.map(({ currency, bars, lines }) => (
        <tbody key={currency} className="not-first-of-type:border-t not-first-of-type:border-ink">
          <BarRow
            name={currency}
            bars={months.map(({ key, isNow }, index) => ({ key, isNow, booked: 0, open: 0, ...bars[index] }))}
          />
          {lines.map(({ name, isPart, figures }) => (
            <tr key={name}>
              <th
                scope="row"
                className={
                  isPart
                    ? 'py-0.5 pl-8 text-left font-normal text-soft'
                    : 'border-t border-line py-2 pl-4 text-left text-13'
                }
              >
                {name}
              </th>
              {figures.map((figure, index) => {
                const month = months[index];
                const place = isPart ? 'py-0.5 text-soft' : 'border-t border-line py-2 text-13';
                const sum = isPart ? 'pr-4' : 'pr-4 font-bold';
                return (
                  <td
                    key={month?.key ?? 'sum'}
                    className={`figures px-1.5 text-right ${place} ${month ? '' : sum} ${month?.isNow ? 'bg-sand' : ''}`}
                  >
                    {figure && <Figure href={figure.href}>{figure.text}</Figure>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function MonthList({ words, months, currencies }: Props) {
  return currencies.map(({ currency, bars, lines }) => (
    <section key={currency} aria-label={currency}>
      <h3 className="border-b border-ink pt-3 pb-1.5 font-sans text-16 leading-6 font-bold tracking-normal">
        {currency}
      </h3>
      <ul>
        {[...months, null].map((month, index) => {
          const bar = bars[index];
          const there = lines.filter(({ figures }) => figures[index]);
          if (there.length === 0) return null;
          return (
            <li key={month?.key ?? 'sum'} className="border-b border-line-faint py-2 text-13 last:border-0">
              <p className="flex items-center justify-between gap-4">
                <b>{month?.long ?? words.year}</b>
                {bar && (
                  <span className="w-1/2">
                    <LyingBar {...bar} />
                  </span>
                )}
              </p>
              <dl>
                {there.map(({ name, figures }) => (
                  <div key={name} className="flex justify-between gap-4">
                    <dt className="text-soft">{name}</dt>
                    <dd className="figures">
                      <Figure href={figures[index]?.href ?? null}>{figures[index]?.text}</Figure>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
