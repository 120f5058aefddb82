import type { EffectiveBrand } from '@/lib/brand/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ListedDeadline, ListedToday, TodayPageQuery, TodayScope } from '@/lib/today/deadline/schema';
import type { Telling } from '@/lib/today/deadline/words';

export type TodayDoer = { viewer: Viewer; brand: EffectiveBrand };

/** A line that is opened, how it is told, and for whom. */
export type LineProps = { line: ListedDeadline; telling: Telling; doer: TodayDoer };

/** A list on a page: what is in it, what was asked for, and the addresses of its other looks. */
export type TodayView = {
  today: ListedToday;
  query: TodayPageQuery;
  /** The address of the page with other things asked for; what is empty is left out. */
  hrefOf: (
    changes: Partial<Record<'kind' | 'day' | 'on' | 'to' | 'of' | 'due' | 'open', string | undefined>>,
  ) => string;
  /** Of the lists this reader may look at, where there are several on this page. */
  scopes?: readonly { scope: TodayScope; href: string }[];
  /** Leads below, with their number. */
  leadsHref?: string;
  /** Who may do what is due in the list itself; without it each line leads to where it is done. */
  doer?: TodayDoer;
};
