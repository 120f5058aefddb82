'use client';

import { numbered } from '@/lib/platform/numbered';

/** What cancelling costs from which day on, in finished words. */
export type FeesWords = {
  when: string;
  costs: string;
  /** Absent while nothing has come that could go back. */
  comesBack?: string;
  /** Absent for whoever may not know it. */
  earns?: string;
  rows: {
    when: string;
    /** Of several rooms what of it is for each. */
    rooms?: { name: string; share: string }[];
    fee: string;
    share?: string;
    comesBack?: string;
    earned?: string;
  }[];
  /** Beneath the table. */
  ofPaid?: string;
};

const number = 'py-2 pl-4 text-right whitespace-nowrap';

/** A component of the browser: the page and the dialogs that ask before a deed show the same words, which are sent once. */
export function FeesTable({ words: { rows, ofPaid, ...heads } }: { words: FeesWords }) {
  return (
    <>
      <table className="w-full border-t border-line text-14">
        <thead>
          <tr className="text-12 text-soft *:py-1.5 *:font-normal">
            <th scope="col" className="text-left">
              {heads.when}
            </th>
            {[heads.costs, heads.comesBack, heads.earns].map(
              (head) =>
                head && (
                  <th key={head} scope="col" className="pl-4 text-right">
                    {head}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ number: place, value: { when, rooms, fee, share, comesBack, earned } }) => (
            <tr key={place} className="border-t border-line-faint align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {when}
                {rooms && (
                  <span className="block text-12 text-soft">
                    {numbered(rooms).map(({ number: of, value: room }) => (
                      <span key={of} className="block">
                        {room.name} <span className="whitespace-nowrap">{room.share}</span>
                      </span>
                    ))}
                  </span>
                )}
              </th>
              <td className={`${number} font-bold`}>
                {fee}
                {share && <span className="block text-12 font-normal text-soft">{share}</span>}
              </td>
              {heads.comesBack && <td className={number}>{comesBack}</td>}
              {heads.earns && <td className={number}>{earned}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {ofPaid && <p className="mt-2 text-12 text-soft">{ofPaid}</p>}
    </>
  );
}
