'use client';

import { overlaps } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { isHeld } from '@/lib/rates/stay/rules';
import type { EditedStay, StayChange } from '@/lib/rates/stay/types';
import { fill, priceText } from '../night/calendar-words';
import { Kept } from './stay-editor';
import type { Choice } from './stay-grid';
import { endText, levelText, periodText, type StayWords } from './stay-words';

const MOST_KEPT = 3;

type Props = {
  choice: Choice;
  change: StayChange;
  /** Stays as they would be. */
  after: ReadonlyMap<string, EditedStay>;
  added: readonly Omit<EditedStay, 'id'>[];
  locale: Locale;
  words: StayWords;
};

/** Before and after of the chosen stays, the stays that would be offered, and whom it meets. */
export function StayChanges({ choice, change, after, added, locale, words }: Props) {
  const { property, stays, levels, from, until } = choice;
  const held = stays.filter((stay) => isHeld(stay, property.holds));
  const isPrice = change.kind === 'percent' || change.kind === 'amount';
  const met = new Set(
    property.interests
      .filter((interest) => overlaps(interest, { checkIn: from, checkOut: until }))
      .map(({ agency }) => agency),
  ).size;
  const shown = change.kind === 'length' ? added : stays.filter(({ id }) => after.has(id));
  if (change.kind === 'ownerUse' || change.kind === 'endOwnerUse') return null;
  return (
    <section aria-label={words.changes} className="mt-3">
      {shown.length === 0 ? (
        <p className="text-13 text-soft">{change.kind === 'length' ? words.nothingNew : words.unchanged}</p>
      ) : (
        <div className="max-h-80 overflow-auto">
          <table className="w-full text-13">
            <thead>
              <tr className="border-b border-ink text-12 text-soft *:py-1.5 *:font-normal">
                <th scope="col" className="text-left">
                  {words.stay}
                </th>
                {change.kind === 'close' || change.kind === 'open' ? (
                  <th scope="col" className="text-right">
                    {words.stateColumn}
                  </th>
                ) : (
                  levels.map((level) => (
                    <th key={level} scope="col" className="pl-3 text-right">
                      {levelText(level, words)}
                    </th>
                  ))
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((stay) => {
                const becomes = 'id' in stay ? after.get(stay.id as string) : undefined;
                const priceAt = (one: Omit<EditedStay, 'id'> | undefined, level: string) => {
                  const rate = one?.rates.find(({ serviceLevel }) => serviceLevel === level);
                  if (!rate) return '–';
                  return rate.amount === null ? words.requestShort : priceText(rate.amount, property.currency);
                };
                return (
                  <tr key={`${stay.checkIn} ${stay.checkOut}`} className="border-b border-line-faint *:py-1.5">
                    <th scope="row" className="text-left font-normal whitespace-nowrap">
                      {periodText(stay, locale)}
                    </th>
                    {isPrice || change.kind === 'length' ? (
                      levels.map((level) => {
                        const [was, is] = [priceAt(stay, level), priceAt(becomes ?? stay, level)];
                        return (
                          <td key={level} className="figures pl-3 text-right whitespace-nowrap">
                            {was !== is && <del className="text-soft">{was}</del>}{' '}
                            <span className={was !== is || change.kind === 'length' ? 'font-bold' : ''}>{is}</span>
                          </td>
                        );
                      })
                    ) : (
                      <td className="text-right">
                        <del className="text-soft">{words.state[stay.available ? 'onSale' : 'closed']}</del>{' '}
                        <strong>{words.state[becomes?.available ? 'onSale' : 'closed']}</strong>
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {change.kind !== 'close' && held.length > 0 && (
        <Kept>
          {held.slice(0, MOST_KEPT).map((stay) => {
            const hold = property.holds.find((one) => one.kind !== 'ownerBlock' && overlaps(one, stay));
            const when = hold?.expiresAt ? endText(hold.expiresAt, locale, property.timeZone) : null;
            const period = periodText(stay, locale);
            return (
              <p key={stay.id}>{when ? fill(words.keptOption, { period, when }) : fill(words.keptSold, { period })}</p>
            );
          })}
          {held.length > MOST_KEPT && <p>+ {held.length - MOST_KEPT}</p>}
        </Kept>
      )}
      {isPrice && shown.length > 0 && met > 0 && (
        <p className="mt-3 text-13 text-soft">{fill(met === 1 ? words.metOne : words.met, { count: met })}</p>
      )}
    </section>
  );
}
