import { formatAmount } from '@/lib/platform/money';
import type { SeasonCell, SeasonWeek } from '@/lib/rates/property/rules/season';
import { enquiryHref, periodText, type WeekPage } from '../week/week';
import { fill } from '../week/words';

/** Read once for a table of two hundred cells. */
export type CellWords = Record<SeasonCell['state'], string> & {
  /** `{price} {state}, {period}, {level}` */
  cell: string;
};

type Props = {
  cell: SeasonCell;
  week: SeasonWeek;
  levelName: string;
  isChosen: boolean;
  page: WeekPage;
  words: CellWords;
};

/** Price and state. What can be asked for is a link: to the enquiry, or, with JavaScript, the choice of that week. */
export function SeasonCellContent({ cell, week, levelName, isChosen, page, words }: Props) {
  const { state } = cell;
  const isShown = state !== 'sold' && state !== 'notOffered' && cell.price.state === 'priced';
  const price = isShown && cell.price.state === 'priced' ? cell.price.price : null;
  const amount = price ? formatAmount(price) : '';
  const word = words[state];
  const slots = (
    <>
      <span>{amount}</span>
      <span className={state}>{word}</span>
    </>
  );
  if (state !== 'available' && state !== 'onRequest') return <span className="slots">{slots}</span>;
  const { serviceLevel } = cell;
  return (
    <a
      className="slots"
      href={enquiryHref(page, { ...week, serviceLevel, state, price })}
      data-state={state}
      data-amount={price?.amount}
      {...(isChosen && { 'aria-current': true })}
      aria-label={fill(words.cell, {
        price: amount,
        state: word,
        period: periodText(week, page),
        level: levelName,
      }).trim()}
    >
      {slots}
    </a>
  );
}
