import { FilterEnd } from '@/components/ui/filter-end';
import { FilterSearch, filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import { Table } from '@/components/ui/table';
import { retiredAs } from '@/lib/catalogue/manage/fields';
import { listManaged } from '@/lib/catalogue/manage/queries';
import { movedTo } from '@/lib/catalogue/manage/rules';
import type { ManagedLine, ManagedListQuery } from '@/lib/catalogue/manage/schema';
import { type ManagedKind, managedStates } from '@/lib/catalogue/manage/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { FilledBars } from './filled-bars';
import { personText } from './person-text';

type Props = { viewer: Viewer; kind: ManagedKind; query: ManagedListQuery; locale: Locale };

/** All of it is the address, and works without JavaScript. */
export async function ManagedFilter({ kind, query }: Pick<Props, 'kind' | 'query'>) {
  const [t, groups] = await Promise.all([getTranslations('managed.list'), getTranslations('managed.group')]);
  const isFiltered = Boolean(query.search || query.state);
  return (
    <search className="mb-4 block">
      <form action={paths.managed(kind)} className="flex flex-wrap items-end gap-3">
        <FilterSearch label={t('search')} value={query.search} className="w-full desk:w-[260px]" />
        <label className={filterLabelClass}>
          {t('state')}
          <select name="state" defaultValue={query.state ?? ''} className={filterControlClass}>
            <option value="">{t('all')}</option>
            {managedStates.map((state) => (
              <option key={state} value={state}>
                {groups(state)}
              </option>
            ))}
          </select>
        </label>
        <FilterEnd apply={t('apply')} reset={isFiltered ? { label: t('reset'), href: paths.managed(kind) } : null} />
      </form>
    </search>
  );
}

/** Everything of a kind, in parts: what waits first. */
export async function ManagedTable({ viewer, kind, query, locale }: Props) {
  const [t, groups, { results, more }] = await Promise.all([
    getTranslations('managed.list'),
    getTranslations('managed.group'),
    listManaged(viewer, kind, query, locale),
  ]);
  const names = new Map(results.map(({ _id, name }) => [_id, name]));
  const isFiltered = Boolean(query.search || query.state);
  const states = managedStates.filter((state) => results.some((line) => line.state === state));
  return (
    <>
      <Table
        label={t('name')}
        rows={results}
        groups={states.map((state) => {
          const rows = results.filter((line) => line.state === state);
          return { key: state, rows, above: <GroupHead name={groups(state)} count={rows.length} />, below: null };
        })}
        keyOf={({ _id }) => _id}
        empty={t(isFiltered ? 'none' : 'empty')}
        columns={[
          {
            head: t('name'),
            cell: ({ _id, name, detail }) => (
              <>
                <a href={paths.managedOne(kind, _id)} data-soft className="font-bold hover:underline">
                  {name}
                </a>
                <span className="block text-12 text-soft">{detail}</span>
              </>
            ),
          },
          { head: t('filled'), className: 'desk:w-56', cell: ({ filled }) => <FilledBars filled={filled} /> },
          { head: t('state'), cell: (line) => <StateOf {...{ kind, line, names }} /> },
          {
            head: t('changed'),
            cell: (line) => (line.changedAt === null ? null : <LastChange line={line} locale={locale} />),
          },
        ]}
      />
      {more > 0 && <p className="mt-2 text-13 text-soft">{t('more', { count: more })}</p>}
    </>
  );
}

function GroupHead({ name, count }: { name: string; count: number }) {
  return (
    <span className="flex justify-between gap-4 text-14">
      <span className="font-bold">{name}</span>
      <span className="figures text-soft">{count}</span>
    </span>
  );
}

type StateProps = { kind: ManagedKind; line: ManagedLine; names: ReadonlyMap<string, string> };

async function StateOf({ kind, line, names }: StateProps) {
  const t = await getTranslations('managed.state');
  const { state, changes, retired } = line;
  if (state === 'waiting') return <span className="font-bold text-warning">{t('waiting', { count: changes })}</span>;
  if (state === 'missing') return <span className="text-warning">{t('missing')}</span>;
  if (state === 'published') return t('published');
  const target = movedTo(retired);
  return (
    <span className="text-soft">
      {t(target !== null ? 'moved' : retiredAs[kind] === 'address' ? 'removed' : 'retired')}
      {target !== null && <span className="block text-12">{t('movedTo', { name: names.get(target) ?? target })}</span>}
    </span>
  );
}

async function LastChange({ line: { changedAt, changedBy }, locale }: { line: ManagedLine; locale: Locale }) {
  if (changedAt === null) return null;
  const t = await getTranslations('managed.list');
  return (
    <>
      <span className="figures">{formatDay(toDateOnly(new Date(changedAt), OFFICE_TIME_ZONE), locale)}</span>
      <span className="block text-12 text-soft">{changedBy ? personText(t, changedBy) : t('desk')}</span>
    </>
  );
}
