'use client';

import { useSeen } from './seen';

/** Parts of the highest bar, in per cent. */
export type Bar = { key: string; booked: number; open: number; isNow: boolean };

const hatched =
  'border border-main bg-[repeating-linear-gradient(135deg,var(--main)_0_1px,var(--color-surface)_1px_5px)] [print-color-adjust:exact]';

/** Each bar stands over its column of figures: filled is booked, hatched is open. The rows beneath say the same in figures. */
export function BarRow({ name, bars }: { name: string; bars: readonly Bar[] }) {
  const { ref, isSeen } = useSeen<HTMLTableRowElement>();
  return (
    <tr ref={ref}>
      <th scope="rowgroup" className="pb-1.5 pl-4 text-left align-bottom text-16">
        {name}
      </th>
      {bars.map(({ key, booked, open, isNow }) => (
        <td key={key} aria-hidden="true" className={`h-40 align-bottom ${isNow ? 'bg-sand' : ''}`}>
          <span className="flex h-40 flex-col items-end justify-end pr-2">
            {isSeen && open > 0 && <span className={`block w-9 ${hatched}`} style={{ height: `${open}%` }} />}
            {isSeen && booked > 0 && (
              <span className="block w-9 bg-main [print-color-adjust:exact]" style={{ height: `${booked}%` }} />
            )}
          </span>
        </td>
      ))}
      <td aria-hidden="true" />
    </tr>
  );
}

/** What became of all that was saved, as parts of it: filled is booked, hatched still open, empty lost. The figures beside it say the same. */
export function ShareOfSaved({ booked, open }: Pick<Bar, 'booked' | 'open'>) {
  const { ref, isSeen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} aria-hidden="true" className="flex h-2.5 items-stretch border border-line-strong">
      {isSeen && booked > 0 && <span className="bg-main [print-color-adjust:exact]" style={{ width: `${booked}%` }} />}
      {isSeen && open > 0 && <span className={hatched} style={{ width: `${open}%` }} />}
    </span>
  );
}

/** The same lying down, in the list of a narrow screen. */
export function LyingBar({ booked, open }: Pick<Bar, 'booked' | 'open'>) {
  const { ref, isSeen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} aria-hidden="true" className="flex h-1.5 items-stretch">
      {isSeen && booked > 0 && <span className="bg-main" style={{ width: `${booked}%` }} />}
      {isSeen && open > 0 && <span className={hatched} style={{ width: `${open}%` }} />}
    </span>
  );
}
