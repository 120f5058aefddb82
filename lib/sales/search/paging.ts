/** Cards of one page, as in the list of hotels. */
export const CARDS = 12;

type Totals = { total: number; othersTotal: number };

/** From and to, as `slice` takes them. */
type Range = [from: number, to: number];

export type Page = {
  /** The last one, where one beyond it was asked for. */
  page: number;
  pages: number;
  results: Range;
  others: Range;
};

/** What of the results and of the second list stands on a page (1-based): the one list follows the other. */
export function pageOf(asked: number, { total, othersTotal }: Totals): Page {
  const pages = Math.max(1, Math.ceil((total + othersTotal) / CARDS));
  const page = Math.min(asked, pages);
  const [from, to] = [(page - 1) * CARDS, page * CARDS];
  return {
    page,
    pages,
    results: [Math.min(from, total), Math.min(to, total)],
    others: [Math.max(0, from - total), Math.max(0, Math.min(to - total, othersTotal))],
  };
}
