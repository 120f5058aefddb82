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
      <ul className="mt-4 flex gap-5 overflow-x-auto border-b border-line text-14">
        {(['all', ...offerGroups] as const).map((group) => (
          <li key={group} className="shrink-0">
            <a
              href={offersHref(query, { state: group === 'all' ? undefined : group })}
              data-soft
              aria-current={(query.state ?? 'all') === group ? 'true' : undefined}
              className="-mb-px inline-flex items-baseline gap-1.5 border-b-2 border-transparent py-2 -outline-offset-2! aria-[current]:border-accent aria-[current]:font-bold"
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
