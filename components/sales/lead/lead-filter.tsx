import { FilterPeriod } from '@/components/form/filter-period';
import { FilterEnd } from '@/components/ui/filter-end';
import { FilterSearch } from '@/components/ui/filter-fields';
import { translator } from '@/lib/platform/i18n/translator';
import { countedNames, countedOf } from '@/lib/sales/lead/rules/counted';
import { type LeadGroup, leadGroups } from '@/lib/sales/lead/rules/group';
import { type Board, boardHref } from './lead-words';

type Props = { board: Board; counts: Record<LeadGroup | 'all', number> };

/** Search, arrival and the groups with their numbers; all of it is the address, and works without JavaScript. */
export function LeadFilter({ board, counts }: Props) {
  const { path, query, locale } = board;
  const t = translator(locale, 'leads');
  const counted = countedOf(query);
  return (
    <div>
      <search>
        <form action={path} aria-label={t('filter')} className="flex flex-wrap items-end gap-3">
          {query.scope && <input type="hidden" name="scope" value={query.scope} />}
          {query.state && <input type="hidden" name="state" value={query.state} />}
          {Object.entries(counted ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterSearch label={t('search')} value={query.search} className="grow desk:max-w-[280px]" />
          <FilterPeriod from={query.from} until={query.until} words={{ from: t('from'), until: t('until') }} />
          <FilterEnd
            apply={t('apply')}
            reset={
              query.search || query.from || query.until
                ? {
                    label: t('reset'),
                    href: boardHref(board, { search: undefined, from: undefined, until: undefined }),
                  }
                : null
            }
          />
        </form>
      </search>
      {counted && (
        <p className="mt-4 flex flex-wrap gap-x-4 text-13">
          {t('counted')}
          <a
            href={boardHref(board, Object.fromEntries(countedNames.map((name) => [name, undefined])))}
            data-soft
            className="font-bold text-main-ink hover:underline hover:underline-offset-4"
          >
            {t('allLeads')}
          </a>
        </p>
      )}
      <ul className="mt-4 flex gap-5 overflow-x-auto border-b border-line text-14">
        {(['all', ...leadGroups] as const).map((group) => {
          const isHere = (query.state ?? 'all') === group;
          return (
            <li key={group} className="shrink-0">
              <a
                href={boardHref(board, { state: group === 'all' ? undefined : group, 'hotel-lead-id': undefined })}
                data-soft
                aria-current={isHere ? 'true' : undefined}
                className="-mb-px inline-flex items-baseline gap-1.5 border-b-2 border-transparent py-2 -outline-offset-2! aria-[current]:border-accent aria-[current]:font-bold"
              >
                {t(`group.${group}`)}
                <span className="text-12 text-soft">{counts[group]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
