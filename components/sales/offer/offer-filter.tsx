import { FilterEnd } from '@/components/ui/filter-end';
import { FilterSearch, filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type OfferGroup, offerGroups, offerSorts } from '@/lib/sales/offer/rules/list';
import type { OffersQuery } from '@/lib/sales/offer/schema';

/** The list as its address has it, with something else of it; what is usual stands in no address. */
export function offersHref(query: OffersQuery, change: Partial<Record<keyof OffersQuery, string | undefined>> = {}) {
  const { scope, state, search, agent, month, sort } = { ...query, ...change };
  return paths.offers({
    scope,
    state,
    search: search || undefined,
    agent,
    month,
    sort: sort === 'needs' ? undefined : sort,
  });
}

type Option = { value: string; label: string };

type Props = {
  query: OffersQuery;
  locale: Locale;
  /** Of the lines before one of the groups was chosen. */
  counts: Record<OfferGroup | 'all', number>;
  /** Empty for whoever sees their own offers alone. */
  agents: readonly Option[];
  months: readonly string[];
};

/** Search, agent, month of the stay, order and the groups with their numbers; all of it is the address. */
export async function OfferFilter({ query, locale, counts, agents, months }: Props) {
  const t = await getTranslations('offers');
  const isFiltered = query.search || query.agent || query.month || query.sort !== 'needs';
  return (
    <div className="mb-5">
      <search>
        <form
          action={paths.offers()}
          aria-label={t('filter.label')}
          className="grid grid-cols-2 items-end gap-3 desk:flex desk:flex-wrap"
        >
          {query.scope && <input type="hidden" name="scope" value={query.scope} />}
          {query.state && <input type="hidden" name="state" value={query.state} />}
          <FilterSearch
            label={t('filter.search')}
            value={query.search}
            className="col-span-2 grow desk:max-w-[340px]"
          />
          {agents.length > 0 && (
            <Choice name="agent" label={t('filter.agent')} all={t('filter.everyone')} value={query.agent} of={agents} />
          )}
          <Choice
            name="month"
            label={t('filter.month')}
            all={t('filter.anyMonth')}
            value={query.month}
            of={months.map((value) => ({ value, label: formatMonth(`${value}-01`, locale) }))}
          />
          <Choice
            name="sort"
            label={t('filter.sort')}
            value={query.sort}
            of={offerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
          <FilterEnd
            apply={t('filter.apply')}
            reset={
              isFiltered
                ? {
                    label: t('filter.clear'),
                    href: offersHref(query, { search: '', agent: undefined, month: undefined, sort: 'needs' }),
                  }
                : null
            }
          />
        </form>
      </search>
      <ul className="mt-4 grid grid-cols-3 gap-px overflow-hidden rounded-desk border border-line bg-line text-13 desk:flex desk:gap-5 desk:rounded-none desk:border-0 desk:border-b desk:bg-transparent desk:text-14">
        {(['all', ...offerGroups] as const).map((group) => (
          <li key={group} className="desk:shrink-0">
            <a
              href={offersHref(query, { state: group === 'all' ? undefined : group })}
              data-soft
              aria-current={(query.state ?? 'all') === group ? 'true' : undefined}
              className="flex h-full min-h-11 flex-wrap items-center justify-center gap-x-1.5 bg-surface px-1 py-2 -outline-offset-2! aria-[current]:bg-main-light2 aria-[current]:font-bold aria-[current]:text-main-ink desk:-mb-px desk:h-auto desk:min-h-0 desk:items-baseline desk:border-b-2 desk:border-transparent desk:bg-transparent desk:px-0 desk:aria-[current]:border-accent desk:aria-[current]:bg-transparent desk:aria-[current]:text-ink"
            >
              {t(`tab.${group}`)}
              <span className={`text-12 ${group === 'todo' && counts.todo > 0 ? 'text-warning' : 'text-soft'}`}>
                {counts[group]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; all?: string; value: string | undefined; of: readonly Option[] };

function Choice({ name, label, all, value, of }: ChoiceProps) {
  return (
    <label className={filterLabelClass}>
      {label}
      <select name={name} defaultValue={value ?? ''} className={filterControlClass}>
        {all && <option value="">{all}</option>}
        {of.map(({ value: one, label: name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
