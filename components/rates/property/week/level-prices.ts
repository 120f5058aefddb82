import type { SeasonView } from '../season/types';
import type { Week, WeekPage } from './week';

export type Asked = { seasons: readonly SeasonView[]; page: Pick<WeekPage, 'levels' | 'currency'> };

/** `amount` in minor units; null: on request. */
type LevelPrice = { level: string; amount: number | null; state: Week['state'] };

/** The service levels at which the week of that key can be asked for. */
export function levelPricesOf({ seasons, page }: Asked, key: string): LevelPrice[] {
  const week = seasons.flatMap(({ months }) => months.flatMap(({ weeks }) => weeks)).find((one) => one.key === key);
  if (week?.state !== 'available' && week?.state !== 'onRequest') return [];
  const { state, cells } = week;
  return page.levels.flatMap(({ level }, column): LevelPrice[] => {
    const amount = cells[column];
    return amount === undefined || amount === 'notOffered' ? [] : [{ level, amount, state }];
  });
}
